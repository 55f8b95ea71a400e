import type { Db } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { loadOrders } from './load-orders.ts'

type Changed = { customerId: number; id: number; version: number }

export const tellPlaced = (tx: Db, order: Changed) => tellOrder(tx, 'orders.placed', order)
export const tellChanged = (tx: Db, order: Changed) => tellOrder(tx, 'orders.changed', order)

async function tellOrder(tx: Db, template: 'orders.placed' | 'orders.changed', { customerId, id, version }: Changed) {
  const [order] = await loadOrders(tx, { customerId, orderId: id })
  if (!order) return
  await queueMail(tx, {
    template,
    cause: `order:${id}:${version}`,
    customerId,
    payload: {
      orderId: id,
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
    },
  })
}

export const tellCancelled = (tx: Db, order: { customerId: number; id: number; prepaidCents: number }) =>
  queueMail(tx, {
    template: 'orders.cancelled',
    cause: `order:${order.id}`,
    customerId: order.customerId,
    payload: { orderId: order.id, creditCents: order.prepaidCents },
  })

export const tellNotPaid = (tx: Db, order: { customerId: number; id: number; version: number }) =>
  queueMail(tx, {
    template: 'orders.not-paid',
    cause: `order:${order.id}:${order.version}`,
    customerId: order.customerId,
    payload: { orderId: order.id },
  })

export const tellPaidLate = (tx: Db, late: { customerId: number; orderId: number; paymentId: number; cents: number }) =>
  queueMail(tx, {
    template: 'orders.paid-late',
    cause: `payment:${late.paymentId}`,
    customerId: late.customerId,
    payload: { orderId: late.orderId, cents: late.cents },
  })
