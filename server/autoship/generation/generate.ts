import { sql } from 'kysely'
import { bySystem } from '../../../domain/actor.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { loadAutoshipsById } from '../plan/plan-store.ts'
import { makeDueOrders } from './make-due.ts'

/** Large enough to spread the cost of the statements, small enough to lock stock only briefly. */
const batchSize = 100

export type Generated = { made: number; skipped: number; ended: number; failed: number[] }

/**
 * Makes all due orders, batch by batch. Generators may run at the same time and be stopped
 * anywhere: each autoship is handled under its row lock, in the transaction that moves its next due
 * date.
 */
export async function generate(app: AppWithDb): Promise<Generated> {
  const totals: Generated = { made: 0, skipped: 0, ended: await endExpired(app), failed: [] }
  const until = addDays(app.clock.today(), (await app.settings()).autoshipLeadDays)
  let after: DueAutoship | undefined
  for (;;) {
    const batch = await generateBatch(
      app,
      (tx) => lockDueAutoships(tx, until, after, batchSize),
      totals,
    )
    after = batch.at(-1)
    if (!after) return totals
  }
}

/**
 * A failure rolls back the batch; its autoships are then handled one by one, and only that one
 * fails.
 */
async function generateBatch(
  app: AppWithDb,
  lock: (tx: Tx) => Promise<DueAutoship[]>,
  totals: Generated,
): Promise<DueAutoship[]> {
  let batch: DueAutoship[] = []
  try {
    const { made, skipped } = await inTransaction(app.db, async (tx) => {
      batch = await lock(tx)
      if (batch.length === 0) return { made: [], skipped: [] }
      const ids = batch.map(({ id }) => id)
      return makeDueOrders(app, tx, bySystem, await loadAutoshipsById(tx, ids, app.clock.today()))
    })
    totals.made += made.length
    totals.skipped += skipped.length
  } catch (error) {
    if (batch.length === 0) throw error
    if (batch.length === 1) {
      app.log.error({ err: error, autoshipId: batch[0]!.id }, 'an autoship could not be generated')
      totals.failed.push(batch[0]!.id)
      return batch
    }
    for (const { id, nextOn } of batch)
      await generateBatch(
        app,
        (tx) => lockDueAutoships(tx, nextOn, { nextOn, id: id - 1 }, 1),
        totals,
      )
  }
  return batch
}

const endExpired = (app: AppWithDb): Promise<number> =>
  inTransaction(app.db, async (tx) => {
    const ended = await deactivateExpired(tx, app.clock.today())
    const mails = ended.map(({ id, customerId, name }) => ({
      cause: `autoship:${id}:ended:${app.clock.today()}`,
      customerId,
      payload: { autoshipId: id, name },
    }))
    await queueMails(tx, 'autoship.ended', mails)
    return ended.length
  })

type DueAutoship = { id: number; nextOn: Day }

/** Locks the next due autoships; those locked by another generator or a customer are skipped. */
async function lockDueAutoships(
  tx: Tx,
  until: Day,
  after: DueAutoship | undefined,
  limit: number,
): Promise<DueAutoship[]> {
  const { rows } = await sql<DueAutoship>`
    select id, next_on from autoships
    where is_active and next_on <= ${until}
      and (next_on, id) > (${after?.nextOn ?? '0001-01-01'}::date, ${after?.id ?? 0}::bigint)
    order by next_on, id limit ${limit} for no key update skip locked`.execute(tx)
  return rows
}

/** Deactivates the autoships whose last day has passed, and returns them. */
async function deactivateExpired(
  tx: Tx,
  today: Day,
): Promise<{ id: number; customerId: number; name: string }[]> {
  const { rows } = await sql<{ id: number; customerId: number; name: string }>`
    update autoships set is_active = false, next_on = null
    where is_active and valid_to < ${today}
    returning id, customer_id, name`.execute(tx)
  return rows
}
