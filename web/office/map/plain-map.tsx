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

type Shape = { code: string; shape: readonly (readonly [number, number])[] | null }

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
        ({ code, shape }) =>
          shape && (
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
