import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Cents } from '../../domain/money.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { markOverdueOf, recordReminder } from '../documents/mark-overdue.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { permit } from '../staff/permit.ts'
import { customerStopSql, isDisputedSql } from './stopped-clock.ts'

type Overdue = {
  paperId: number
  kind: DocumentKind
  year: number
  number: number
  dueOn: Day
  openCents: Cents
  reminders: number
}

type RemindRefusal = Refusal<'not_permitted'> | { code: 'nothing_overdue' }

/** Reminds a customer at once of every document past its day whose clock runs. */
export async function remindDebtor(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
): Promise<Outcome<{ documents: number }, RemindRefusal>> {
  const permitted = await permit(app, tx, by, 'issueBills')
  if (!permitted.ok) return permitted
  const today = app.clock.today()
  await markOverdueOf(tx, customerId, today)
  const papers = await lockOverdue(tx, customerId, today)
  if (papers.length === 0) return refuse({ code: 'nothing_overdue' })
  for (const { paperId, kind, year, number, reminders, ...payload } of papers) {
    await recordReminder(tx, { paperId, reminders }, today)
    await queueMail(tx, {
      template: 'notifications.overdue',
      cause: `paper:${paperId}:${reminders + 1}`,
      customerId,
      payload: { ...payload, paperId, number: documentNumber(kind, year, number) },
    })
  }
  return done({ documents: papers.length })
}

async function lockOverdue(tx: Tx, customerId: number, today: Day): Promise<Overdue[]> {
  const { rows } = await sql<Overdue>`
    select o.paper_id, p.kind, p.year, p.number, p.due_on, o.open_cents, o.reminders
    from overdue_papers o join papers p on p.id = o.paper_id
    where o.customer_id = ${customerId} and o.cleared_on is null
      and not ${isDisputedSql(sql`o.paper_id`)}
      and ${customerStopSql(sql`o.customer_id`, today)} is null
    order by o.paper_id for update of o`.execute(tx)
  return rows
}
