import { sql } from 'kysely'
import type { BottleKind } from '../../domain/cart/cart-line.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

export type RentedRow = {
  goodId: number
  nameLv: string
  nameEn: string
  link: string
  bottleKind: BottleKind
  held: number
  bailCents: number
  monthlyPaymentCents: number
  lastOn: Day | null
}

/** What of ours stands at a customer's, rent as agreed, and the last day on which any of it moved. */
export async function rentedGoods(db: Db, customerId: number): Promise<RentedRow[]> {
  const { rows } = await sql<RentedRow>`
    select g.id as good_id, g.name_lv, g.name_en, g.link, g.bottle_kind, b.held, g.bail_cents,
      coalesce((select sum(r.count * r.monthly_cents)::bigint from rentals r
        where r.customer_id = b.customer_id and r.good_id = b.good_id and r.ended_on is null), 0) as monthly_payment_cents,
      (select max(m.moved_on) from bottle_movements m
        where m.customer_id = b.customer_id and m.good_id = b.good_id) as last_on
    from bottle_balances b join goods g on g.id = b.good_id
    where b.customer_id = ${customerId} and b.held > 0
    order by g.bottle_kind, g.id`.execute(db)
  return rows
}
