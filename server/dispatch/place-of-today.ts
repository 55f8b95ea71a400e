import { sql } from 'kysely'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { expectedAt, findTrackedStop } from './tracked-stop.ts'

type Run = { plate: string; driver: string | null }

/** The van that has an order of today, and when it is expected; null where no run has it. */
export async function placeOfToday({ clock }: App, db: Db, orderId: number) {
  const stop = await findTrackedStop(db, orderId)
  if (!stop) return null
  const { runId, state, runState } = stop
  const { rows } = await sql<Run>`
    select v.plate, d.name as driver
    from runs r join shifts h on h.id = r.shift_id join vehicles v on v.id = h.vehicle_id
      left join staff d on d.id = h.driver_id
    where r.id = ${runId}`.execute(db)
  const isOnTheRoad = state === 'waiting' && runState === 'road'
  const expected = isOnTheRoad ? await expectedAt(db, clock.now(), stop) : null
  return {
    runId,
    ...rows[0]!,
    isOnTheRoad,
    stopsBefore: expected?.stopsBefore ?? null,
    from: expected?.from.toISOString() ?? null,
    until: expected?.until.toISOString() ?? null,
  }
}
