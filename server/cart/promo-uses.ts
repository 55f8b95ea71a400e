import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'

type PromoUse = { promoCodeId: number; customerId: number; orderId: number; usedAt: Date }

export const insertPromoUse = (tx: Tx, use: PromoUse) =>
  sql`${pipelined} insert into promo_uses (promo_code_id, customer_id, order_id, used_at)
    values (${use.promoCodeId}, ${use.customerId}, ${use.orderId}, ${use.usedAt})`.execute(tx)

export const deletePromoUse = (tx: Db, orderId: number) =>
  tx.deleteFrom('promoUses').where('orderId', '=', orderId).execute()
