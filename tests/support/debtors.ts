import { byCommand } from '../../domain/actor.ts'
import { lineBooked } from '../../domain/ledger/bank-entries.ts'
import type { Cause, Entry } from '../../domain/ledger/entry.ts'
import { debtsSource } from '../../server/debts/list-debts.ts'
import { post } from '../../server/ledger/post.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { billLate } from './bill-late.ts'
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
    const documentId = await billLate(app, { customerId, cents, daysLate })
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
