import { type RawBuilder, sql } from 'kysely'

/**
 * The events that moved an order's money, as `OrderMoney`. Deposit that came back with the bottles
 * belongs to the delivery, and so do what was reversed and what was recorded in its place: together
 * they are the delivery that stands. A payment that the bank took back is a debt of the account, not of the
 * order.
 */
export const orderMoneyJson = (orderId: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(json_build_object('on', m.posted_on, 'method', m.method,
      'accountCents', m.account_cents, 'advanceCents', m.advance_cents,
      'providerCents', m.provider_cents, 'cashCents', m.cash_cents,
      'stayedOnAccount', m.stayed_on_account) order by m.id), '[]')
    from (
      select min(t.id) as id, max(t.posted_on) as posted_on, p.method,
        p.late_outcome is not distinct from 'account' as stayed_on_account,
        ${sumOn('account')}, ${sumOn('advance')}, ${sumOn('provider')}, ${sumOn('cash')}
      from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        left join payments p on t.cause_kind = 'payment' and p.id = t.cause_id
      where t.order_id = ${orderId} and t.code <> 'bonus'
        and (t.cause_kind = 'order' or t.cause_kind = 'payment' and t.cause_step = 'paid')
      group by t.cause_kind, t.cause_id, p.method, p.late_outcome,
        case when ${isDelivery} then 'delivered' else t.cause_step end,
        case when not ${isDelivery} then t.posted_on end) m)`

const isDelivery = sql`(t.cause_kind = 'order'
  and split_part(t.cause_step, ':', 1) in ('delivered', 'bottles-back', 'reversed'))`

const sumOn = (account: string) => sql`
  coalesce(sum(e.cents) filter (where e.account = ${account}), 0)::bigint
    as ${sql.ref(`${account}_cents`)}`
