import type { Zone } from '../../../contract/shop-rules.ts'
import { labelPosition, type Point } from './zone-label.ts'

export type DrawnZone = { zone: Zone; path: string; labelX: number; labelY: number }

export type ZoneDrawing = { width: number; height: number; zones: DrawnZone[] }

const WIDTH = 640
const EDGE = 12

/** A degree of longitude is that much shorter than one of latitude here. */
const SQUEEZE = Math.cos((56.95 * Math.PI) / 180)

/** Narrower than this, a zone needs a closer look to be seen. */
const TOWN_DEGREES = 0.3

/** Zones of the city, which a map of the country would show as dots. */
export const isTownZone = ({ shape }: Zone): boolean => {
  const longitudes = shape.map(([longitude]) => longitude)
  return Math.max(...longitudes) - Math.min(...longitudes) < TOWN_DEGREES
}

/** The zones' own outlines as paths: the country is small enough for a plain projection. There is at least one, and each has an outline. */
export function drawZones(zones: readonly Zone[]): ZoneDrawing {
  const flat = zones.map(({ shape }) =>
    shape.map(([longitude, latitude]): Point => [longitude * SQUEEZE, -latitude]),
  )
  const points = flat.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [west, north] = [Math.min(...xs), Math.min(...ys)]
  const scale = (WIDTH - 2 * EDGE) / (Math.max(...xs) - west)
  const place = ([x, y]: Point): Point => [
    tenth(EDGE + (x - west) * scale),
    tenth(EDGE + (y - north) * scale),
  ]
  const outlines = flat.map((corners) => corners.map(place))
  return {
    width: WIDTH,
    height: Math.ceil((Math.max(...ys) - north) * scale) + 2 * EDGE,
    zones: zones.map((zone, index) => {
      const corners = outlines[index]!
      const [labelX, labelY] = labelPosition(
        corners,
        outlines.filter((other) => other !== corners),
      )
      return {
        zone,
        path: `M${corners.map((corner) => corner.join(' ')).join('L')}Z`,
        labelX: tenth(labelX),
        labelY: tenth(labelY),
      }
    }),
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10
