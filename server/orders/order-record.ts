import { sql, type Updateable } from 'kysely'
import type { Orders } from '../../db/schema.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderMayBecome, type OrderState } from '../../domain/orders/order-states.ts'
import type { MethodKey } from '../../domain/payments/methods.ts'
import type { DeliveryKind } from '../../domain/territory/delivery-kind.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'

export type LockedOrder = {
  id: number
  customerId: number
  status: OrderState
  version: number
  deliveryKind: DeliveryKind
  addressId: number | null
  deliveryOn: Day | null
  autoshipId: number | null
  autoshipIsGone: boolean
  autoshipPlannedOn: Day | null
  paymentMethod: MethodKey | null
  promoCodeId: number | null
  isLocked: boolean
  isHeld: boolean
  isConfirmed: boolean
  isHandedOver: boolean
  bonusCents: number
  deliveryCents: number
  paymentChargeCents: number
  totalCents: number
  prepaidCents: number
  cashDueCents: number
  awaitedCents: number
  loadBottles: number
  loadGrams: number
}

/** Locks an order, of one customer if a customer asks; not one that is a cart again. */
export async function lockOrder(
  tx: Tx,
  orderId: number,
  { customerId }: { customerId?: number } = {},
): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select id, customer_id, status, version, delivery_kind, address_id, delivery_on, autoship_id,
      autoship_planned_on, payment_method, promo_code_id, locked_at is not null as is_locked, held_at is not null as is_held,
      confirmed_at is not null as is_confirmed, handed_over_at is not null as is_handed_over,
      coalesce(bonus_cents, 0) as bonus_cents, coalesce(delivery_cents, 0) as delivery_cents,
      payment_charge_cents, coalesce(total_with_deposit_cents, 0) as total_cents, prepaid_cents,
      cash_due_cents, awaited_cents, load_bottles, load_grams, exists (select from autoships a
        where a.id = autoship_id and a.removed_at is not null) as autoship_is_gone
    from orders
    where id = ${orderId} and status <> 'returnedToCart'
      ${customerId === undefined ? sql`` : sql`and customer_id = ${customerId}`}
    for update`.execute(tx)
  return rows[0]
}

type OrderChange = {
  /** The next state; without it the state stays. */
  to?: OrderState
  kind:
    | 'paid'
    | 'given_back'
    | 'edited'
    | 'moved'
    | 'confirmed'
    | 'locked'
    | 'handed_over'
    | 'delivered'
    | 'undelivered'
    | 'skipped'
    | 'cancelled'
    | 'held'
    | 'released'
    | 'reversed'
    | 'reinstated'
  at: Date
  /** For the history: a column with its values before and after. */
  changes?: object
  /** The columns to write besides state and version. */
  values?: Omit<Updateable<Orders>, 'id' | 'status' | 'version' | 'updatedAt'>
}

/**
 * The one way to change a placed order: under its next version, with a row of `order_changes`.
 * Returns the order as it is after that.
 */
export async function changeOrder<
  Order extends Pick<LockedOrder, 'id' | 'customerId' | 'status' | 'version'>,
>(
  tx: Tx,
  by: Actor,
  order: Order,
  { to = order.status, kind, at, changes = {}, values = {} }: OrderChange,
): Promise<Order> {
  if (to !== order.status && !orderMayBecome(order.status, to))
    throw new Error(`Order ${order.id} cannot go from ${order.status} to ${to}`)
  const { id: orderId, customerId } = order
  const version = order.version + 1
  await tx
    .updateTable('orders')
    .set({ ...values, status: to, version, updatedAt: at })
    .where('id', '=', orderId)
    .execute()
  const history = { kind, changes: JSON.stringify(changes), madeAt: at, ...actorColumns(by) }
  await tx
    .insertInto('orderChanges')
    .values({ customerId, orderId, version, ...history })
    .execute()
  return { ...order, status: to, version }
}

/**
 * Locks a day's orders for delivery, without those that are held, and appends to their histories, in one statement. Returns
 * their number.
 */
export async function lockOrdersOfDay(tx: Tx, by: Actor, day: Day, at: Date): Promise<number> {
  const { actorKind, actorId, onBehalfOf } = actorColumns(by)
  const { numAffectedRows } = await sql`
    with locked as (
      update orders set status = 'waitingForDelivery', locked_at = ${at}, version = version + 1,
        updated_at = ${at}
      where status = 'processing' and delivery_kind = 'courier' and delivery_on = ${day}
        and held_at is null
      returning id, customer_id, version
    )
    insert into order_changes (customer_id, order_id, version, kind, made_at,
      actor_kind, actor_id, on_behalf_of)
    select customer_id, id, version, 'locked', ${at},
      ${actorKind}, ${actorId}::bigint, ${onBehalfOf}::bigint from locked`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Writes the orders of a zone as they are, for the count of what its days take. */
export async function recountOrders(tx: Tx, zoneId: number): Promise<void> {
  await sql`
    update orders o set address_id = o.address_id
    from addresses a join regions r on r.id = a.region_id
    where a.id = o.address_id and r.zone_id = ${zoneId}
      and o.status in ('waitsForPayment', 'processing', 'waitingForDelivery')
      and o.delivery_kind = 'courier' and o.delivery_on is not null`.execute(tx)
}
