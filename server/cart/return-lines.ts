import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { RetryTransaction } from '../platform/database/errors.ts'
import { addGoods } from './add-goods.ts'
import { lockCart } from './lock-cart.ts'

type UnpaidOrder = { customerId: number; orderId: number }

/**
 * A locked unpaid order becomes the customer's cart again, under its number; where the customer has
 * started another cart since, its lines are added to that one.
 */
export async function returnLinesToCart(
  app: App,
  tx: Tx,
  _by: Actor,
  { customerId, orderId }: UnpaidOrder,
): Promise<'cart' | 'merged'> {
  if (await insertReturnedCart(tx, orderId, app.clock.now())) return 'cart'
  const opened = await lockCart(tx, { customerId })
  if (!opened.ok) throw new RetryTransaction('the other cart was ordered meanwhile')
  const lines = await tx
    .selectFrom('orderItems')
    .select(['goodId', 'ordered', 'returned'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
  await addGoods(app, tx, opened.value, lines, opened.value.customer.language)
  return 'merged'
}

/** False where the customer has started another cart since. */
async function insertReturnedCart(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    with cart as (
      insert into carts (id, customer_id, version, was_placed, delivery_kind, address_id,
        parcel_machine_id, delivery_on, notes, payment_method, use_bonus, topup_cents,
        promo_code_id, created_at, updated_at)
      select id, customer_id, version + 1, true, delivery_kind, address_id, parcel_machine_id,
        delivery_on, notes, payment_method, use_bonus, topup_cents, promo_code_id, created_at,
        ${now}
      from orders where id = ${orderId}
      on conflict do nothing returning id)
    insert into cart_lines (id, customer_id, cart_id, good_id, ordered, returned, list_price_cents,
      price_before_promo_cents)
    select i.id, i.customer_id, cart.id, i.good_id, i.ordered, i.returned, i.list_price_cents,
      i.price_before_promo_cents
    from order_items i join cart on cart.id = i.order_id`.execute(tx)
  return numAffectedRows > 0n
}
