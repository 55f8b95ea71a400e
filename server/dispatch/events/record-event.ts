import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import { correctedTime } from '../../../domain/dispatch/event-time.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import type { App } from '../../app-context.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { lockStop } from '../runs/run-store.ts'
import type { EventFlag } from './event-flags.ts'
import { expectAtDoor } from './expect-at-door.ts'
import { flagsAtStop } from './flags-at-stop.ts'
import { pinDoors } from './pin-doors.ts'
import { queueBooking } from './queue-booking.ts'

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
    await pinDoors(app, tx, by, { stopId: stop.id, fact: event.fact, at: new Date(atMs) })
  if (isLinked && changesOutcome(event.fact!)) {
    await expectAtDoor(app, tx, stop)
    await queueBooking(tx, stop.runId)
  }
  return (await findVerdict(tx, event.id))!
}

const changesOutcome = ({ kind }: StopFact): boolean =>
  kind === 'delivered' || kind === 'not_delivered' || kind === 'later' || kind === 'undone'

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
