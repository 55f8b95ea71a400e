import type { MethodKey } from '../../domain/payments/methods.ts'
import type { PaymentResult } from '../../domain/payments/payment-states.ts'
import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { BottleKind } from '../../domain/cart/cart-line.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { addressJson, parcelMachineJson } from '../cart/address-json.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import type { VatClass } from '../../domain/documents/vat.ts'
import type { OrderMoney } from '../../domain/orders/payment-summary.ts'
import { type OrderSums, orderSums } from '../../domain/pricing/order-sums.ts'
import { openDocuments } from '../documents/debts.ts'
import { orderMoneyJson } from '../ledger/order-money.ts'
import { deliveredJson, type DeliveredGoods } from './delivered-goods.ts'
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
  unitLentDepositCents: number
  stateDepositCents: number
  held: number
  monthlyPaymentCents: number
  vatClass: VatClass
  kind: 'good' | 'rentable' | 'service'
  bottleKind: BottleKind
  nameLv: string
  nameEn: string
  link: string
  descriptionLv: string
  descriptionEn: string
  isLent: boolean
  autoshipAllowed: boolean
}

/** An order with its sums as placed, and its current state. */
export type LoadedOrder = OrderRow & OrderSums

type OrderRow = Pick<
  LoadedCart,
  | 'id'
  | 'customerId'
  | 'version'
  | 'addressId'
  | 'address'
  | 'deliveryKind'
  | 'parcelMachineId'
  | 'parcelMachine'
  | 'notes'
> & {
  status: OrderState
  addressText: string | null
  deliveryOn: Day | null
  paymentMethod: MethodKey | null
  paymentState: PaymentResult
  useBonus: boolean
  topupCents: number
  warnings: string[]
  autoshipId: number | null
  autoshipName: string | null
  autoshipIsGone: boolean
  isLocked: boolean
  isHeld: boolean
  isConfirmed: boolean
  placedAt: Date
  payUntil: Date | null
  cancelledAt: Date | null
  cancelReason: string | null
  deliveredAt: Date | null
  paymentChargeCents: number
  prepaidCents: number
  cashDueCents: number
  awaitedCents: number
  promoCode: string | null
  money: OrderMoney[]
  delivered: DeliveredGoods | null
  items: OrderedItem[]
  documents: {
    id: number
    kind: DocumentKind
    year: number
    number: number
    totalCents: number
    toPayCents: number
    /** Still unpaid of it, where the customer's own orders are read. */
    openCents?: number
  }[]
}

export type OrderQuery = {
  customerId: number
  orderId?: number
  states?: readonly OrderState[]
  unconfirmed?: true
  order?: 'newest' | 'nearest'
  limit?: number
}

export const placedStates: readonly OrderState[] = [
  'cancelled',
  'waitsForPayment',
  'processing',
  'waitingForDelivery',
  'delivered',
]

/** Orders with lines, destinations and documents in one statement. */
export async function loadOrders(db: Db, query: OrderQuery): Promise<LoadedOrder[]> {
  const { customerId, orderId, states = placedStates, unconfirmed, limit = 200 } = query
  const ordering = query.order === 'nearest' ? sql`o.delivery_on nulls last, o.id` : sql`o.id desc`
  const { rows } = await sql<LoadedOrder>`
    select ${orderColumns} from (
      select o.* from orders o
      where o.customer_id = ${customerId} and o.status = any(${states})
        ${orderId === undefined ? sql`` : sql`and o.id = ${orderId}`}
        ${unconfirmed ? sql`and o.autoship_id is not null and o.confirmed_at is null` : sql``}
      order by ${ordering} limit ${limit}) o
    ${orderJoins} order by ${ordering}`.execute(db)
  return withOpenSums(db, customerId, rows)
}

/** With what is still unpaid of a customer's invoices; that is read where one asks for anything. */
export async function withOpenSums(
  db: Db,
  customerId: number,
  orders: LoadedOrder[],
): Promise<LoadedOrder[]> {
  const asks = orders.some(({ documents }) => documents.some(({ toPayCents }) => toPayCents > 0))
  if (!asks) return orders
  const open = await openDocuments(db, customerId)
  const openOf = new Map(open.map(({ id, openCents }) => [id, openCents]))
  return orders.map((order) => ({
    ...order,
    documents: order.documents.map((paper) => ({ ...paper, openCents: openOf.get(paper.id) ?? 0 })),
  }))
}

/** For jobs: orders of any customer. */
export async function ordersById(db: Db, ids: readonly number[]): Promise<LoadedOrder[]> {
  const { rows } = await sql<LoadedOrder>`
    select ${orderColumns} from orders o ${orderJoins}
    where o.id = any(${ids}::bigint[]) order by o.id`.execute(db)
  return rows
}

export const orderJoins = sql`
  left join autoships a on a.id = o.autoship_id left join promo_codes p on p.id = o.promo_code_id`

const sums = sql.join(
  orderSums.map((sum) => sql`coalesce(${sql.ref(`o.${sum}`)}, 0) as ${sql.ref(sum)}`),
)

export const orderColumns = sql`
  o.id, o.customer_id, o.status, o.version, o.address_id, o.address_text, o.delivery_kind,
  o.parcel_machine_id, o.delivery_on, o.notes, o.payment_method, o.payment_state, o.use_bonus,
  o.topup_cents, o.warnings, o.autoship_id, a.name as autoship_name,
  a.removed_at is not null as autoship_is_gone, o.locked_at is not null as is_locked,
  o.held_at is not null as is_held,
  o.confirmed_at is not null as is_confirmed, o.placed_at, o.pay_until, o.cancelled_at,
  o.cancel_reason, o.delivered_at, ${sums},
  o.payment_charge_cents,
  o.prepaid_cents, o.cash_due_cents, o.awaited_cents, p.code as promo_code,
  ${addressJson(sql`o.address_id`)} as address,
  ${parcelMachineJson(sql`o.parcel_machine_id`)} as parcel_machine,
  ${orderMoneyJson(sql`o.id`)} as money, ${deliveredJson} as delivered,
  (select coalesce(json_agg(json_build_object('id', i.id, 'goodId', i.good_id, 'ordered', i.ordered,
      'returned', i.returned, 'listPriceCents', coalesce(i.list_price_cents, 0),
      'priceBeforePromoCents', coalesce(i.price_before_promo_cents, 0),
      'unitPriceCents', coalesce(i.unit_price_cents, 0), 'lineCents', coalesce(i.line_cents, 0),
      'discountCents', i.discount_cents, 'unitLentDepositCents', coalesce(i.unit_lent_deposit_cents, 0),
      'stateDepositCents', coalesce(i.state_deposit_cents, 0), 'held', coalesce(i.held, 0),
      'monthlyPaymentCents', g.monthly_payment_cents, 'vatClass', coalesce(i.vat_class, g.vat_class),
      'kind', coalesce(i.kind, g.kind), 'bottleKind', coalesce(i.bottle_kind, g.bottle_kind),
      'nameLv', coalesce(i.name_lv, g.name_lv), 'nameEn', coalesce(i.name_en, g.name_en),
      'link', g.link, 'descriptionLv', g.description_lv, 'descriptionEn', g.description_en,
      'isLent', g.is_lent, 'autoshipAllowed', g.autoship_allowed) order by i.id), '[]')
    from order_items i join goods g on g.id = i.good_id where i.order_id = o.id) as items,
  (select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'year', d.year,
      'number', d.number, 'totalCents', d.total_cents, 'toPayCents', d.to_pay_cents) order by d.id), '[]')
    from papers d where d.order_id = o.id) as documents`
