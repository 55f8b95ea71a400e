import type { CustomerRole } from '../../domain/customers/customer-names.ts'
import type { LateSum } from '../../domain/orders/payment-summary.ts'
import type { MethodKey } from '../../domain/payments/methods.ts'
import type { DeliveryKind } from '../../domain/territory/delivery-kind.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { BottleKind } from '../../domain/cart/cart-line.ts'
import { type CartGood, cartGoodsJson } from '../catalogue/goods-for-cart.ts'
import type { Db } from '../platform/database/connect.ts'
import { addressJson, defaultAddressId, parcelMachineJson } from './address-json.ts'
import { customerJson, itemJson, latePayment, promoJson } from './cart-json.ts'
import type { CartRef } from './store.ts'

/** Prices are those that the customer saw last. */
export type LoadedItem = {
  id: number
  goodId: number
  ordered: number
  returned: number
  listPriceCents: number | null
  priceBeforePromoCents: number | null
}

/** A line of the order that a copy is of, with the bottles held when it was placed. */
export type OriginalItem = LoadedItem & { held: number | null; officePriceCents: number | null }

export type LoadedPromo = {
  id: number
  code: string
  kind: 'percent' | 'sum' | 'free_delivery'
  percent: number | null
  amountCents: number | null
  validFrom: string | null
  validUntil: string | null
  minimumCents: number
  useLimit: number | null
  customerLimit: number | null
  uses: number
  usesByCustomer: number
  servicesIncluded: boolean
  goodIds: number[] | null
  isForCustomer: boolean
  isActive: boolean
}

/** A cart or an order's copy: the row, its lines, its customer and its destination. */
export type LoadedCart = {
  id: number
  customerId: number
  version: number
  copyOfId: number | null
  copyOfVersion: number | null
  deliveryKind: DeliveryKind
  addressId: number | null
  parcelMachineId: number | null
  deliveryOn: Day | null
  notes: string
  paymentMethod: MethodKey | null
  useBonus: boolean
  topupCents: number
  /** The cart of an unpaid order, returned under the order's number. */
  wasPlaced: boolean
  /** Paid after that order had returned, and on the account since. */
  latePayment: LateSum | null
  autoshipId: number | null
  /** Bonus, discount and lines of the order that this copies; 0 and empty for a cart. */
  originalBonusCents: number
  originalDiscountCents: number
  originalItems: OriginalItem[]
  items: LoadedItem[]
  customer: {
    role: CustomerRole
    name: string | null
    email: string | null
    phone: string | null
    language: 'lv' | 'en'
    enableBonus: boolean
    /** Less what doors have told and the books have not written yet. */
    creditLimitCents: number
    payLater: boolean
    accountCents: number
    bonusCents: number
    depositCents: number
    /** Of the deposit paid beyond what is required: what other open orders count on. */
    depositPromisedCents: number
    hasOverdueDebt: boolean
    held: { goodId: number; held: number; lentDepositCents: number; bottleKind: BottleKind }[]
  }
  address: {
    id: number
    text: string
    phone: string | null
    notes: string
    isLegal: boolean
    ourCourier: boolean
    regionId: number
    isRemoved: boolean
  } | null
  /** The legal address, else the first. */
  defaultAddressId: number | null
  parcelMachine: { name: string; address: string; isActive: boolean } | null
  promo: LoadedPromo | null
}

/** The cart with the current state of its goods. */
export type CartWithGoods = LoadedCart & { goods: CartGood[] }

/**
 * One statement over the tables of several rooms, although a room should read only its own. This is
 * the shop's most frequent query, and one verb per part would cost eight round trips.
 */
export async function loadCart(
  db: Db,
  { customerId, cartId }: CartRef,
): Promise<CartWithGoods | undefined> {
  const condition = cartId === undefined ? sql`o.copy_of_id is null` : sql`o.id = ${cartId}`
  const goods = sql`, ${cartGoodsJson(sql`o.id`)} as goods`
  const [cart] = await queryCarts<CartWithGoods>(
    db,
    sql`carts`,
    sql`o.customer_id = ${customerId} and ${condition}`,
    goods,
  )
  return cart
}

/** Carts from any row source with the columns of `carts`. */
export async function queryCarts<Loaded extends LoadedCart = LoadedCart>(
  db: Db,
  carts: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  extraColumns = sql``,
): Promise<Loaded[]> {
  const { rows } = await sql<Loaded>`
    select o.id, o.customer_id, o.version, o.copy_of_id, o.copy_of_version,
      o.delivery_kind, o.address_id, o.parcel_machine_id, o.delivery_on, o.notes,
      o.payment_method, o.use_bonus, o.topup_cents, o.was_placed, ${latePayment} as late_payment, original.autoship_id,
      coalesce(original.bonus_cents, 0) as original_bonus_cents,
      coalesce(original.discount_cents, 0) as original_discount_cents,
      (select coalesce(json_agg(json_build_object(${itemJson}) order by i.id), '[]')
        from cart_lines i where i.cart_id = o.id) as items,
      case when o.copy_of_id is null then '[]' else (
        select coalesce(json_agg(json_build_object(${itemJson}, 'held', i.held,
          'officePriceCents', i.office_price_cents) order by i.id), '[]')
        from order_items i where i.order_id = o.copy_of_id) end as original_items,
      ${customerJson} as customer,
      ${addressJson(sql`o.address_id`)} as address,
      ${defaultAddressId(sql`o.customer_id`)} as default_address_id,
      ${parcelMachineJson(sql`o.parcel_machine_id`)} as parcel_machine,
      ${promoJson} as promo${extraColumns}
    from ${carts} o
      join customers c on c.id = o.customer_id
      cross join lateral (select exists (
        select from holds h where h.customer_id = c.id and h.ended_at is null) as is_held) stopped
      left join orders original on original.id = o.copy_of_id
      cross join lateral (
        select
          coalesce(sum(l.cents) filter (where l.account = 'account'), 0)::bigint as account_cents,
          coalesce(sum(l.cents) filter (where l.account = 'bonus'), 0)::bigint as bonus_cents,
          coalesce(sum(l.cents) filter (where l.account = 'deposit'), 0)::bigint as deposit_cents
        from ledger_balances l where l.customer_id = o.customer_id) b
    where ${condition}`.execute(db)
  return rows
}
