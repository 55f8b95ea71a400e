import type { Zone } from '../../../contract/shop/shop-rules.ts'
import { labelPosition, type Point } from '../../ui/label-position.ts'

export type DrawnZone = { zone: Zone; path: string; labelX: number; labelY: number }

export type ZoneDrawing = { width: number; height: number; zones: DrawnZone[] }

const WIDTH = 640
const EDGE = 12

/** A degree of longitude is shorter than one of latitude by this factor at Riga's latitude. */
const LONGITUDE_SCALE = Math.cos((56.95 * Math.PI) / 180)

/** Zones narrower than this are shown on the map of the town. */
const MAX_TOWN_WIDTH_DEGREES = 0.3

/** On a map of the country these zones would be dots. */
export const isTownZone = ({ shape }: Zone): boolean => {
  const longitudes = shape.map(([longitude]) => longitude)
  return Math.max(...longitudes) - Math.min(...longitudes) < MAX_TOWN_WIDTH_DEGREES
}

/**
 * Needs at least one zone, and an outline of each. A plain projection suffices for a small country.
 */
export function drawZones(zones: readonly Zone[]): ZoneDrawing {
  const flat = zones.map(({ shape }) =>
    shape.map(([longitude, latitude]): Point => [longitude * LONGITUDE_SCALE, -latitude]),
  )
  const points = flat.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [west, north] = [Math.min(...xs), Math.min(...ys)]
  const scale = (WIDTH - 2 * EDGE) / (Math.max(...xs) - west)
  const project = ([x, y]: Point): Point => [
    tenth(EDGE + (x - west) * scale),
    tenth(EDGE + (y - north) * scale),
  ]
  const outlines = flat.map((corners) => corners.map(project))
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
