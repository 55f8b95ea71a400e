import { sql } from 'kysely'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { expectedAt, findTrackedStop } from '../tracked-stop.ts'
import { loadStopsOfRun } from './read-run.ts'

/** What a phone without a network tells later says no more where the driver is. */
const FRESH_MS = 15 * MINUTE_MS

/**
 * Tells the customer whose stop comes after this one that the driver is at the stop before. The
 * stop is the cause of the letter, so that it is sent once, however often events come.
 */
export const announceNextStop = (app: AppWithDb, stopId: number): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const visited = await findVisited(tx, stopId)
    const now = app.clock.now()
    if (!visited || now.getTime() - visited.at.getTime() > FRESH_MS) return
    const ahead = (await loadStopsOfRun(tx, visited.runId)).filter(
      ({ id, state, told }) => id !== stopId && state === 'waiting' && told.state === 'waiting',
    )
    const next = ahead.find(({ position }) => position > visited.position) ?? ahead[0]
    const orderId = next?.orderIds[0]
    const stop = orderId === undefined ? undefined : await findTrackedStop(tx, orderId)
    if (next === undefined || orderId === undefined || !stop) return
    const { from, until } = await expectedAt(tx, now, stop)
    await queueMail(tx, {
      template: 'dispatch.next-stop',
      cause: `stop:${next.id}:next`,
      customerId: next.customerId,
      payload: { orderId, from: rigaTime(from.getTime()), until: rigaTime(until.getTime()) },
    })
  })

type Visited = { runId: number; position: number; at: Date }

/** A stop of a run on the road, and when the driver was last there. */
async function findVisited(tx: Tx, stopId: number): Promise<Visited | undefined> {
  const { rows } = await sql<Visited>`
    select s.run_id, s.position, max(e.happened_at) as at
    from stops s
      join runs r on r.id = s.run_id
      join driver_events e on e.stop_id = s.id
    where s.id = ${stopId} and r.state = 'road' and e.verdict <> 'parked'
      and e.fact ->> 'kind' in ('arrived', 'delivered', 'not_delivered')
    group by s.id`.execute(tx)
  return rows[0]
}
