type Stop = {
  id: number
  address: string
  place: { latitude: number; longitude: number } | null
}

/**
 * The stops of a run in the driver's own order, by door: neighbours in one house make one card. The
 * place of the house decides, and where it is unknown the address as it is written.
 */
export function doorsOfRun<Of extends Stop>(stops: readonly Of[]): Of[][] {
  const doors: Of[][] = []
  for (const stop of stops) {
    const last = doors.at(-1)
    if (last && isSameDoor(last[0]!, stop)) last.push(stop)
    else doors.push([stop])
  }
  return doors
}

const isSameDoor = (a: Stop, b: Stop): boolean =>
  a.place !== null && b.place !== null
    ? a.place.latitude === b.place.latitude && a.place.longitude === b.place.longitude
    : a.address === b.address

/** The stops that still wait, as the driver has put them in order; new ones follow as planned. */
export function orderedByDriver<Of extends { id: number }>(
  stops: readonly Of[],
  order: readonly number[],
): Of[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const placeOf = ({ id }: Of) => place.get(id) ?? order.length
  return stops.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** "Šī nākamā": the stop goes before all others, whose order stays. */
export const putNext = (stopId: number, order: readonly number[]): number[] => [
  stopId,
  ...order.filter((id) => id !== stopId),
]

/** "Vēlāk": the stop goes to the end. */
export const putLast = (stopId: number, order: readonly number[]): number[] => [
  ...order.filter((id) => id !== stopId),
  stopId,
]
