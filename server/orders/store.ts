import type { MethodKey } from '../../domain/payments/methods.ts'
import type { DeliveryKind } from '../../domain/territory/delivery-kind.ts'
import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import type { Orders } from '../../db/schema.ts'
import type { Day } from '../../domain/calendar.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { Db } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'

/** Locks the cart's row, and its day against closing. Read the lines after this. */
export const lockCartForPlacement = (tx: Db, customerId: number, cartId: number) =>
  sql`${pipelined} select pg_advisory_xact_lock_shared(hashtext('delivery day ' || delivery_on))
    from orders
    where id = ${cartId} and customer_id = ${customerId} for update`.execute(tx)

export type OrderRef = { customerId: number; orderId: number }

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
  isConfirmed: boolean
  bonusCents: number
  totalCents: number
  prepaidCents: number
  cashDueCents: number
  awaitedCents: number
}

export async function lockOrder(
  tx: Db,
  customerId: number,
  orderId: number,
): Promise<LockedOrder | undefined> {
  const { rows } = await sql<LockedOrder>`
    select id, customer_id, status, version, delivery_kind, address_id, delivery_on, autoship_id,
      autoship_planned_on, payment_method, promo_code_id, locked_at is not null as is_locked,
      confirmed_at is not null as is_confirmed, coalesce(bonus_cents, 0) as bonus_cents,
      coalesce(total_with_deposit_cents, 0) as total_cents, prepaid_cents, cash_due_cents,
      awaited_cents, exists (select from autoships a
        where a.id = autoship_id and a.removed_at is not null) as autoship_is_gone
    from orders
    where id = ${orderId} and customer_id = ${customerId} and copy_of_id is null
    for update`.execute(tx)
  return rows[0]
}

export type OrderChange = {
  customerId: number
  orderId: number
  version: number
  kind:
    | 'placed'
    | 'paid'
    | 'given_back'
    | 'edited'
    | 'moved'
    | 'confirmed'
    | 'cancelled'
    | 'skipped'
  madeBy: 'customer' | 'operator' | 'system' | 'provider'
  madeAt: Date
  changes?: object
}

/** Appends to the order's history, under the version that the change leads to. */
export const insertChange = (tx: Db, { changes = {}, ...change }: OrderChange) =>
  tx
    .insertInto('orderChanges')
    .values({ ...change, changes: JSON.stringify(changes) })
    .execute()

export const insertPromoUse = (
  tx: Db,
  use: { promoCodeId: number; customerId: number; orderId: number; usedAt: Date },
) =>
  sql`${pipelined} insert into promo_uses (promo_code_id, customer_id, order_id, used_at)
    values (${use.promoCodeId}, ${use.customerId}, ${use.orderId}, ${use.usedAt})`.execute(tx)

export const deletePromoUse = (tx: Db, orderId: number) =>
  tx.deleteFrom('promoUses').where('orderId', '=', orderId).execute()

export const updateOrder = (tx: Db, orderId: number, row: Updateable<Orders>) =>
  tx.updateTable('orders').set(row).where('id', '=', orderId).execute()

export async function regionOfOrder(tx: Db, orderId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('orders')
    .innerJoin('addresses', 'addresses.id', 'orders.addressId')
    .select('regionId')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row?.regionId
}

export const ordersPastPayUntil = (db: Db, now: Date) =>
  db
    .selectFrom('orders')
    .select(['id', 'customerId'])
    .where('status', '=', 'waitsForPayment')
    .where('payUntil', '<', now)
    .orderBy('payUntil')
    .limit(500)
    .execute()
