import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { zoneWords } from '../../words/office/zones.ts'
import { useWords } from '../../words/use-words.ts'
import { boxOf, PlaceNames, placeOf, PlainMap, pointAt } from '../map/plain-map.tsx'
import { type Outline, putCorner, splitAfter, stepCorner, withoutCorner } from './outline.ts'
import type { Zone } from './zones.ts'

type Props = {
  zone: Zone
  zones: readonly Zone[]
  outline: Outline
  onChange: (outline: Outline) => void
}

const MARGIN = 20

const pointsOf = (outline: Outline) =>
  outline.map(([longitude, latitude]) => ({ longitude, latitude }))

/** The outline among its neighbours, with a handle at each corner. */
export function OutlineMap({ zone, zones, outline, onChange }: Props) {
  const words = useWords(zoneWords)
  const frame = useRef<HTMLDivElement>(null)
  // The map stays where it was while corners move.
  const [viewBox] = useState(() => boxOf(pointsOf(outline), MARGIN))
  const [focused, setFocused] = useState<number>()
  const [left, top, wide, high] = viewBox.split(' ').map(Number) as [number, number, number, number]
  useEffect(() => {
    if (focused !== undefined)
      frame.current?.querySelectorAll<HTMLElement>('button')[focused]?.focus()
  }, [focused])
  const drawn = zones.map((other) =>
    other.code === zone.code ? { ...other, shape: outline, ourCourier: true } : other,
  )
  const drag = (index: number) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = frame.current!.getBoundingClientRect()
    const across = (event.clientX - box.left) / box.width
    const down = (event.clientY - box.top) / box.height
    onChange(putCorner(outline, index, pointAt(left + across * wide, top + down * high)))
  }
  const press = (index: number) => (event: KeyboardEvent) => {
    const stepped = stepCorner(outline, index, event)
    if (stepped) onChange(stepped)
    else if (event.key === 'Enter') {
      onChange(splitAfter(outline, index))
      setFocused(index + 1)
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      onChange(withoutCorner(outline, index))
      setFocused(Math.max(0, index - 1))
    } else return
    event.preventDefault()
  }
  return (
    <div className="zones-outline" ref={frame} style={{ aspectRatio: `${wide} / ${high}` }}>
      <PlainMap zones={drawn} viewBox={viewBox} label={words.map} current={zone.code}>
        <PlaceNames zones={zones} viewBox={viewBox} />
      </PlainMap>
      {outline.map(([longitude, latitude], index) => {
        const { x, y } = placeOf({ longitude, latitude })
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a corner is its number
            key={index}
            type="button"
            className="zones-outline__corner"
            aria-label={`${words.corner(index + 1)}: ${latitude}, ${longitude}`}
            aria-describedby="zones-outline-keys"
            style={{
              insetInlineStart: `${((x - left) / wide) * 100}%`,
              insetBlockStart: `${((y - top) / high) * 100}%`,
            }}
            onKeyDown={press(index)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(index)}
          />
        )
      })}
    </div>
  )
}
