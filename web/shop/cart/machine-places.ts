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

export type MachinePlaces = {
  /** The circle around the address, in kilometres and in the picture. */
  ringKm: number
  ring: number
  points: { id: number; x: number; y: number }[]
}

/** Where machines stand around an address, in a picture of this radius with the address amid. */
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
    points: offsets.map(({ id, east, north }) => ({ id, x: east * scale, y: -north * scale })),
  }
}
