import { addDays, type Day } from '../../domain/calendar.ts'
import { rigaTime } from '../../domain/calendar/riga-time.ts'
import type { AppWithDb } from '../app-context.ts'
import { customerStopSql, isDisputedSql } from '../debts/stopped-clock.ts'
import { remindOfDuePapers } from './remind-due.ts'
import { markOverdueOf, recordReminder } from '../documents/mark-overdue.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail, queueMails } from '../platform/mail/queue-mail.ts'
import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import type { Db } from '../platform/database/connect.ts'

/** Reminders are sent by day, Riga time. */
const EARLIEST = '09:00'
const LATEST = '20:00'

const daysAhead = 2

type Reminding = Pick<AppWithDb, 'db' | 'clock' | 'settings'>

/** Mails customers short of money, and of bills by their days; each reminder is sent once. */
export async function remind(app: Reminding): Promise<void> {
  const time = rigaTime(app.clock.now().getTime())
  if (time < EARLIEST || time >= LATEST) return
  await remindOfShortAccounts(app)
  await remindOfDuePapers(app)
  await remindOfOverduePapers(app)
}

async function remindOfShortAccounts({ db, clock }: Pick<AppWithDb, 'db' | 'clock'>) {
  const today = clock.today()
  for (;;) {
    const orders = await findShortOrders(db, addDays(today, 1), addDays(today, daysAhead))
    if (orders.length === 0) return
    const mails = orders.map(({ customerId, ...payload }) => {
      return { customerId, cause: `order:${payload.orderId}`, payload }
    })
    await inTransaction(db, (tx) => queueMails(tx, 'notifications.low-balance', mails))
  }
}

async function remindOfOverduePapers({ db, clock, settings }: Reminding) {
  const today = clock.today()
  const { debtReminderDays, debtSecondReminderDays, smallDebtCents } = await settings()
  const waitDays = [debtReminderDays, debtSecondReminderDays]
  const find = () => findOverduePapers(db, today, { waitDays, smallDebtCents })
  // Money may have come since the night.
  const customers = new Set((await find()).map(({ customerId }) => customerId))
  for (const customerId of customers)
    await inTransaction(db, (tx) => markOverdueOf(tx, customerId, today))
  const overdue = await find()
  for (const { customerId, reminders, ...payload } of overdue) {
    const { paperId } = payload
    await inTransaction(db, async (tx) => {
      if (!(await recordReminder(tx, { paperId, reminders }, today))) return
      const cause = `paper:${paperId}:${reminders + 1}`
      await queueMail(tx, { template: 'notifications.overdue', cause, customerId, payload })
    })
  }
}

export type ShortOrder = {
  orderId: number
  customerId: number
  deliveryOn: Day
  missingCents: number
}

/** A batch of unpaid autoship orders of the next days without a reminder. */
export async function findShortOrders(db: Db, from: Day, to: Day): Promise<ShortOrder[]> {
  const { rows } = await sql<ShortOrder>`
    select o.id as order_id, o.customer_id, o.delivery_on, o.awaited_cents as missing_cents
    from orders o join customers c on c.id = o.customer_id and c.email is not null
    where o.status = 'processing' and o.autoship_id is not null and o.awaited_cents > 0 and o.delivery_on between ${from} and ${to}
      and not exists (select from mail_outbox m
        where m.template = 'notifications.low-balance' and m.cause = 'order:' || o.id)
    order by o.id limit 200`.execute(db)
  return rows
}

export type OverduePaper = {
  paperId: number
  customerId: number
  number: string
  dueOn: Day
  openCents: number
  reminders: number
}

/** Overdue papers whose next reminder has come, in days after the day when they were due. */
export async function findOverduePapers(
  db: Db,
  today: Day,
  { waitDays, smallDebtCents }: { waitDays: readonly number[]; smallDebtCents: Cents },
): Promise<OverduePaper[]> {
  const { rows } = await sql<
    Omit<OverduePaper, 'number'> & { kind: DocumentKind; year: number; number: number }
  >`
    select o.paper_id, o.customer_id, p.kind, p.year, p.number, p.due_on, o.open_cents, o.reminders
    from overdue_papers o join papers p on p.id = o.paper_id
    where o.cleared_on is null and o.open_cents >= ${smallDebtCents}
      and not ${isDisputedSql(sql`o.paper_id`)}
      and ${customerStopSql(sql`o.customer_id`, today)} is null
      and p.due_on + (${[...waitDays]}::int[])[o.reminders + 1] <= ${today}::date
    order by o.paper_id limit 1000`.execute(db)
  return rows.map(({ kind, year, number, ...row }) => ({
    ...row,
    number: documentNumber(kind, year, number),
  }))
}
