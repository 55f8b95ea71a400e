import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { loadAutoships } from './load-autoships.ts'
import { tellSeries } from './tell-series.ts'

/** So many days before the end of a pause its customer is told of it. */
const daysAhead = 3

/** A pause that ends soon is told of, once; one that has ended is lifted. */
export async function tellResuming(app: App): Promise<void> {
  const today = app.clock.today()
  for (const { id: autoshipId, customerId, pauseTo } of await findEnding(app.db, today))
    await inTransaction(app.db, async (tx) => {
      const [autoship] = await loadAutoships(tx, { customerId, autoshipId }, today)
      if (autoship) await tellSeries(app, tx, autoship, 'resuming', `until:${pauseTo}`)
    })
  await liftPassed(app.db, today)
}

type Ending = { id: number; customerId: number; pauseTo: Day }

/** Pauses that end soon, of which nobody has been told yet. */
async function findEnding(db: Db, today: Day): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select s.id, s.customer_id, s.pause_to from autoships s join customers c on c.id = s.customer_id and c.email is not null
    where s.is_active and s.is_paused and s.pause_to between ${today} and ${addDays(today, daysAhead)}
      and not exists (select from mail_outbox m
        where m.template = 'autoship.resuming' and m.cause = 'autoship:' || s.id || ':until:' || s.pause_to)
    order by s.id`.execute(db)
  return rows
}

const liftPassed = (db: Db, today: Day) =>
  db
    .updateTable('autoships')
    .set({ isPaused: false, pauseFrom: null, pauseTo: null })
    .where('isActive', '=', true)
    .where('isPaused', '=', true)
    .where('pauseTo', '<', today)
    .execute()
