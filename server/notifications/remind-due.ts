import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import type { AppWithDb } from '../app-context.ts'
import { customerStopSql, isDisputedSql } from '../debts/stopped-clock.ts'
import { openDocuments } from '../documents/debts.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMails } from '../platform/mail/queue-mail.ts'

type Due = {
  paperId: number
  customerId: number
  kind: DocumentKind
  year: number
  number: number
  dueOn: Day
}

/** A kind letter some days before a document is due, once, if it is not paid by then. */
export async function remindOfDuePapers(
  app: Pick<AppWithDb, 'db' | 'clock' | 'settings'>,
): Promise<void> {
  const { db, clock } = app
  const { debtNoticeDays, smallDebtCents } = await app.settings()
  const today = clock.today()
  for (const { paperId, customerId, kind, year, number, dueOn } of await findDue(
    db,
    today,
    addDays(today, debtNoticeDays),
  )) {
    const open = await openDocuments(db, customerId)
    const openCents = open.find(({ id }) => id === paperId)?.openCents ?? 0
    if (openCents < smallDebtCents) continue
    const payload = { paperId, number: documentNumber(kind, year, number), dueOn, openCents }
    const mail = { cause: `paper:${paperId}`, customerId, payload }
    await inTransaction(db, (tx) => queueMails(tx, 'notifications.due-soon', [mail]))
  }
}

/** Due after today; what was issued within these days is known without a letter. */
async function findDue(db: Db, today: Day, until: Day): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select p.id as paper_id, p.customer_id, p.kind, p.year, p.number, p.due_on
    from papers p
      join customers c on c.id = p.customer_id and c.email is not null
      join ledger_balances b on b.customer_id = p.customer_id and b.account = 'account'
        and b.cents < 0
    where p.to_pay_cents > 0 and p.due_on > ${today}::date and p.due_on <= ${until}::date
      and p.issued_on < ${today}::date - (${until}::date - ${today}::date)
      and not ${isDisputedSql(sql`p.id`)}
      and ${customerStopSql(sql`p.customer_id`, today)} is null
      and not exists (select from mail_outbox m
        where m.template = 'notifications.due-soon' and m.cause = 'paper:' || p.id)
    order by p.id limit 1000`.execute(db)
  return rows
}
