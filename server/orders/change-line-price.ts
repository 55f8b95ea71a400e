import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { type Cents, eurosOf } from '../../domain/money.ts'
import { orderCan } from '../../domain/orders/order-can.ts'
import {
  type EditedOrder,
  settleByDue,
  settleDelivered,
  settleDifference,
} from '../../domain/orders/settle-difference.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { insertCopy } from '../cart/copies.ts'
import { loadCart } from '../cart/load-cart.ts'
import { priceCart } from '../cart/price-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { writeEdit } from './edit-order.ts'
import type { LockedOrder } from './order-record.ts'
import { editedOrder } from './settle-edit.ts'

/**
 * What a line cost before, and how much more is due of the order when it costs that again, if
 * nothing else of it has been changed since.
 */
export type FormerPrice = {
  listPriceCents: Cents
  officePriceCents: Cents | null
  dueCents?: Cents | undefined
}

export type LinePricing = {
  goodId: number
  /** Of a piece, before a promo code. */
  priceCents: Cents
  /** Brings back what the line cost before the office had changed it. */
  former?: FormerPrice | undefined
}

type Pricing = LinePricing & { wasDelivered?: boolean }

/** The price that the line had, for the way back. */
export type Repriced = { order: LockedOrder; former: FormerPrice & { priceCents: Cents } }

/**
 * Lets a placed line cost what the office says, while the order is not delivered: its sums follow
 * as in any edit, and the price stays when the customer edits it later.
 */
export async function changeLinePrice(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  pricing: Pricing,
): Promise<Outcome<Repriced, Refusal>> {
  const may = orderCan.reprice(order)
  if (!may.ok) return refuse({ code: 'locked', reason: may.refusal })
  const { customerId, id: orderId } = order
  const line = await findLine(tx, orderId, pricing.goodId)
  if (!line || line.ordered === 0) return refuse({ code: 'not_found' })
  if (line.priceCents === pricing.priceCents) return refuse({ code: 'nothing_changes' })
  await writePrice(tx, orderId, pricing)
  const cartId = await insertCopy(tx, by, { orderId, now: app.clock.now() })
  const priced = await priceCart(app, (await loadCart(tx, { customerId, cartId }))!)
  const edited = await editedOrder(tx, order, priced)
  const settled = settle(edited, pricing)
  if (!settled.ok)
    return refuse({ code: 'top_up_first', missing: eurosOf(settled.refusal.missingCents) })
  const settlement = { ...settled.value, mayOwe: pricing.wasDelivered === true }
  const changed = await writeEdit(app, tx, by, order, { priced, settlement })
  const dueCents = order.totalCents - order.prepaidCents - settlement.outstandingCents
  const { listPriceCents, officePriceCents, priceCents } = line
  const former = { listPriceCents, officePriceCents, priceCents, dueCents }
  return done({ order: changed, former })
}

function settle(edited: EditedOrder, { wasDelivered, former }: Pricing) {
  if (wasDelivered) return done(settleDelivered(edited, former?.dueCents))
  const { dueCents } = former ?? {}
  return dueCents === undefined ? settleDifference(edited) : settleByDue(edited, dueCents)
}

async function findLine(tx: Tx, orderId: number, goodId: number) {
  const { rows } = await sql<{
    ordered: number
    listPriceCents: number
    priceCents: number
    officePriceCents: number | null
  }>`
    select ordered, list_price_cents, price_before_promo_cents as price_cents, office_price_cents
    from order_items where order_id = ${orderId} and good_id = ${goodId}`.execute(tx)
  return rows[0]
}

/** The copy of an order is priced by its lines. */
const writePrice = (tx: Tx, orderId: number, { goodId, priceCents, former }: LinePricing) =>
  tx
    .updateTable('orderItems')
    .set(
      former
        ? {
            officePriceCents: former.officePriceCents,
            listPriceCents: former.listPriceCents,
            priceBeforePromoCents: priceCents,
          }
        : { officePriceCents: priceCents },
    )
    .where('orderId', '=', orderId)
    .where('goodId', '=', goodId)
    .execute()
