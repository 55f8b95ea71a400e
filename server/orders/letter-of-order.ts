import { addDays } from '../../domain/calendar.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import { isService, isWaterGood } from '../../domain/cart/cart-line.ts'
import { type VatClass, vatPercent, type VatTable } from '../../domain/documents/vat.ts'
import { type OrderMoney, paymentSummary } from '../../domain/orders/payment-summary.ts'
import type { MethodKey } from '../../domain/payments/methods.ts'
import { includedVat } from '../../domain/pricing/included-vat.ts'
import type { OrderSums } from '../../domain/pricing/order-sums.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import type { LoadedOrder, OrderedItem } from './load-orders.ts'
import { invoicedDebt } from './order-answer.ts'
import type { OrderLetter } from './order-letter.ts'
import type { PaymentSplit } from './payment-split.ts'
import { snapshotTotals } from './snapshot-order.ts'

type LetterItem = Pick<
  OrderedItem,
  | 'nameLv'
  | 'nameEn'
  | 'ordered'
  | 'returned'
  | 'lineCents'
  | 'discountCents'
  | 'monthlyPaymentCents'
  | 'vatClass'
  | 'kind'
  | 'bottleKind'
>

type OrderOfLetter = OrderSums &
  Pick<
    LoadedOrder,
    | 'id'
    | 'status'
    | 'deliveryKind'
    | 'deliveryOn'
    | 'parcelMachine'
    | 'addressText'
    | 'placedAt'
    | 'promoCode'
    | 'paymentMethod'
    | 'topupCents'
    | 'paymentChargeCents'
    | 'money'
    | 'documents'
  > & { items: LetterItem[] }

/** The mail's payload from an order. */
export function orderLetter(
  order: OrderOfLetter,
  { dayClosesAt }: Pick<ShopSettings, 'dayClosesAt'>,
): OrderLetter {
  const { deliveryOn, parcelMachine, promoCode, discountCents, bonusCents } = order
  const payment = paymentSummary({ ...order, debtCents: invoicedDebt(order) })
  const byCarrier = order.deliveryKind !== 'courier'
  return {
    orderId: order.id,
    deliveryOn,
    byCarrier,
    byArrangement: order.items.every(isService),
    place: parcelMachine
      ? `${parcelMachine.name}, ${parcelMachine.address}`
      : (order.addressText ?? ''),
    lines: order.items.map(letterLine),
    goodsCents: order.totalCents + bonusCents + discountCents,
    promo:
      promoCode === null || discountCents === 0 ? null : { code: promoCode, cents: discountCents },
    bonusCents,
    depositCents: order.depositCents,
    deliveryCents: order.deliveryCents,
    totalCents: order.totalWithDepositCents,
    refundCents: order.depositToRefundCents,
    vat: vatOfOrder(order, payment.chargeCents).rows.map(({ percent, vatCents }) => ({
      percent,
      vatCents,
    })),
    payment,
    changeableUntil:
      byCarrier || deliveryOn === null ? null : { day: addDays(deliveryOn, -1), time: dayClosesAt },
  }
}

const letterLine = (item: LetterItem): OrderLetter['lines'][number] => ({
  lv: item.nameLv,
  en: item.nameEn,
  count: item.ordered,
  returned: item.returned,
  sumCents: item.lineCents + item.discountCents,
  monthlyCents: item.ordered * item.monthlyPaymentCents,
})

/** As on the invoice, if everything is delivered as ordered. */
export function vatOfOrder(
  order: Omit<OrderOfLetter, 'parcelMachine'>,
  chargeCents: number,
): VatTable {
  const day = order.deliveryOn ?? rigaDay(order.placedAt.getTime())
  const standard = vatPercent('standard', day)
  const lines = order.items.map((item) => ({
    sumCents: item.lineCents,
    percent: vatPercent(item.vatClass, day),
    takesBonus: !isService(item) && !isWaterGood(item),
  }))
  return includedVat({
    lines,
    bonusCents: order.bonusCents,
    deliveryCents: order.deliveryCents + chargeCents,
    deliveryPercent: standard,
  })
}

export type PlacedCart = {
  orderId: number
  method: MethodKey | null
  paid: PaymentSplit
  at: Date
  earlierMoney?: readonly OrderMoney[]
}

/** The mail's payload from the cart that has just been placed. */
export function cartLetter(
  priced: PricedCart,
  { orderId, method, paid, at, earlierMoney = [] }: PlacedCart,
): OrderLetter {
  const { cart, totals, settings } = priced
  const { prepaidCents } = paid
  const fromAccount = {
    on: rigaDay(at.getTime()),
    method: null,
    accountCents: -prepaidCents,
    advanceCents: prepaidCents,
    providerCents: 0,
    cashCents: 0,
    stayedOnAccount: false,
  }
  const order = {
    ...snapshotTotals(priced),
    id: orderId,
    status: paid.status,
    deliveryKind: cart.deliveryKind,
    deliveryOn: totals.onlyServices ? null : cart.deliveryOn,
    parcelMachine: cart.parcelMachine,
    addressText: cart.address?.text ?? null,
    placedAt: at,
    promoCode: totals.activePromoCode,
    paymentMethod: method,
    topupCents: cart.topupCents,
    paymentChargeCents: paid.chargeCents,
    money: [...earlierMoney, ...(prepaidCents === 0 ? [] : [fromAccount])],
    documents: [],
    items: cartItems(priced),
  }
  return orderLetter(order, settings)
}

const cartItems = ({ cart, goods, totals }: PricedCart): LetterItem[] =>
  cart.items.map(({ goodId, ordered, returned }) => {
    const { nameLv, nameEn, vatClass, kind, bottleKind, monthlyPaymentCents } = goods.get(goodId)!
    const line = totals.lines.find((priced) => priced.goodId === goodId)
    return {
      nameLv,
      nameEn,
      ordered,
      returned,
      kind,
      bottleKind,
      monthlyPaymentCents,
      vatClass: vatClass as VatClass,
      lineCents: line?.sumCents ?? 0,
      discountCents: line?.promoCents ?? 0,
    }
  })
