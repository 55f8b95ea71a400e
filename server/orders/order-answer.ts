import { payseraStats } from '../../contract/shop/vocabularies/paysera-stats.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import type { Details } from '../../contract/shop/cart-details.ts'
import { sumsAnswer } from '../../contract/shop/details-answer.ts'
import { orderStatus } from '../../contract/shop/vocabularies/order-status.ts'
import type { Order, PaymentSummaryAnswer } from '../../contract/shop/order-record.ts'
import { flag } from '../../contract/shared/scalars.ts'
import type { Day } from '../../domain/calendar.ts'
import { documentNumber } from '../../domain/documents/numbers.ts'
import { type Cents, eurosOf } from '../../domain/money.ts'
import { type PaidOrder, paymentSummary } from '../../domain/orders/payment-summary.ts'
import { orderCan, type OrderPermission } from '../../domain/orders/order-can.ts'
import { closingInstant } from '../../domain/territory/day-closing.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { destinationAnswer, lateAnswer } from '../cart/cart-answer.ts'
import { deliveredAnswer } from './delivered-goods.ts'
import type { LoadedOrder } from './load-orders.ts'
import { orderedItemAnswer, orderItemAnswer } from './order-item-answer.ts'

const instant = (date: Date | null) => date?.toISOString() ?? null
const refusalOf = (answer: OrderPermission) => (answer.ok ? null : answer.refusal)

/** The first day that has not closed, and the hour at which days close. */
export type OpenDays = { firstOpenDay: Day; dayClosesAt: string }

/** An order as the API spells it. */
export const orderAnswer = (
  { config }: Pick<AppWithDb, 'config'>,
  order: LoadedOrder,
  days: OpenDays,
  language: Language,
): Order => ({
  id: order.id,
  status: orderStatus(order.status),
  version: order.version,
  ...placeAnswer(order, language),
  delivery_date: order.deliveryOn,
  notes: order.notes,
  payment_type: order.paymentMethod && paymentTypes.numberOf(order.paymentMethod),
  use_bonus: flag(order.useBonus),
  only_services: flag(order.items.every(({ kind }) => kind === 'service')),
  lock: flag(isLockedNow(order, days)),
  confirmed: flag(order.isConfirmed),
  original_id: order.autoshipId ?? 0,
  autoship_id: order.autoshipId,
  autoship_name: order.autoshipName,
  warning: warningOf(order),
  paysera_stat: payseraStats.numberOf(order.paymentState),
  items: order.items.map((item) => orderedItemAnswer(item, order, language, config.IMAGE_BASE)),
  details: detailsOf(order),
  order_items_list: order.items.map((item) => orderItemAnswer(item, language, config.IMAGE_BASE)),
  ...sumsOf(order),
  payment_summary: paymentAnswer({ ...order, debtCents: invoicedDebt(order) }),
  delivered: deliveredAnswer(order, language),
  ...timesOf(order, days),
  ...documentsOf(order),
})

/** The hour locks an order; the job that writes it down comes some minutes later. */
function isLockedNow(order: LoadedOrder, { firstOpenDay }: OpenDays): boolean {
  const may = orderCan.edit(order, firstOpenDay)
  return order.isLocked || (!may.ok && ['locked', 'held'].includes(may.refusal))
}

/** The address is spelled as it was when the order was placed. */
function placeAnswer(order: LoadedOrder, language: Language) {
  const place = destinationAnswer(order, language)
  const { addressText } = order
  if (!place.address || addressText === null) return place
  return { ...place, address: { ...place.address, full_address: addressText } }
}

const sumsOf = (order: LoadedOrder) => ({
  top_up: eurosOf(order.topupCents),
  total_amount_with_bail_and_vat: eurosOf(order.totalWithDepositCents),
  delivery_amount: eurosOf(order.deliveryCents),
  payment_charge: eurosOf(order.paymentChargeCents),
  bail: eurosOf(order.lentDepositCents),
  prepaid: eurosOf(order.prepaidCents),
  cash_due: eurosOf(order.cashDueCents),
  awaited: eurosOf(order.awaitedCents),
})

/** What the order's newest invoice still asks for: that of a reversed delivery was credited. */
export function invoicedDebt({ documents }: Pick<LoadedOrder, 'documents'>): Cents {
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')
  return invoice ? (invoice.openCents ?? invoice.toPayCents) : 0
}

function paymentAnswer(order: PaidOrder): PaymentSummaryAnswer {
  const { settled, open, late, ...sums } = paymentSummary(order)
  return {
    order: eurosOf(sums.orderCents),
    top_up: eurosOf(sums.topUpCents),
    charge: eurosOf(sums.chargeCents),
    sum: eurosOf(sums.sumCents),
    settled: settled.map(({ by, cents, on }) => ({ by, sum: eurosOf(cents), on })),
    open: open && { by: open.by, sum: eurosOf(open.cents) },
    late: late && lateAnswer(late),
  }
}

function timesOf(order: LoadedOrder, { firstOpenDay, dayClosesAt }: OpenDays) {
  const mayEdit = orderCan.edit(order, firstOpenDay)
  return {
    placed_at: instant(order.placedAt),
    cancelled_at: instant(order.cancelledAt),
    cancel_reason: order.cancelReason,
    delivered_at: instant(order.deliveredAt),
    pay_until: instant(order.payUntil),
    changeable_until:
      mayEdit.ok && order.deliveryOn
        ? new Date(closingInstant(order.deliveryOn, dayClosesAt)).toISOString()
        : null,
    may: {
      edit: refusalOf(mayEdit),
      cancel: refusalOf(orderCan.cancel(order, firstOpenDay)),
      confirm: refusalOf(orderCan.confirm(order, firstOpenDay)),
    },
  }
}

function documentsOf({ documents }: LoadedOrder) {
  const invoice = documents.findLast(({ kind }) => kind === 'invoice')
  const credit = documents.findLast(({ kind }) => kind === 'credit_bill')
  return {
    ramus_id: invoice ? documentNumber(invoice.kind, invoice.year, invoice.number) : '',
    invoice_amount: invoice ? eurosOf(invoice.totalCents) : null,
    links: { credit_bill: credit ? `/api/bill/${credit.id}/invoice` : null },
  }
}

/** The API marks an autoship's order that is not confirmed with NOT-CONFIRMED. */
const warningOf = ({ warnings, autoshipId, isConfirmed }: LoadedOrder): string =>
  [
    ...(autoshipId !== null && !isConfirmed ? ['NOT-CONFIRMED'] : []),
    ...warnings.filter((warning) => warning !== 'NOT-CONFIRMED'),
  ].join(' ')

const detailsOf = (order: LoadedOrder): Details => ({
  ...sumsAnswer(order, order.bonusCents),
  cash_allowed: flag(order.paymentMethod === 'cash'),
  active_promo_code: order.promoCode,
  explained: null,
})
