import { addLoads, hasRoom, noLoad } from '../territory/capacity.ts'

/** What has to be driven to one door. */
export type StopToPlan<Order = number> = {
  orders: readonly Order[]
  zone: string
  /** Town, part of the town and street, as they are sorted. */
  street: string
  houseNumber: string
  bottles: number
  grams: number
}

/** Whichever of its limits is reached first fills a van. */
export type VanToPlan = {
  vehicleId: number
  maxBottles: number
  maxGrams: number
  maxStops: number | null
  maxMinutes: number | null
}

export type PlannedRun<Order = number> = {
  vehicleId: number
  /** The van's first, second … loading of the day. */
  number: number
  zones: string[]
  stops: StopToPlan<Order>[]
}

/**
 * The runs of a day, until a person plans them: the zones go to the vans in turn, each van drives
 * its stops zone by zone and street by street, and comes back to load when it is full. Without a
 * van there are no runs.
 */
export function planRuns<Order>(
  stops: readonly StopToPlan<Order>[],
  vans: readonly VanToPlan[],
): PlannedRun<Order>[] {
  if (vans.length === 0) return []
  const byZone = Map.groupBy(stops.toSorted(inOrderOfStreet), ({ zone }) => zone)
  const zones = [...byZone.values()]
  return vans.flatMap((van, index) => {
    const own = zones.filter((_, at) => at % vans.length === index).flat()
    return loadingsOf(own, van).map((loading, at) => ({
      vehicleId: van.vehicleId,
      number: at + 1,
      zones: [...new Set(loading.map(({ zone }) => zone))],
      stops: loading,
    }))
  })
}

/** Splits the stops where the van is full; a stop that is too much for any van goes alone. */
function loadingsOf<Order>(
  stops: readonly StopToPlan<Order>[],
  van: VanToPlan,
): StopToPlan<Order>[][] {
  const loadings: StopToPlan<Order>[][] = []
  let loaded = noLoad
  for (const stop of stops) {
    const load = { bottles: stop.bottles, grams: stop.grams, stops: 1 }
    const current = loadings.at(-1)
    if (current && hasRoom(van, noLoad, addLoads(loaded, load))) current.push(stop)
    else loadings.push([stop])
    loaded = loadings.at(-1) === current ? addLoads(loaded, load) : load
  }
  return loadings
}

const inOrderOfStreet = (a: StopToPlan<unknown>, b: StopToPlan<unknown>) =>
  compare(a.zone, b.zone) || compare(a.street, b.street) || compare(a.houseNumber, b.houseNumber)

const collator = new Intl.Collator('lv', { numeric: true })
const compare = (a: string, b: string) => collator.compare(a, b)
