import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

export type Balances = {
  /** `balance`; below zero it is a debt. */
  accountCents: Cents
  bonusCents: Cents
  /** `bail_payed`. */
  depositCents: Cents
  /** What the customer owes us: the debt of the account, or 0. */
  receivableCents: Cents
}

export const balancesOf = async (db: Db, customerId: number): Promise<Balances> =>
  balancesFrom(await balanceRows(db, customerId).execute())

/**
 * Holds the customer's sums until the transaction ends, so that what is decided by them is still true when it is written.
 * Whoever takes money from a customer comes through here first.
 */
export async function lockBalances(tx: Db, customerId: number): Promise<Balances> {
  // A customer without a sum yet has no row to hold, hence the customer's own. Foreign keys pass this lock.
  await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .execute()
  return balancesFrom(
    await balanceRows(tx, customerId).orderBy('account').forNoKeyUpdate().execute(),
  )
}

const balanceRows = (db: Db, customerId: number) =>
  db.selectFrom('ledgerBalances').select(['account', 'cents']).where('customerId', '=', customerId)

function balancesFrom(rows: readonly { account: string; cents: Cents }[]): Balances {
  const of = (account: string) => rows.find((row) => row.account === account)?.cents ?? 0
  const accountCents = of('account')
  return {
    accountCents,
    bonusCents: of('bonus'),
    depositCents: of('deposit'),
    receivableCents: Math.max(0, -accountCents),
  }
}
