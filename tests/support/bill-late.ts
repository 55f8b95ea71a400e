import { byCommand } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { entry } from '../../domain/ledger/entry.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import { markOverdue } from '../../server/documents/mark-overdue.ts'
import { post } from '../../server/ledger/post.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'

type Late = { customerId: number; cents: number; daysLate: number }

/** A bill of a customer that was due so many days ago; answers the document's id. */
export async function billLate(
  app: Pick<AppWithDb, 'db' | 'clock'>,
  { customerId, cents, daysLate }: Late,
): Promise<number> {
  const { db, clock } = app
  const issuedOn = addDays(clock.today(), -daysLate - 10)
  const { id } = await db
    .insertInto('papers')
    .values({
      customerId,
      kind: 'monthly_bill',
      causeKind: 'month',
      causeId: 202610,
      issuedOn,
      suppliedOn: issuedOn,
      dueOn: addDays(clock.today(), -daysLate),
      seller: '{}',
      buyer: '{}',
      lines: '[]',
      vat: '[]',
      totalCents: cents,
      toPayCents: cents,
      bankReference: 'x',
      issuedAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const billed = entry('monthly', [
    { account: 'account', cents: -cents },
    { account: 'revenue', cents },
  ])
  const cause = { kind: 'bill', id: customerId, step: 'rent' } as const
  const posting = { customerId, cause, entry: billed, at: clock.now(), by: byCommand }
  await inTransaction(db, (tx) => post(tx, posting))
  await markOverdue(app)
  return id
}
