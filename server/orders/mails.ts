import type { PricedCart } from '../cart/price-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { type LoadedOrder, loadOrders } from './load-orders.ts'
import type { OrderLetter } from './order-letter.ts'

type OrderVersion = { customerId: number; id: number; version: number }

/** The mail's payload from the cart that has just been placed. */
export const cartLetter = (
  { cart, goods, totals }: PricedCart,
  {
    orderId,
    cashDueCents,
    paidCents = 0,
  }: { orderId: number; cashDueCents: number; paidCents?: number },
): OrderLetter => ({
  orderId,
  deliveryOn: totals.onlyServices ? null : cart.deliveryOn,
  place: cart.parcelMachine?.name ?? cart.address?.text ?? '',
  lines: cart.items.map(({ goodId, ordered, returned }) => {
    const { nameLv, nameEn } = goods.get(goodId)!
    const sumCents = totals.lines.find((line) => line.goodId === goodId)?.sumCents ?? 0
    return { lv: nameLv, en: nameEn, count: ordered, returned, sumCents }
  }),
  goodsCents: totals.totalCents + totals.bonusCents,
  bonusCents: totals.bonusCents,
  depositCents: totals.depositCents,
  deliveryCents: totals.deliveryCents,
  totalCents: totals.totalWithDepositCents,
  cashDueCents,
  paidCents,
})

export const queueOrderPlacedMail = (tx: Tx, order: OrderVersion) =>
  queueOrderMail(tx, 'orders.placed', order)
export const queueOrderChangedMail = (tx: Tx, order: OrderVersion) =>
  queueOrderMail(tx, 'orders.changed', order)

async function queueOrderMail(
  tx: Tx,
  template: 'orders.placed' | 'orders.changed',
  { customerId, id, version }: OrderVersion,
) {
  const [order] = await loadOrders(tx, { customerId, orderId: id })
  if (order)
    await queueMail(tx, {
      template,
      cause: `order:${id}:${version}`,
      customerId,
      payload: orderLetter(order),
    })
}

/** The mail's payload from the stored order. */
export const orderLetter = (order: LoadedOrder): OrderLetter => ({
  orderId: order.id,
  deliveryOn: order.deliveryOn,
  place: order.parcelMachine ? order.parcelMachine.name : (order.addressText ?? ''),
  lines: order.items.map((item) => ({
    lv: item.nameLv,
    en: item.nameEn,
    count: item.ordered,
    returned: item.returned,
    sumCents: item.lineCents,
  })),
  goodsCents: order.totalCents + order.bonusCents,
  bonusCents: order.bonusCents,
  depositCents: order.depositCents,
  deliveryCents: order.deliveryCents,
  totalCents: order.totalWithDepositCents,
  cashDueCents: order.cashDueCents,
  paidCents: order.prepaidCents,
})

export const queueOrderCancelledMail = (
  tx: Tx,
  order: { customerId: number; id: number; prepaidCents: number },
) =>
  queueMail(tx, {
    template: 'orders.cancelled',
    cause: `order:${order.id}`,
    customerId: order.customerId,
    payload: { orderId: order.id, creditCents: order.prepaidCents },
  })

export const queueOrderNotPaidMail = (
  tx: Tx,
  order: { customerId: number; id: number; version: number },
) =>
  queueMail(tx, {
    template: 'orders.not-paid',
    cause: `order:${order.id}:${order.version}`,
    customerId: order.customerId,
    payload: { orderId: order.id },
  })

export const queuePaidLateMail = (
  tx: Tx,
  late: { customerId: number; orderId: number; paymentId: number; cents: number },
) =>
  queueMail(tx, {
    template: 'orders.paid-late',
    cause: `payment:${late.paymentId}`,
    customerId: late.customerId,
    payload: { orderId: late.orderId, cents: late.cents },
  })
