import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import { depositRequired } from '../../domain/pricing/deposit.ts'
import type { DepositStep } from '../../domain/settings.ts'
import type { Db } from '../platform/database/connect.ts'
import type { HeldGood } from './held-bottles.ts'

type Holder = { customerId: number; goods: HeldGood[]; paidCents: Cents }

/** By customer, what the deposit paid falls short of the one that their bottles require. */
export async function uncoveredDeposits(
  db: Db,
  customerIds: readonly number[],
  steps: readonly DepositStep[],
): Promise<ReadonlyMap<number, Cents>> {
  const { rows } = await sql<Holder>`
    select h.customer_id, coalesce(max(l.cents), 0)::bigint as paid_cents,
      jsonb_agg(jsonb_build_object('goodId', h.good_id, 'held', h.held,
        'lentDepositCents', g.lent_deposit_cents, 'bottleKind', g.bottle_kind)) as goods
    from bottle_balances h join goods g on g.id = h.good_id
      left join ledger_balances l on l.customer_id = h.customer_id and l.account = 'deposit'
    where h.held > 0 and h.customer_id = any(${[...customerIds]}::bigint[])
    group by 1`.execute(db)
  return new Map(
    rows.map(({ customerId, goods, paidCents }) => [
      customerId,
      Math.max(0, depositRequired(goods, steps) - paidCents),
    ]),
  )
}
