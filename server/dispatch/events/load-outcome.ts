import { sql } from 'kysely'
import {
  outcomeOfStop,
  type StopEvent,
  type StopFact,
  type StopOutcome,
} from '../../../domain/dispatch/stop-events.ts'
import type { Db } from '../../platform/database/connect.ts'

export type ToldOutcome = StopOutcome & {
  /** Flags or a contradiction that nobody has looked at. */
  waitsForReview: boolean
  flags: string[]
  /** The newest event; 0 without any. */
  lastEvent: number
}

type StoredEvent = {
  stopId: number
  id: string
  number: number
  source: string
  seq: number
  happenedAt: Date
  fact: StopFact
  flags: string[]
}

/** The outcomes of stops by what has been told of them until now. */
export async function loadOutcomes(
  db: Db,
  stopIds: readonly number[],
): Promise<Map<number, ToldOutcome>> {
  const { rows: events } = await sql<StoredEvent>`
    select stop_id, id, number, source, seq, happened_at, fact, flags
    from driver_events
    where stop_id = any (${stopIds}::bigint[]) and verdict <> 'parked'`.execute(db)
  const { rows: reviews } = await sql<{ stopId: number; lastEvent: number }>`
    select stop_id, max(last_event) as last_event from stop_reviews
    where stop_id = any (${stopIds}::bigint[]) group by stop_id`.execute(db)
  const reviewed = new Map(reviews.map(({ stopId, lastEvent }) => [stopId, lastEvent]))
  const byStop = Map.groupBy(events, ({ stopId }) => stopId)
  return new Map(
    stopIds.map((stopId) => [
      stopId,
      outcomeOf(byStop.get(stopId) ?? [], reviewed.get(stopId) ?? 0),
    ]),
  )
}

function outcomeOf(events: readonly StoredEvent[], reviewedUntil: number): ToldOutcome {
  const outcome = outcomeOfStop(events.map(eventOf))
  const lastEvent = Math.max(0, ...events.map(({ number }) => number))
  const unseen = events.filter(({ number }) => number > reviewedUntil)
  const flags = [...new Set(unseen.flatMap((event) => event.flags))]
  const isUnseenContradiction = outcome.isContradicted && unseen.length > 0
  return { ...outcome, flags, lastEvent, waitsForReview: flags.length > 0 || isUnseenContradiction }
}

const eventOf = ({ id, source, seq, happenedAt, fact }: StoredEvent): StopEvent => ({
  id,
  source,
  seq,
  atMs: happenedAt.getTime(),
  fact,
})
