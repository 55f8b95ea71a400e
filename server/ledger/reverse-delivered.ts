import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { entry, type Entry, reversed, type TransactionCode } from '../../domain/ledger/entry.ts'
import type { Tx } from '../platform/database/connect.ts'
import { post } from './post.ts'

type Reversing = { customerId: number; orderId: number; deliveryId: number; at: Date; note: string }

/** Takes back what the ledger has of an order's delivery: the sale, the deposit and the bonus. */
export async function reverseDelivered(tx: Tx, by: Actor, reversing: Reversing): Promise<void> {
  const { deliveryId, orderId, ...common } = reversing
  const cause = { kind: 'order', id: orderId, step: `reversed:${deliveryId}` } as const
  for (const posted of await findPosted(tx, orderId))
    await post(tx, { ...common, orderId, by, cause, entry: reversed(posted) })
}

/** By code; what an earlier delivery posted and its reversal took back is zero together. */
async function findPosted(tx: Tx, orderId: number): Promise<Entry[]> {
  const { rows } = await sql<{ code: TransactionCode; postings: Entry['postings'] }>`
    select code, json_agg(json_build_object('account', account, 'cents', cents)) as postings
    from (
      select t.code, e.account, sum(e.cents)::bigint as cents
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.cause_kind = 'order' and t.cause_id = ${orderId}
        and split_part(t.cause_step, ':', 1) in ('delivered', 'bottles-back', 'reversed')
      group by 1, 2) p
    group by code order by code`.execute(tx)
  return rows.map(({ code, postings }) => entry(code, postings))
}
