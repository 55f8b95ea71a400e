import type { DriverDay } from '../../../contract/driver/day.ts'
import { type DoorSums, settleDoor } from '../../../domain/dispatch/door-sums.ts'
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
export type RoadStop = DayStop & { outcome: StopOutcome; last: StoredEvent | undefined }

export type Road = {
  day: DriverDay
  run: DayRun
  /** Those that still wait, as the driver goes; then those that are over. */
  open: RoadStop[]
  over: RoadStop[]
  van: { full: number; empty: number; cashCents: Cents }
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
    .filter(({ runId, state }) => runId === run.id && state !== 'moved' && state !== 'withdrawn')
    .toSorted((a, b) => a.position - b.position)
    .map((stop) => withOutcome(stop, events))
  const open = orderedByDriver(stops.filter(isOpen), order)
  return {
    day,
    run,
    open,
    over: stops.filter((stop) => !isOpen(stop)),
    van: vanOf(day, run, stops),
  }
}

function withOutcome(stop: DayStop, events: readonly StoredEvent[]): RoadStop {
  const own = events.filter(({ stopId }) => stopId === stop.id)
  return { ...stop, outcome: outcomeOfStop(own.map(eventOf)), last: own.at(-1) }
}

/** What this phone has told goes before what the server knew when it made the package. */
const isOpen = ({ state, told, outcome, last }: RoadStop): boolean =>
  state === 'waiting' && (last ? outcome.state === 'waiting' : told === 'waiting')

type Counted = { counts: readonly StopCount[]; cashCents: Cents }

/** What was counted at a stop: by this phone, else by one that drove before it. */
export function toldAt({ outcome, last, counted }: RoadStop): Counted | null {
  if (outcome.state !== 'waiting') return outcome.fact
  return last ? null : counted
}

function vanOf(day: DriverDay, run: DayRun, stops: readonly RoadStop[]): Road['van'] {
  const isBottle = (goodId: number) =>
    day.goods.some((good) => good.goodId === goodId && good.bottleKind !== 'none')
  const lines = stops.flatMap(({ orders }) => orders.flatMap((order) => order.lines))
  const told = stops.flatMap((stop) => toldAt(stop) ?? [])
  const counts = told.flatMap((fact) => fact.counts).filter(({ goodId }) => isBottle(goodId))
  const ofBottles = <Of extends { goodId: number }>(all: readonly Of[]) =>
    all.filter(({ goodId }) => isBottle(goodId))
  const loaded =
    sumOf(ofBottles(lines), ({ ordered }) => ordered) +
    sumOf(ofBottles(run.spares), ({ pieces }) => pieces)
  return {
    full: loaded - sumOf(counts, ({ left, damaged }) => left + damaged),
    empty: sumOf(counts, ({ taken, notOurs }) => taken + notOurs),
    cashCents: run.floatCents + sumOf(told, ({ cashCents }) => cashCents),
  }
}

/** What the van has and has promised to nobody: spares, more what other doors did not want. */
export function freePieces({ run, over }: Pick<Road, 'run' | 'over'>, goodId: number): number {
  const spares = run.spares.filter((spare) => spare.goodId === goodId)
  const leftBeyond = sumOf(over, (stop) => {
    const told = toldAt(stop)
    if (!told) return 0
    const counts = told.counts.filter((count) => count.goodId === goodId)
    const lines = stop.orders
      .flatMap((order) => order.lines)
      .filter((line) => line.goodId === goodId)
    return (
      sumOf(counts, ({ left, damaged }) => left + damaged) - sumOf(lines, ({ ordered }) => ordered)
    )
  })
  return sumOf(spares, ({ pieces }) => pieces) - leftBeyond
}

/** The sums of a door by these counts, as the books will say. */
export const sumsAt = (
  { goods, settings }: Pick<DriverDay, 'goods' | 'settings'>,
  stop: DayStop,
  counts: readonly StopCount[],
): DoorSums => settleDoor(stop, { goods, settings }, { counts, cashCents: 'as due' })
