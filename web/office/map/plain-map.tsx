import type { ReactNode } from 'react'
import './map.css'

export type Point = { latitude: number; longitude: number }

/** A degree of longitude is shorter than one of latitude in Latvia. */
const SHORTER = 0.545
const SCALE = 1_000

/** Where a point is on the plain map. */
export const placeOf = ({ latitude, longitude }: Point) => ({
  x: longitude * SHORTER * SCALE,
  y: -latitude * SCALE,
})

export const pointAt = (x: number, y: number): Point => ({
  latitude: -y / SCALE,
  longitude: x / SHORTER / SCALE,
})

type Shape = {
  code: string
  ourCourier: boolean
  shape: readonly (readonly [number, number])[] | null
  places: readonly {
    name: string
    city: string
    latitude: number | null
    longitude: number | null
  }[]
}

export const pathOf = (shape: readonly (readonly [number, number])[]): string =>
  shape
    .map(([longitude, latitude], index) => {
      const { x, y } = placeOf({ latitude, longitude })
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`
    })
    .join('') + 'Z'

/** The box of the map around points, in its own units. */
export function boxOf(points: readonly Point[], margin: number): string {
  const places = points.map(placeOf)
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const wide = Math.max(...xs) + margin - left
  const high = Math.max(...ys) + margin - top
  return `${left} ${top} ${wide} ${high}`
}

type Props = {
  zones: readonly Shape[]
  viewBox: string
  label: string
  current?: string | undefined
  children?: ReactNode
}

/** The outlines of the zones, drawn without anything from outside. */
export function PlainMap({ zones, viewBox, label, current, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here
    <svg className="map" viewBox={viewBox} role="img" aria-label={label}>
      {zones.map(
        ({ code, shape, ourCourier }) =>
          shape &&
          ourCourier && (
            <path
              key={code}
              d={pathOf(shape)}
              className={code === current ? 'map__zone map__zone--current' : 'map__zone'}
            >
              <title>{code}</title>
            </path>
          ),
      )}
      {children}
    </svg>
  )
}

/** Towns and neighbourhoods by name, to know one's way without roads. */
export function PlaceNames({ zones, viewBox }: Pick<Props, 'zones' | 'viewBox'>) {
  const size = widthOf(viewBox) / 46
  const names = zones
    .filter(({ ourCourier }) => ourCourier)
    .flatMap(({ places }) => places)
    .flatMap(({ name, city, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : [{ said: name || city, ...placeOf({ latitude, longitude }) }],
    )
  return names.map(({ said, x, y }) => (
    <g key={`${said} ${x}`} className="map__place">
      <circle cx={x} cy={y} r={size / 4} />
      <text x={x + size / 2} y={y + size / 3} fontSize={size}>
        {said}
      </text>
    </g>
  ))
}

/** The codes of the zones that have room for theirs, each where no other zone lies. */
export function ZoneCodes({ zones, viewBox }: Pick<Props, 'zones' | 'viewBox'>) {
  const size = widthOf(viewBox) / 30
  const drawn = zones.flatMap(({ code, shape, ourCourier }) =>
    shape && ourCourier ? [{ code, corners: cornersOf(shape) }] : [],
  )
  return drawn.map(({ code, corners }) => {
    const xs = corners.map(({ x }) => x)
    if (Math.max(...xs) - Math.min(...xs) < 3 * size) return null
    const others = drawn.filter((other) => other.code !== code)
    const free = codePlaces(corners).find((place) =>
      others.every((other) => !isInside(place, other.corners)),
    )
    const { x, y } = free ?? middleOf(corners)
    return (
      <text key={code} className="map__code" x={x} y={y} dy="0.35em" fontSize={size}>
        {code}
      </text>
    )
  })
}

type Place = ReturnType<typeof placeOf>

const cornersOf = (shape: readonly (readonly [number, number])[]): Place[] =>
  shape.map(([longitude, latitude]) => placeOf({ latitude, longitude }))

const middleOf = (corners: readonly Place[]): Place => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})

/** The middle, then further and further towards the corners. */
function codePlaces(corners: readonly Place[]): Place[] {
  const middle = middleOf(corners)
  const towards = (part: number) =>
    corners.map(({ x, y }) => ({
      x: middle.x + part * (x - middle.x),
      y: middle.y + part * (y - middle.y),
    }))
  return [middle, ...towards(0.5), ...towards(0.75)]
}

/** A ray to the right crosses the outline an odd number of times. */
const isInside = ({ x, y }: Place, corners: readonly Place[]): boolean =>
  corners.filter((from, index) => {
    const to = corners[(index + 1) % corners.length]!
    const crosses = from.y > y !== to.y > y
    return crosses && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
  }).length %
    2 ===
  1

const widthOf = (viewBox: string) => Number(viewBox.split(' ')[2])
