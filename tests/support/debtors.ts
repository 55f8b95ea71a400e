import { byCommand } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { lineBooked } from '../../domain/ledger/bank-entries.ts'
import { entry, type Cause, type Entry } from '../../domain/ledger/entry.ts'
import { debtsSource } from '../../server/debts/list-debts.ts'
import { markOverdue } from '../../server/documents/mark-overdue.ts'
import { post } from '../../server/ledger/post.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import type { payingShop } from './paying-shop.ts'

/** Customers of a shop who have not paid a bill on its day. */
export function debtors({ app, db, clock, customer }: Awaited<ReturnType<typeof payingShop>>) {
  let payments = 1_000
  const posted = (customerId: number, cause: Cause, posting: Entry) =>
    inTransaction(db, (tx) =>
      post(tx, { customerId, cause, entry: posting, at: clock.now(), by: byCommand }),
    )

  async function debtor(cents: number, daysLate: number) {
    const { id: customerId } = await customer()
    const issuedOn = addDays(clock.today(), -daysLate - 10)
    const { id: documentId } = await db
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
    await posted(customerId, { kind: 'bill', id: customerId, step: 'rent' }, billed)
    await markOverdue(app)
    return { customerId, documentId, params: { id: String(customerId) } }
  }

  async function pay(customerId: number, cents: number) {
    payments += 1
    const cause = { kind: 'payment', id: payments, step: 'paid' } as const
    await posted(customerId, cause, lineBooked('customer', cents)!)
  }

  /** The customer's row in the list of debts. */
  async function listed(customerId: number) {
    const { rows } = await debtsSource(clock.today(), await app.settings()).execute(db)
    return rows.find(({ id }) => id === customerId)
  }

  return { debtor, pay, listed }
}
