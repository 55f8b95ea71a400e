import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { zoneWords } from '../../words/office/zones.ts'
import { useWords } from '../../words/use-words.ts'
import { boxOf, PlaceNames, placeOf, PlainMap, type Point, pointAt } from '../map/plain-map.tsx'
import { type Outline, putCorner, splitAfter, stepCorner, withoutCorner } from './outline.ts'
import type { Zone } from './zones.ts'

type Props = {
  zone: Zone
  zones: readonly Zone[]
  outline: Outline
  onChange: (outline: Outline) => void
}

type Box = { left: number; top: number; wide: number; high: number }

const MARGIN = 20

/** The map stays where it was while corners move. */
function useBox(outline: Outline) {
  const [viewBox] = useState(() =>
    boxOf(
      outline.map(([longitude, latitude]) => ({ longitude, latitude })),
      MARGIN,
    ),
  )
  const [left, top, wide, high] = viewBox.split(' ').map(Number) as [number, number, number, number]
  return { viewBox, box: { left, top, wide, high } }
}

/** The outline among its neighbours, with a handle at each corner. */
export function OutlineMap({ zone, zones, outline, onChange }: Props) {
  const words = useWords(zoneWords)
  const { viewBox, box } = useBox(outline)
  const [current, setCurrent] = useState(0)
  const add = (index: number) => {
    onChange(splitAfter(outline, index))
    setCurrent(index + 1)
  }
  const remove = (index: number) => {
    onChange(withoutCorner(outline, index))
    setCurrent(Math.max(0, index - 1))
  }
  const drawn = zones.map((other) =>
    other.code === zone.code ? { ...other, shape: outline, ourCourier: true } : other,
  )
  return (
    <div>
      <div className="zones-outline" style={{ aspectRatio: `${box.wide} / ${box.high}` }}>
        <PlainMap zones={drawn} viewBox={viewBox} label={words.map} current={zone.code}>
          <PlaceNames zones={zones} viewBox={viewBox} />
        </PlainMap>
        <Corners {...{ outline, onChange, box, current, setCurrent, add, remove }} />
      </div>
      <p className="row">
        <Button look="line" onClick={() => add(current)}>
          {words.addCorner}
        </Button>
        <Button look="text" onClick={() => remove(current)}>
          {words.removeCorner}
        </Button>
      </p>
    </div>
  )
}

type CornersProps = Pick<Props, 'outline' | 'onChange'> & {
  box: Box
  current: number
  setCurrent: (index: number) => void
  add: (index: number) => void
  remove: (index: number) => void
}

/** A corner is dragged, or moved by the arrows; Enter adds one after it, Delete removes it. */
function Corners({ outline, onChange, box, current, setCurrent, add, remove }: CornersProps) {
  const press = (index: number) => (event: KeyboardEvent) => {
    const stepped = stepCorner(outline, index, event)
    if (stepped) onChange(stepped)
    else if (event.key === 'Enter') add(index)
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index)
    else return
    event.preventDefault()
  }
  return outline.map(([longitude, latitude], index) => (
    <Corner
      // oxlint-disable-next-line react/no-array-index-key -- a corner is its number
      key={index}
      number={index + 1}
      point={{ longitude, latitude }}
      box={box}
      isCurrent={index === current}
      onFocus={() => setCurrent(index)}
      onKeyDown={press(index)}
      onDrag={(point) => onChange(putCorner(outline, index, point))}
    />
  ))
}

type CornerProps = {
  number: number
  point: Point
  box: Box
  isCurrent: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onDrag: (point: Point) => void
}

function Corner({ number, point, box, isCurrent, onDrag, ...events }: CornerProps) {
  const words = useWords(zoneWords)
  const handle = useRef<HTMLButtonElement>(null)
  const wasCurrent = useRef(isCurrent)
  // The first corner is current from the beginning and does not take the focus from the heading.
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) handle.current?.focus()
    wasCurrent.current = isCurrent
  }, [isCurrent])
  const { x, y } = placeOf(point)
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const map = currentTarget.parentElement!.getBoundingClientRect()
    const across = ((clientX - map.left) / map.width) * box.wide
    const down = ((clientY - map.top) / map.height) * box.high
    onDrag(pointAt(box.left + across, box.top + down))
  }
  return (
    <button
      ref={handle}
      type="button"
      className="zones-outline__corner"
      aria-label={`${words.corner(number)}: ${point.latitude}, ${point.longitude}`}
      aria-describedby="zones-outline-keys"
      aria-current={isCurrent ? 'true' : undefined}
      style={{
        insetInlineStart: `${((x - box.left) / box.wide) * 100}%`,
        insetBlockStart: `${((y - box.top) / box.high) * 100}%`,
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      {...events}
    />
  )
}
