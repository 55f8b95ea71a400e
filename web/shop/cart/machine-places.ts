import type { ParcelMachine } from '../../../contract/shop/addresses.ts'

export type Place = { latitude: number; longitude: number }

const KM_PER_DEGREE = 111.2

/** Kilometres east and north of a place; the earth is flat enough across a town. */
const offsetFrom = (home: Place, { latitude, longitude }: Place) => ({
  east: (longitude - home.longitude) * KM_PER_DEGREE * Math.cos((home.latitude * Math.PI) / 180),
  north: (latitude - home.latitude) * KM_PER_DEGREE,
})

export function kilometres(home: Place, place: Place): number {
  const { east, north } = offsetFrom(home, place)
  return Math.hypot(east, north)
}

/** Rings that people think in. */
const rings = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]

type Point = { x: number; y: number }

export type MachinePlaces = {
  /** The circle around the address, in kilometres and in the picture. */
  ringKm: number
  ring: number
  points: (Point & { id: number })[]
}

const HOUSE: Point = { x: 0, y: 0 }
/** So far apart both of two marks can be read. */
const MARK_WIDTH = 22
const PASSES = 8

function moveAway(point: Point, from: Point) {
  const [east, south] = [point.x - from.x, point.y - from.y]
  if (Math.hypot(east, south) >= MARK_WIDTH) return
  const angle = Math.atan2(south, east)
  point.x = from.x + MARK_WIDTH * Math.cos(angle)
  point.y = from.y + MARK_WIDTH * Math.sin(angle)
}

/** Marks that would cover the house or one another; the nearer one stays. */
function movedApart<Mark extends Point>(marks: readonly Mark[]): Mark[] {
  const moved = marks.map((mark) => ({ ...mark }))
  for (let pass = 0; pass < PASSES; pass += 1)
    for (const [index, mark] of moved.entries())
      for (const nearer of [HOUSE, ...moved.slice(0, index)]) moveAway(mark, nearer)
  return moved
}

/**
 * Where machines stand around an address, the nearest first, in a picture of this radius with the
 * address amid.
 */
export function placesAround(
  home: Place,
  machines: readonly ParcelMachine[],
  radius: number,
): MachinePlaces {
  const offsets = machines.map((machine) => ({ id: machine.id, ...offsetFrom(home, machine) }))
  const farthest = Math.max(0.1, ...offsets.map(({ east, north }) => Math.hypot(east, north)))
  const scale = radius / farthest
  const ringKm = rings.findLast((km) => km <= farthest) ?? rings[0]!
  return {
    ringKm,
    ring: ringKm * scale,
    points: movedApart(
      offsets.map(({ id, east, north }) => ({ id, x: east * scale, y: -north * scale })),
    ),
  }
}
