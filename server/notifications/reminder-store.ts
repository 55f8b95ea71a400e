import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { type PaperKind, paperNumber } from '../../domain/documents/numbers.ts'
import type { Db } from '../platform/database/connect.ts'

export type ShortOrder = {
  orderId: number
  customerId: number
  deliveryOn: Day
  missingCents: number
}

/** A batch of the generated orders of the coming days that wait for money and whose customers have not been told of it. */
export async function findShortOrders(db: Db, from: Day, to: Day): Promise<ShortOrder[]> {
  const { rows } = await sql<ShortOrder>`
    select o.id as order_id, o.customer_id, o.delivery_on, o.awaited_cents as missing_cents
    from orders o join customers c on c.id = o.customer_id and c.email is not null
    where o.status = 3 and o.autoship_id is not null and o.awaited_cents > 0 and o.delivery_on between ${from} and ${to}
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

/** Overdue papers whose next reminder has come; each reminder waits longer than the one before. */
export async function findOverduePapers(
  db: Db,
  today: Day,
  waitDays: readonly number[],
): Promise<OverduePaper[]> {
  const { rows } = await sql<
    Omit<OverduePaper, 'number'> & { kind: PaperKind; year: number; number: number }
  >`
    select o.paper_id, o.customer_id, p.kind, p.year, p.number, p.due_on, o.open_cents, o.reminders
    from overdue_papers o join papers p on p.id = o.paper_id
    where o.cleared_on is null and o.open_cents > 0
      and o.overdue_since + (${[...waitDays]}::int[])[o.reminders + 1] <= ${today}::date
    order by o.paper_id limit 1000`.execute(db)
  return rows.map(({ kind, year, number, ...row }) => ({
    ...row,
    number: paperNumber(kind, year, number),
  }))
}

export const noteReminder = (db: Db, paperId: number, today: Day) =>
  db
    .updateTable('overduePapers')
    .set(({ eb }) => ({ reminders: eb('reminders', '+', 1), remindedOn: today }))
    .where('paperId', '=', paperId)
    .execute()
