import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { type AccountMoney, goodwillLeft } from '../../domain/ledger/payable.ts'
import type { App } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { correctBalance } from './correct-balance.ts'

/** Where the money on a customer's account comes from. */
export async function accountMoney(db: Db, customerId: number): Promise<AccountMoney> {
  const { rows } = await sql<AccountMoney>`
    select coalesce(sum(e.cents), 0)::bigint as account_cents,
      coalesce(sum(e.cents) filter (where t.code = 'correction'), 0)::bigint as goodwill_cents,
      coalesce(-sum(e.cents) filter (where t.code = 'monthly'
        or (t.code in ('order', 'refund') and t.cause_kind = 'order')), 0)::bigint as spent_cents
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.customer_id = ${customerId} and e.account = 'account'`.execute(db)
  return rows[0]!
}

/** What is left of goodwill ends with its customer's account. */
export async function endGoodwill(app: App, tx: Tx, by: Actor, customerId: number): Promise<void> {
  const cents = -goodwillLeft(await accountMoney(tx, customerId))
  if (cents === 0) return
  const reason = 'Konts ir dzēsts'
  await correctBalance(app, tx, by, { customerId, account: 'account', cents, reason })
}
