import type { Point } from '../map/plain-map.tsx'
import type { Zone } from './zones.ts'

/** Corners as longitude and latitude. */
export type Outline = [longitude: number, latitude: number][]

const METRES_OF_LATITUDE = 111_320
const METRES_OF_LONGITUDE = 60_700
const STEP_METRES = 100
const LONG_STEP = 10
/** How far a first outline goes beyond the zone's places, in degrees. */
const AROUND = 0.02

const directions: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export const putCorner = (outline: Outline, index: number, { longitude, latitude }: Point) =>
  outline.map((corner, other): Outline[number] =>
    other === index ? [rounded(longitude), rounded(latitude)] : corner,
  )

/** A step by an arrow; undefined for another key. */
export function stepCorner(
  outline: Outline,
  index: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Outline | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const metres = STEP_METRES * (shiftKey ? LONG_STEP : 1)
  const [longitude, latitude] = outline[index]!
  return putCorner(outline, index, {
    longitude: longitude + (direction[1] * metres) / METRES_OF_LONGITUDE,
    latitude: latitude + (direction[0] * metres) / METRES_OF_LATITUDE,
  })
}

/** A new corner half way to the next one. */
export function splitAfter(outline: Outline, index: number): Outline {
  const [one, next] = [outline[index]!, outline[(index + 1) % outline.length]!]
  const middle: Outline[number] = [rounded((one[0] + next[0]) / 2), rounded((one[1] + next[1]) / 2)]
  return outline.toSpliced(index + 1, 0, middle)
}

/** Three corners stay: fewer are no outline. */
export const withoutCorner = (outline: Outline, index: number): Outline =>
  outline.length > 3 ? outline.toSpliced(index, 1) : outline

/** A square around the places of a zone that has no outline yet; Rīga where none has a point. */
export function firstOutline({ places }: Zone): Outline {
  const known = places.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude }],
  )
  const points = known.length > 0 ? known : [{ latitude: 56.95, longitude: 24.1 }]
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const [north, south] = [Math.max(...latitudes) + AROUND, Math.min(...latitudes) - AROUND]
  const [east, west] = [Math.max(...longitudes) + AROUND, Math.min(...longitudes) - AROUND]
  const corners: Outline = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
  return corners.map(([longitude, latitude]) => [rounded(longitude), rounded(latitude)])
}

const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
