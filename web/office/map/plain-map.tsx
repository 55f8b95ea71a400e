import type { ReactNode } from 'react'
import { labelPosition, type Outline } from '../../ui/label-position.ts'
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

/** Zones with the places of their codes, where no other zone lies. */
export function withCodePlaces<Zone extends Shape>(zones: readonly Zone[]) {
  const outlines = new Map(
    zones.flatMap(({ code, shape, ourCourier }) =>
      shape && ourCourier ? [[code, outlineOf(shape)] as const] : [],
    ),
  )
  return zones.map((zone) => {
    const outline = outlines.get(zone.code)
    const others = [...outlines.values()].filter((other) => other !== outline)
    return { ...zone, codeAt: outline && labelPosition(outline, others) }
  })
}

type Coded = Shape & Pick<ReturnType<typeof withCodePlaces>[number], 'codeAt'>

/** The codes of the zones that have room for theirs. */
export function ZoneCodes({ zones, viewBox }: { zones: readonly Coded[]; viewBox: string }) {
  const size = widthOf(viewBox) / 30
  return zones.map(({ code, shape, codeAt }) => {
    if (!shape || !codeAt) return null
    const xs = outlineOf(shape).map(([x]) => x)
    if (Math.max(...xs) - Math.min(...xs) < 3 * size) return null
    const [x, y] = codeAt
    return (
      <text key={code} className="map__code" x={x} y={y} dy="0.35em" fontSize={size}>
        {code}
      </text>
    )
  })
}

const outlineOf = (shape: readonly (readonly [number, number])[]): Outline =>
  shape.map(([longitude, latitude]) => {
    const { x, y } = placeOf({ latitude, longitude })
    return [x, y]
  })

const widthOf = (viewBox: string) => Number(viewBox.split(' ')[2])
