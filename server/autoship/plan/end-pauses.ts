import { sql } from 'kysely'
import { addDays, type Day } from '../../../domain/calendar.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { loadAutoships } from './plan-store.ts'
import { queueAutoshipMail } from './autoship-mails.ts'

const noticeDays = 3

/** Announces the end of a pause once, and clears pauses that are over. */
export async function endPauses(app: AppWithDb): Promise<void> {
  const today = app.clock.today()
  for (const { id: autoshipId, customerId, pauseTo } of await findEndingSoon(app.db, today))
    await inTransaction(app.db, async (tx) => {
      const [autoship] = await loadAutoships(tx, { customerId, autoshipId }, today)
      if (autoship) await queueAutoshipMail(app, tx, autoship, 'resuming', `until:${pauseTo}`)
    })
  await clearPastPauses(app.db, today)
}

type Ending = { id: number; customerId: number; pauseTo: Day }

async function findEndingSoon(db: Db, today: Day): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select s.id, s.customer_id, s.pause_to
    from autoships s join customers c on c.id = s.customer_id and c.email is not null
    where s.is_active and s.is_paused
      and s.pause_to between ${today} and ${addDays(today, noticeDays)}
      and not exists (select from mail_outbox m
        where m.template = 'autoship.resuming'
          and m.cause = 'autoship:' || s.id || ':until:' || s.pause_to)
    order by s.id`.execute(db)
  return rows
}

const clearPastPauses = (db: Db, today: Day) =>
  db
    .updateTable('autoships')
    .set({ isPaused: false, pauseFrom: null, pauseTo: null })
    .where('isActive', '=', true)
    .where('isPaused', '=', true)
    .where('pauseTo', '<', today)
    .execute()
