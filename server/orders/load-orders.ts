import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { OrderStatus } from '../../domain/orders/order-states.ts'
import type { PaperKind } from '../../domain/papers/numbers.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { addressJson, parcelMachineJson } from '../cart/place-json.ts'
import type { Db } from '../platform/database/connect.ts'

export type OrderedItem = {
  id: number
  goodId: number
  ordered: number
  returned: number
  listPriceCents: number
  priceBeforePromoCents: number
  unitPriceCents: number
  lineCents: number
  discountCents: number
  bailUnitCents: number
  stateDepositCents: number
  held: number
  kind: 'good' | 'rentable' | 'service'
  bottleKind: 1 | 2 | 3
  nameLv: string
  nameEn: string
  link: string
  descriptionLv: string
  descriptionEn: string
  isRentable: boolean
  autoshipAllowed: boolean
}

/** An order as it was placed and what has become of it since. */
export type LoadedOrder = Pick<
  LoadedCart,
  | 'id'
  | 'customerId'
  | 'version'
  | 'addressId'
  | 'address'
  | 'deliveryType'
  | 'parcelMachineId'
  | 'parcelMachine'
  | 'notes'
> & {
  status: OrderStatus
  addressText: string | null
  deliveryOn: Day | null
  paymentMethod: number | null
  paymentState: 0 | 1 | 2 | 3
  useBonus: boolean
  topupCents: number
  warnings: string[]
  autoshipId: number | null
  autoshipName: string | null
  autoshipIsGone: boolean
  isLocked: boolean
  isConfirmed: boolean
  placedAt: Date | null
  payUntil: Date | null
  cancelledAt: Date | null
  cancelReason: string | null
  deliveredAt: Date | null
  waterGoodsCents: number
  otherGoodsCents: number
  servicesCents: number
  discountCents: number
  savingsCents: number
  bonusCents: number
  bailCents: number
  depositCents: number
  bailToRefundCents: number
  deliveryCents: number
  totalCents: number
  totalWithDepositCents: number
  paymentChargeCents: number
  prepaidCents: number
  cashDueCents: number
  awaitedCents: number
  promoCode: string | null
  items: OrderedItem[]
  papers: { id: number; kind: PaperKind; year: number; number: number; totalCents: number }[]
}

/** Which of a customer's orders, and how many of them. */
export type WhichOrders = {
  customerId: number
  orderId?: number
  statuses?: readonly number[]
  unconfirmed?: true
  order?: 'newest' | 'nearest'
  limit?: number
}

/** Orders with their lines, places and papers in one statement, however many; carts and copies are none. */
export async function loadOrders(db: Db, which: WhichOrders): Promise<LoadedOrder[]> {
  const { customerId, orderId, statuses = [0, 2, 3, 4, 5], unconfirmed, limit = 200 } = which
  const sorted = which.order === 'nearest' ? sql`o.delivery_on nulls last, o.id` : sql`o.id desc`
  const { rows } = await sql<LoadedOrder>`
    select ${columns} from (
      select o.* from orders o
      where o.customer_id = ${customerId} and o.status = any(${statuses}::smallint[]) and o.copy_of_id is null
        ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
        ${unconfirmed ? sql`and o.autoship_id is not null and o.confirmed_at is null` : sql``}
      order by ${sorted} limit ${limit}) o
    ${joins} order by ${sorted}`.execute(db)
  return rows
}

/** The same by number, whosever they are: for what the shop does by itself. */
export async function ordersById(db: Db, ids: readonly number[]): Promise<LoadedOrder[]> {
  const { rows } = await sql<LoadedOrder>`
    select ${columns} from orders o ${joins} where o.id = any(${ids}::bigint[]) order by o.id`.execute(
    db,
  )
  return rows
}

export type OrderPage = { total: number; orders: LoadedOrder[] }

/**
 * A page of them, the newest first, and how many there are. All are counted and cut in their index alone, before those of the page
 * are told in full; a copy is always a cart, so statuses leave it out.
 */
export async function loadOrderPage(
  db: Db,
  page: { customerId: number; statuses: readonly number[]; limit: number; offset: number },
): Promise<OrderPage> {
  const { rows } = await sql<{ total: number } & Partial<LoadedOrder>>`
    with mine as materialized (
      select id from orders where customer_id = ${page.customerId} and status = any(${page.statuses}::smallint[])),
    shown as materialized (select id from mine order by id desc limit ${page.limit} offset ${page.offset})
    select counted.total, told.* from (select count(*)::int as total from mine) counted
      left join lateral (
        select ${columns} from shown join orders o on o.id = shown.id ${joins}) told on true
    order by told.id desc`.execute(db)
  const orders = rows.filter((row): row is { total: number } & LoadedOrder => row.id !== null)
  return { total: rows[0]!.total, orders }
}

const joins = sql`
  left join autoships a on a.id = o.autoship_id left join promo_codes p on p.id = o.promo_code_id`

const columns = sql`
  o.id, o.customer_id, o.status, o.version, o.address_id, o.address_text, o.delivery_type,
  o.parcel_machine_id, o.delivery_on, o.notes, o.payment_method, o.payment_state, o.use_bonus, o.topup_cents,
  o.warnings, o.autoship_id, a.name as autoship_name, a.removed_at is not null as autoship_is_gone, o.locked_at is not null as is_locked,
  o.confirmed_at is not null as is_confirmed, o.placed_at, o.pay_until, o.cancelled_at, o.cancel_reason,
  o.delivered_at, coalesce(o.water_goods_cents, 0) as water_goods_cents,
  coalesce(o.other_goods_cents, 0) as other_goods_cents, coalesce(o.services_cents, 0) as services_cents,
  coalesce(o.discount_cents, 0) as discount_cents, coalesce(o.savings_cents, 0) as savings_cents,
  coalesce(o.bonus_cents, 0) as bonus_cents, coalesce(o.bail_cents, 0) as bail_cents,
  coalesce(o.deposit_cents, 0) as deposit_cents, coalesce(o.bail_to_refund_cents, 0) as bail_to_refund_cents,
  coalesce(o.delivery_cents, 0) as delivery_cents, coalesce(o.total_cents, 0) as total_cents,
  coalesce(o.total_with_deposit_cents, 0) as total_with_deposit_cents, o.payment_charge_cents, o.prepaid_cents,
  o.cash_due_cents, o.awaited_cents, p.code as promo_code,
  ${addressJson(sql`o.address_id`)} as address, ${parcelMachineJson(sql`o.parcel_machine_id`)} as parcel_machine,
  (select coalesce(json_agg(json_build_object('id', i.id, 'goodId', i.good_id, 'ordered', i.ordered,
      'returned', i.returned, 'listPriceCents', coalesce(i.list_price_cents, 0),
      'priceBeforePromoCents', coalesce(i.price_before_promo_cents, 0),
      'unitPriceCents', coalesce(i.unit_price_cents, 0), 'lineCents', coalesce(i.line_cents, 0),
      'discountCents', i.discount_cents, 'bailUnitCents', coalesce(i.bail_unit_cents, 0),
      'stateDepositCents', coalesce(i.state_deposit_cents, 0), 'held', coalesce(i.held, 0),
      'kind', coalesce(i.kind, g.kind), 'bottleKind', coalesce(i.bottle_kind, g.bottle_kind),
      'nameLv', coalesce(i.name_lv, g.name_lv), 'nameEn', coalesce(i.name_en, g.name_en), 'link', g.link,
      'descriptionLv', g.description_lv, 'descriptionEn', g.description_en, 'isRentable', g.is_rentable,
      'autoshipAllowed', g.autoship_allowed) order by i.id), '[]')
    from order_items i join goods g on g.id = i.good_id where i.order_id = o.id) as items,
  (select coalesce(json_agg(json_build_object('id', n.id, 'kind', n.kind, 'year', n.year, 'number', n.number,
      'totalCents', n.total_cents) order by n.id), '[]')
    from papers n where n.order_id = o.id) as papers`
