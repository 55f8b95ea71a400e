import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { BottleKind } from '../../domain/cart/cart-line.ts'
import { depositRequired } from '../../domain/pricing/deposit.ts'
import type { CustomerDeposit } from '../../domain/pricing/order-deposit.ts'
import type { DepositStep } from '../../domain/settings.ts'
import type { Cents } from '../../domain/money.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { Db } from '../platform/database/connect.ts'
import { promisedDepositSql, promisedToOrdersSql } from './promised-deposit.ts'

export type HeldGood = {
  goodId: number
  held: number
  lentDepositCents: number
  bottleKind: BottleKind
}

/** Bottles and rented goods at the customer's. */
export function heldGoods(db: Db, customerId: number): Promise<HeldGood[]> {
  return db
    .selectFrom('bottleBalances')
    .innerJoin('goods', 'goods.id', 'bottleBalances.goodId')
    .select(['goodId', 'held', 'lentDepositCents', 'bottleKind'])
    .where('bottleBalances.customerId', '=', customerId)
    .where('held', '>', 0)
    .orderBy('goodId')
    .execute()
}

/** The input of the deposit rules, for an order that is being delivered without its own promise. */
export async function customerDeposit(
  db: Db,
  customerId: number,
  steps: readonly DepositStep[],
  exceptOrderId: number | null = null,
): Promise<CustomerDeposit> {
  const goods = await heldGoods(db, customerId)
  const { depositCents } = await balancesOf(db, customerId)
  return {
    heldByGood: Object.fromEntries(goods.map(({ goodId, held }) => [goodId, held])),
    paidCents: depositCents,
    requiredCents: depositRequired(goods, steps),
    promisedCents: await readCents(
      db,
      promisedDepositSql({
        customerId: sql`${customerId}::bigint`,
        exceptOrderId: sql`${exceptOrderId}::bigint`,
      }),
    ),
  }
}

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

/** What open orders count on of the deposit paid beyond what is required. */
export const promisedToOrders = (db: Db, customerId: number): Promise<Cents> =>
  readCents(
    db,
    promisedToOrdersSql({ customerId: sql`${customerId}::bigint`, exceptOrderId: sql`null` }),
  )

async function readCents(db: Db, cents: RawBuilder<Cents>): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`select ${cents} as cents`.execute(db)
  return rows[0]!.cents
}

/** The deposit paid for each good. */
export async function depositsByGood(db: Db, customerId: number): Promise<Record<number, number>> {
  const rows = await db
    .selectFrom('bottleBalances')
    .select(['goodId', 'depositCents'])
    .where('customerId', '=', customerId)
    .where('depositCents', '>', 0)
    .execute()
  return Object.fromEntries(rows.map(({ goodId, depositCents }) => [goodId, depositCents]))
}

export type RentedRow = {
  goodId: number
  nameLv: string
  nameEn: string
  link: string
  bottleKind: BottleKind
  held: number
  lentDepositCents: number
  monthlyPaymentCents: number
  lastOn: Day | null
}

/** Bottles and rented goods at the customer's, with the rent and the day of the last movement. */
export async function rentedGoods(db: Db, customerId: number): Promise<RentedRow[]> {
  const { rows } = await sql<RentedRow>`
    select g.id as good_id, g.name_lv, g.name_en, g.link, g.bottle_kind, b.held, g.lent_deposit_cents,
      coalesce((select sum(r.count * r.monthly_cents)::bigint from rentals r
        where r.customer_id = b.customer_id and r.good_id = b.good_id and r.ended_on is null
        ), 0) as monthly_payment_cents,
      (select max(m.moved_on) from bottle_movements m
        where m.customer_id = b.customer_id and m.good_id = b.good_id) as last_on
    from bottle_balances b join goods g on g.id = b.good_id
    where b.customer_id = ${customerId} and b.held > 0
    order by array_position(array['large', 'small', 'none'], g.bottle_kind), g.id`.execute(db)
  return rows
}
