import { z } from 'zod'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { sumOf } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed, RowDone } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { correctDelivery, type CorrectRefusal } from './correct-delivery.ts'
import { findDelivered } from './delivery-store.ts'
import { moveDelivery } from './move-delivery.ts'

const Count = z.object({ goodId: z.int(), left: z.int(), taken: z.int() })

const Correcting = z.object({
  orderId: z.int(),
  counts: z.array(Count),
  cashCents: z.int().optional(),
  reason: z.string(),
})
type Correcting = z.output<typeof Correcting>

const subject = ({ orderId }: { orderId: number }) => ({ kind: 'order', id: orderId }) as const
const reasonOf = ({ reason }: { reason: string }) => reason

/** What was left, taken and paid at a door, as it really was. */
export const correctDeliveryDeed: Deed<Correcting> = {
  name: 'orders.correct',
  right: 'correctEvents',
  input: Correcting,
  subject,
  reasonOf,
  reach: async (tx, correcting) => {
    const lines = await findLines(tx, correcting.orderId)
    const delivery = await findDelivered(tx, correcting.orderId)
    if (!delivery) return {}
    const { cashCents = delivery.cashCents } = correcting
    const goodsCents = sumOf(correcting.counts, ({ goodId, left }) => {
      const line = lines.find((counted) => counted.goodId === goodId)
      return Math.abs(left - (line?.left ?? 0)) * (line?.unitPriceCents ?? 0)
    })
    const { customerId } = delivery
    const { orderId } = correcting
    return { orderId, customerId, cents: goodsCents + Math.abs(cashCents - delivery.cashCents) }
  },
  run: async (app, tx, by, { reason: note, ...correcting }) => {
    const before = await invoiceOf(tx, correcting.orderId)
    const corrected = await correctDelivery(app, tx, by, { ...correcting, note })
    if (!corrected.ok) return refuse(asAnswered(corrected.refusal))
    return done(await withDocuments(tx, before, correcting.orderId))
  },
}

const Moving = z.object({ orderId: z.int(), toOrderId: z.int(), reason: z.string() })

/** A delivery that another customer was given. */
export const moveDeliveryToOtherDeed: Deed<z.output<typeof Moving>> = {
  name: 'orders.other_customer',
  right: 'correctEvents',
  input: Moving,
  subject,
  reasonOf,
  reach: async (tx, { orderId }) => {
    const lines = await findLines(tx, orderId)
    const delivery = await findDelivered(tx, orderId)
    if (!delivery) return {}
    const cents = sumOf(lines, ({ lineCents }) => lineCents)
    return { orderId, customerId: delivery.customerId, cents }
  },
  run: async (app, tx, by, { reason: note, ...moving }) => {
    const before = await invoiceOf(tx, moving.orderId)
    const moved = await moveDelivery(app, tx, by, { ...moving, note })
    if (!moved.ok) return refuse(asAnswered(moved.refusal))
    return done(await withDocuments(tx, before, moving.toOrderId))
  },
}

const asAnswered = (refusal: CorrectRefusal | { code: 'same_customer' }): Refusal => {
  const { code } = refusal
  if (code === 'not_in_stock') return { code: 'too_few_in_stock' }
  if (code === 'held' || code === 'not_waiting_for_delivery' || code === 'delivered_otherwise')
    return { code: 'not_waiting' }
  return { code }
}

const findLines = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('deliveries as d')
    .innerJoin('deliveryCounts as c', 'c.deliveryId', 'd.id')
    .leftJoin('orderItems as i', (join) =>
      join.onRef('i.orderId', '=', 'd.orderId').onRef('i.goodId', '=', 'c.goodId'),
    )
    .select(['c.goodId', 'c.leftThere as left', 'c.lineCents', 'i.unitPriceCents'])
    .where('d.orderId', '=', orderId)
    .where('d.outcome', '=', 'delivered')
    .execute()

type Invoice = { customerId: number; totalCents: number }

/** What the invoice of an order's delivery comes to: the jobs that issue documents run later. */
async function invoiceOf(tx: Tx, orderId: number): Promise<Invoice | undefined> {
  const row = await tx
    .selectFrom('deliveries')
    .innerJoin('orders', 'orders.id', 'deliveries.orderId')
    .select(['deliveries.customerId', 'cashCents', 'accountCents', 'paymentChargeCents'])
    .select(['deliveries.prepaidCents'])
    .where('orderId', '=', orderId)
    .where('outcome', '=', 'delivered')
    .executeTakeFirst()
  if (!row) return undefined
  const { customerId, prepaidCents, cashCents, accountCents, paymentChargeCents } = row
  return { customerId, totalCents: prepaidCents + cashCents - accountCents + paymentChargeCents }
}

/** The former invoice is credited, and the one of this order issued. */
async function withDocuments(
  tx: Tx,
  former: Invoice | undefined,
  orderId: number,
): Promise<RowDone> {
  const issued = await invoiceOf(tx, orderId)
  return {
    laterDocuments: [
      ...(former ? [{ ...former, kind: 'credit_bill', totalCents: -former.totalCents }] : []),
      ...(issued ? [{ ...issued, kind: 'invoice' }] : []),
    ],
  }
}
