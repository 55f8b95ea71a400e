import type { DriverDay } from '../../../contract/driver/day.ts'
import { settleDoor } from '../../../domain/dispatch/door-sums.ts'
import { orderedByDriver } from '../../../domain/dispatch/doors-of-run.ts'
import {
  outcomeOfStop,
  type StopCount,
  type StopOutcome,
} from '../../../domain/dispatch/stop-events.ts'
import { type Cents, sumOf } from '../../../domain/money.ts'
import type { StoredEvent } from '../memory/stored-event.ts'
import { eventOf } from './event-of.ts'

export type DayRun = DriverDay['runs'][number]
export type DayStop = DriverDay['stops'][number]

/** A stop with what this phone has told of it. */
export type RoadStop = DayStop & {
  outcome: StopOutcome
  /** What this phone has told last of how it went there. */
  last: StoredEvent | undefined
  isCalled: boolean
}

export type Road = {
  day: DriverDay
  run: DayRun
  /** Those that still wait, as the driver goes; then those that are over. */
  open: RoadStop[]
  over: RoadStop[]
  van: {
    full: number
    empty: number
    /** The empties by good. */
    empties: ReadonlyMap<number, number>
    cashCents: Cents
  }
}

/** The house is read at the wheel; the part of the town is for two streets of one name. */
export const houseOf = ({ address }: Pick<DayStop, 'address'>): string => address.split(', ')[0]!

export const areaOf = ({ address }: Pick<DayStop, 'address'>): string =>
  address
    .split(', ')
    .slice(1)
    .filter((part) => !part.startsWith('LV-'))
    .join(', ')

/** A run by the day's package and by what this phone has told since. */
export function roadOf(
  day: DriverDay,
  run: DayRun,
  events: readonly StoredEvent[],
  order: readonly number[],
): Road {
  const stops = day.stops
    .filter(({ runId }) => runId === run.id)
    .toSorted((a, b) => a.position - b.position)
    .map((stop) => withOutcome(stop, events))
    .filter((stop) => isDriven(stop) || toldAt(stop) !== null)
  const open = orderedByDriver(stops.filter(isOpen), order)
  return {
    day,
    run,
    open,
    over: stops.filter((stop) => !isOpen(stop)),
    van: vanOf(day, run, stops),
  }
}

/** Being there, or calling, says nothing of how it went. */
const onlyBeing: ReadonlySet<string> = new Set(['arrived', 'called', 'door'])

function withOutcome(stop: DayStop, events: readonly StoredEvent[]): RoadStop {
  const own = events.filter(({ stopId }) => stopId === stop.id)
  return {
    ...stop,
    outcome: outcomeOfStop(own.map(eventOf)),
    last: own.findLast(({ fact }) => !onlyBeing.has(fact.kind)),
    isCalled: own.some(({ fact }) => fact.kind === 'called'),
  }
}

/** What the office took off is shown all the same, where it was driven before that was known. */
const isDriven = ({ state }: DayStop): boolean => state !== 'moved' && state !== 'withdrawn'

/** What this phone has told goes before what the server knew when it made the package. */
const isOpen = ({ state, told, outcome, last }: RoadStop): boolean =>
  state === 'waiting' && (last ? outcome.state === 'waiting' : told === 'waiting')

type Counted = { counts: readonly StopCount[]; cashCents: Cents }

/** What was counted at a stop: by this phone, else by one that drove before it. */
export function toldAt({ outcome, last, counted }: RoadStop): Counted | null {
  if (outcome.state !== 'waiting') return outcome.fact
  return last ? null : counted
}

/** Bottles of another firm are counted apart, as at the hand-in. */
const emptiesOf = ({ taken }: StopCount) => taken

const emptiesByGood = (counts: readonly StopCount[]) =>
  new Map(
    [...Map.groupBy(counts, ({ goodId }) => goodId)]
      .map(([goodId, own]) => [goodId, sumOf(own, emptiesOf)] as const)
      .filter(([, pieces]) => pieces > 0),
  )

export const isBottle = ({ goods }: Pick<DriverDay, 'goods'>, goodId: number): boolean =>
  goods.some((good) => good.goodId === goodId && good.bottleKind !== 'none')

function vanOf(day: DriverDay, run: DayRun, stops: readonly RoadStop[]): Road['van'] {
  const told = stops.flatMap((stop) => toldAt(stop) ?? [])
  const counts = told.flatMap((fact) => fact.counts).filter(({ goodId }) => isBottle(day, goodId))
  const loaded = sumOf(
    run.inVan.filter(({ goodId }) => isBottle(day, goodId)),
    ({ pieces }) => pieces,
  )
  return {
    full: loaded - sumOf(counts, ({ left, damaged }) => left + damaged),
    empty: sumOf(counts, emptiesOf),
    empties: emptiesByGood(counts),
    cashCents:
      run.floatCents -
      run.spentCents +
      (run.otherCashCents ?? 0) +
      sumOf(told, ({ cashCents }) => cashCents),
  }
}

/** What the van has and has promised to nobody. */
export function freePieces({ run, open, over }: Road, goodId: number): number {
  const of = <Of extends { goodId: number }>(all: readonly Of[]) =>
    all.filter((each) => each.goodId === goodId)
  const loaded = sumOf(of(run.inVan), ({ pieces }) => pieces)
  const gone = over.flatMap((stop) => of(toldAt(stop)?.counts ?? []))
  const promised = open.flatMap(({ orders }) => of(orders.flatMap((order) => order.lines)))
  return (
    loaded -
    sumOf(gone, ({ left, damaged }) => left + damaged) -
    sumOf(promised, ({ ordered }) => ordered)
  )
}

export const paidByLinkAt = ({ topUps }: DayStop): Cents => sumOf(topUps, (cents) => cents)

/** What is still to be paid at a door by these counts, as the books will say. */
export function dueAt(
  { goods, settings }: Pick<DriverDay, 'goods' | 'settings'>,
  stop: DayStop,
  counts: readonly StopCount[],
): Cents {
  const sums = settleDoor(stop, { goods, settings }, { counts, cashCents: 'as due' })
  return Math.max(0, sums.dueInCashCents - paidByLinkAt(stop))
}
