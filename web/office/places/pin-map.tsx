import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { placeWords } from '../../words/office/places.ts'
import { useWords } from '../../words/use-words.ts'
import { RetryNote } from '../kit/retry-note.tsx'
import { PlaceNames, placeOf, PlainMap, type Point, pointAt } from '../map/plain-map.tsx'
import { api } from '../session/api.ts'

const STEP_METRES = 25
const LONG_STEP = 20
const METRES_OF_LATITUDE = 111_320
const METRES_OF_LONGITUDE = 60_700
const WIDEST = 160
const NARROWEST = 2.5

const directions: Record<string, readonly [number, number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

type Props = { point: Point; zone: string; onMove: (point: Point) => void }

/** A plain map with one pin. The arrows move it, a press puts it, `+` and `-` zoom. */
export function PinMap({ point, zone, onMove }: Props) {
  const words = useWords(placeWords)
  const zones = useLoaded('zones', () => api.listOfficeZones())
  const view = useMapView(point)
  const { wide, viewBox, zoom } = view
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (event.key === '+' || event.key === '-') zoom(event.key === '+' ? 0.5 : 2)
    else if (direction) onMove(stepped(point, direction, event.shiftKey ? LONG_STEP : 1))
    else return
    event.preventDefault()
  }
  const { x, y } = placeOf(point)
  const rows = zones.value?.rows ?? []
  return (
    <div>
      <RetryNote from={zones} />
      <div className="places__map">
        <PlainMap zones={rows} viewBox={viewBox} label={words.map} current={zone}>
          <PlaceNames zones={rows} viewBox={viewBox} />
          <circle className="places__pin" cx={x} cy={y} r={wide / 60} />
        </PlainMap>
        <button
          type="button"
          className="places__press"
          aria-label={`${words.pin}: ${point.latitude}, ${point.longitude}`}
          aria-describedby="places-keys"
          onKeyDown={onKeyDown}
          onClick={(event) => event.detail > 0 && onMove(pressedPoint(event, view))}
        />
      </div>
      <p className="quiet tiny" id="places-keys">
        {words.keys}
      </p>
      <ZoomButtons onZoom={zoom} />
    </div>
  )
}

function ZoomButtons({ onZoom }: { onZoom: (by: number) => void }) {
  const words = useWords(placeWords)
  return (
    <p className="row">
      <Button look="line" onClick={() => onZoom(0.5)}>
        {words.nearer}
      </Button>
      <Button look="line" onClick={() => onZoom(2)}>
        {words.farther}
      </Button>
    </p>
  )
}

/** What of the map is seen; zooming brings the pin into the middle. */
function useMapView(point: Point) {
  const [middle, setMiddle] = useState(point)
  const [wide, setWide] = useState(40)
  const centre = placeOf(middle)
  const box = { x: centre.x - wide / 2, y: centre.y - wide / 3 }
  const zoom = (by: number) => {
    setWide((before) => Math.min(WIDEST, Math.max(NARROWEST, before * by)))
    setMiddle(point)
  }
  return { wide, box, viewBox: `${box.x} ${box.y} ${wide} ${(wide * 2) / 3}`, zoom }
}

type MapView = ReturnType<typeof useMapView>

function pressedPoint(event: MouseEvent<HTMLElement>, { box, wide }: MapView): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const across = (event.clientX - left) / width
  const down = (event.clientY - top) / height
  return pointAt(box.x + across * wide, box.y + (down * wide * 2) / 3)
}

function stepped(
  { latitude, longitude }: Point,
  [north, east]: readonly [number, number],
  times: number,
): Point {
  const metres = STEP_METRES * times
  return {
    latitude: latitude + (north * metres) / METRES_OF_LATITUDE,
    longitude: longitude + (east * metres) / METRES_OF_LONGITUDE,
  }
}
