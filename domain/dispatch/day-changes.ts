/** What a driver is told of a stop that the office has changed, before it counts as seen. */
export type StopChange = {
  stopId: number
  kind: 'added' | 'withdrawn' | 'changed'
  /** The place in the run, as the driver knew it or now knows it. */
  position: number
  address: string
}

/** What of a stop of the phone's package changes matter for. */
export type PlannedStop = {
  id: number
  position: number
  address: string
  state: string
  promisedUntil?: string | null
  orders: readonly {
    orderId: number
    note: string
    lines: readonly { goodId: number; ordered: number; returned: number }[]
  }[]
}

const isDriven = ({ state }: PlannedStop) => state !== 'moved' && state !== 'withdrawn'

/** What has changed between the day that the driver knows and the one that has just come. */
export function changesOfDay(
  known: readonly PlannedStop[],
  fresh: readonly PlannedStop[],
): StopChange[] {
  const before = new Map(known.filter(isDriven).map((stop) => [stop.id, stop]))
  const after = new Map(fresh.filter(isDriven).map((stop) => [stop.id, stop]))
  const waits = (stop: PlannedStop) => stop.state === 'waiting'
  return [
    ...[...before.values()]
      .filter((stop) => waits(stop) && !after.has(stop.id))
      .map((stop) => changeOf(stop, 'withdrawn')),
    ...[...after.values()].filter(waits).flatMap((stop) => {
      const former = before.get(stop.id)
      if (!former) return [changeOf(stop, 'added')]
      return contentOf(former) === contentOf(stop) ? [] : [changeOf(stop, 'changed')]
    }),
  ]
}

const changeOf = (
  { id, position, address }: PlannedStop,
  kind: StopChange['kind'],
): StopChange => ({
  stopId: id,
  kind,
  position,
  address,
})

const contentOf = ({ address, orders, promisedUntil = null }: PlannedStop): string =>
  JSON.stringify([
    address,
    promisedUntil,
    orders.map(({ orderId, note, lines }) => [
      orderId,
      note,
      lines.map(({ goodId, ordered, returned }) => [goodId, ordered, returned]),
    ]),
  ])

/** A stop that is no longer planned stays while the driver is at it, or has told of it. */
export function withStopsInHand<Stop extends PlannedStop>(
  known: readonly Stop[],
  fresh: readonly Stop[],
  inHand: ReadonlySet<number>,
): Stop[] {
  const ids = new Set(fresh.map(({ id }) => id))
  const left = known.filter(({ id }) => inHand.has(id) && !ids.has(id))
  return [...fresh, ...left.map((stop) => ({ ...stop, state: 'withdrawn' }))]
}

/** A stop is said once, as what it has become since the driver last pressed OK. */
export function addChanges(
  waiting: readonly StopChange[],
  fresh: readonly StopChange[],
): StopChange[] {
  const changed = new Map(fresh.map((change) => [change.stopId, change]))
  return [
    ...waiting.flatMap((change) => {
      const next = changed.get(change.stopId)
      changed.delete(change.stopId)
      if (!next) return [change]
      // What came and went unseen needs no OK.
      if (change.kind === 'added' && next.kind === 'withdrawn') return []
      return [change.kind === 'added' ? { ...next, kind: 'added' as const } : next]
    }),
    ...changed.values(),
  ]
}
