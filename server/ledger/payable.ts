import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { type AccountMoney, goodwillLeft } from '../../domain/ledger/payable.ts'
import type { App } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { correctBalance } from './correct-balance.ts'

/** Own money that came from another record of the same customer is no goodwill. */
export const ownMoneyStep = 'merged:own'

/** Where the money on a customer's account comes from. */
export async function accountMoney(db: Db, customerId: number): Promise<AccountMoney> {
  // By order, so that a card's money that a cancelled order brought does not hide what was spent.
  const { rows } = await sql<AccountMoney>`
    select coalesce(sum(cents), 0)::bigint as account_cents,
      coalesce(sum(cents) filter (where code = 'correction'), 0)::bigint as goodwill_cents,
      coalesce(sum(greatest(0, -cents)) filter (where code = 'spent'), 0)::bigint as spent_cents
    from (
      select sum(e.cents) as cents, o.code
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        cross join lateral (select case
          when starts_with(t.cause_step, ${ownMoneyStep}) then 'moved'
          when t.code = 'monthly' or (t.code in ('order', 'refund')
            and t.cause_kind in ('order', 'payment') and t.order_id is not null) then 'spent'
          else t.code end as code) o
      where e.customer_id = ${customerId} and e.account = 'account'
      group by o.code, case when o.code = 'spent' then coalesce(t.order_id, -t.id) end) moved
  `.execute(db)
  return rows[0]!
}

/** What is left of goodwill ends with its customer's account. */
export async function endGoodwill(app: App, tx: Tx, by: Actor, customerId: number): Promise<void> {
  const cents = -goodwillLeft(await accountMoney(tx, customerId))
  if (cents === 0) return
  const reason = 'Profils ir dzēsts'
  await correctBalance(app, tx, by, { customerId, account: 'account', cents, reason })
}
