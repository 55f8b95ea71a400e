import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'

export type Balances = {
  /** `balance`; below zero it is a debt. */
  accountCents: Cents
  bonusCents: Cents
  /** The deposit that the customer has paid. */
  depositCents: Cents
  /** The debt of the account, or 0. */
  receivableCents: Cents
}

export const balancesOf = async (db: Db, customerId: number): Promise<Balances> =>
  balancesFrom(await balanceRows(db, customerId).execute())

/**
 * Locks the customer's balances until the transaction ends. Every verb that takes money from a
 * customer locks them before it decides.
 */
export async function lockBalances(tx: Db, customerId: number): Promise<Balances> {
  // A customer without postings has no balance row, so the customer's own row is locked first;
  // foreign keys pass this lock.
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

export type BalancePoint = { day: Day; cents: Cents }

/** The account's balance at the start, and at the end of each day on which it changed. */
export async function balanceHistory(db: Db, customerId: number, today: Day, days: number) {
  const from = addDays(today, -days)
  const { rows } = await sql<BalancePoint>`
    select day, (sum(sum(cents)) over (order by day))::bigint as cents from (
      select greatest(t.posted_on, ${from}::date) as day, e.cents
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.customer_id = ${customerId} and e.account = 'account'
    ) moved group by day order by day`.execute(db)
  const points = rows[0]?.day === from ? rows : [{ day: from, cents: 0 }, ...rows]
  return { from, to: today, points }
}
