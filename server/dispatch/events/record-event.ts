import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import { correctedTime } from '../../../domain/dispatch/event-time.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import type { App } from '../../app-context.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { lockStop, type LockedStop } from '../runs/run-store.ts'
import { isFoundOtherwise } from './found-bottles.ts'
import { pinDoors } from './pin-doors.ts'

export const eventFlags = [
  'clock',
  'late',
  'device_ended',
  'other_driver',
  'stop_ended',
  'after_settling',
  'unknown_good',
  'not_ordered',
  'not_counted',
  'cash_not_due',
  'other_count',
  'no_proof',
  'unknown_stop',
  'unreadable',
  'signature',
] as const
export type EventFlag = (typeof eventFlags)[number]

export const eventVerdicts = ['accepted', 'flagged', 'parked'] as const

export type Verdict = {
  id: string
  verdict: (typeof eventVerdicts)[number]
  flags: EventFlag[]
}

export type ToldEvent = {
  id: string
  source: string
  /** A phone numbers its own events; paper and commands follow what was said before. */
  seq?: number
  stopId: number | null
  /** Missing where the event could not be read. */
  fact: StopFact | null
  saidAt: Date
  sentAt?: Date
  /** A phone's event, as it was signed. */
  signed?: { deviceId: number; text: string; signature: Buffer }
  /** What the door of the phones has found. */
  flags?: readonly EventFlag[]
}

/** Stores an event and answers what becomes of it. The same id gets the same answer. */
export async function recordEvent(app: App, tx: Tx, by: Actor, event: ToldEvent): Promise<Verdict> {
  // Two deliveries of the same event wait for each other.
  const stop = event.stopId === null ? undefined : await lockStop(tx, event.stopId)
  const known = await findVerdict(tx, event.id)
  if (known) return known
  const receivedAt = app.clock.now()
  const { atMs, flags: timeFlags } = correctedTime({
    saidMs: event.saidAt.getTime(),
    sentMs: event.sentAt?.getTime(),
    receivedMs: receivedAt.getTime(),
  })
  const problems: EventFlag[] =
    event.fact === null
      ? ['unreadable']
      : stop === undefined
        ? ['unknown_stop']
        : await flagsAtStop(tx, by, stop, event.fact)
  const flags = [...(event.flags ?? []), ...timeFlags, ...problems]
  const isLinked = stop !== undefined && event.fact !== null
  const verdict = isLinked ? (flags.length > 0 ? 'flagged' : 'accepted') : 'parked'
  await insertEvent(tx, by, event, {
    stopId: stop?.id ?? null,
    verdict,
    flags,
    happenedAt: new Date(atMs),
    receivedAt,
  })
  if (verdict === 'accepted' && stop && event.fact?.kind === 'door')
    await pinDoors(tx, by, { stopId: stop.id, fact: event.fact, at: new Date(atMs) })
  return (await findVerdict(tx, event.id))!
}

const findVerdict = (tx: Tx, id: string): Promise<Verdict | undefined> =>
  tx
    .selectFrom('driverEvents')
    .select(['id', 'verdict', 'flags'])
    .$narrowType<Verdict>()
    .where('id', '=', id)
    .executeTakeFirst()

type Judged = {
  stopId: number | null
  verdict: Verdict['verdict']
  flags: EventFlag[]
  happenedAt: Date
  receivedAt: Date
}

/** A parked event has no stop to be locked, so its twin may have been the first. */
const insertEvent = (
  tx: Tx,
  by: Actor,
  { id, source, seq, fact, saidAt, signed }: ToldEvent,
  judged: Judged,
) =>
  tx
    .insertInto('driverEvents')
    .values({
      ...judged,
      id,
      source,
      seq:
        seq ??
        sql<number>`(select coalesce(max(seq), 0) + 1 from driver_events
        where source = ${source} and stop_id = ${judged.stopId})`,
      saidAt,
      fact: JSON.stringify(fact ?? {}),
      deviceId: signed?.deviceId ?? null,
      signedText: signed?.text ?? null,
      signature: signed?.signature ?? null,
      ...actorColumns(by),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()

async function flagsAtStop(
  tx: Tx,
  by: Actor,
  stop: LockedStop,
  fact: StopFact,
): Promise<EventFlag[]> {
  const run = await findRun(tx, stop.runId)
  const isOfDriver = by.kind === 'driver' && run.driverId === by.id
  return [
    ...(by.kind === 'driver' && !isOfDriver ? (['other_driver'] as const) : []),
    // Where a door is stays true when its stop is done.
    ...(stop.state === 'waiting' || fact.kind === 'door' ? [] : (['stop_ended'] as const)),
    ...(run.state === 'settled' && fact.kind !== 'door' ? (['after_settling'] as const) : []),
    ...(await flagsOfCounts(tx, stop.id, fact)),
    ...(fact.kind === 'delivered' && (await isFoundOtherwise(tx, stop.customerId, fact))
      ? (['other_count'] as const)
      : []),
  ]
}

const findRun = (tx: Tx, runId: number) =>
  tx
    .selectFrom('runs')
    .innerJoin('shifts', 'shifts.id', 'runs.shiftId')
    .select(['driverId', 'state'])
    .where('runs.id', '=', runId)
    .executeTakeFirstOrThrow()

async function flagsOfCounts(tx: Tx, stopId: number, fact: StopFact): Promise<EventFlag[]> {
  if (fact.kind !== 'delivered' && fact.kind !== 'not_delivered') return []
  const { rows } = await sql<{
    isKnown: boolean
    isOrdered: boolean
    isCounted: boolean
    paysCourier: boolean
    overdueCents: number
  }>`
    select
      not exists (select from unnest(${countedGoods(fact)}::bigint[]) as c (id)
        where not exists (select from goods g where g.id = c.id)) as is_known,
      not exists (select from unnest(${leftGoods(fact)}::bigint[]) as c (id)
        where not exists (select from order_items i join stop_orders s using (order_id)
          where s.stop_id = ${stopId} and i.good_id = c.id and i.ordered > 0)) as is_ordered,
      not exists (select from order_items i join stop_orders s using (order_id)
          join goods g on g.id = i.good_id
        where s.stop_id = ${stopId} and coalesce(i.kind, g.kind) <> 'service'
          and (i.ordered > 0 or i.returned > 0)
          and not i.good_id = any(${countedGoods(fact)}::bigint[])) as is_counted,
      exists (select from orders o join stop_orders s on s.order_id = o.id
        where s.stop_id = ${stopId} and o.payment_method = 'cash') as pays_courier,
      coalesce((select sum(v.open_cents) from overdue_papers v
          join stops t on t.customer_id = v.customer_id
        where t.id = ${stopId} and v.cleared_on is null), 0)::bigint as overdue_cents`.execute(tx)
  const { isKnown, isOrdered, isCounted, paysCourier, overdueCents } = rows[0]!
  return [
    ...(isKnown ? [] : (['unknown_good'] as const)),
    ...(isOrdered ? [] : (['not_ordered'] as const)),
    // Silence is no count: nothing would be booked of the good.
    ...(isCounted || fact.kind === 'not_delivered' ? [] : (['not_counted'] as const)),
    ...(fact.cashCents > (paysCourier ? Infinity : overdueCents)
      ? (['cash_not_due'] as const)
      : []),
    ...(fact.kind === 'delivered' && fact.noProof ? (['no_proof'] as const) : []),
  ]
}

type AtTheDoor = Extract<StopFact, { kind: 'delivered' | 'not_delivered' }>

const countedGoods = ({ counts }: AtTheDoor) => counts.map(({ goodId }) => goodId)

const leftGoods = ({ counts }: AtTheDoor) =>
  counts.filter(({ left }) => left > 0).map(({ goodId }) => goodId)
