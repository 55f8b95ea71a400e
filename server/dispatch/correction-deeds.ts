import { z } from 'zod'
import { sumOf } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { asAnswered, correctDelivery } from './correct-delivery.ts'
import { findDelivered } from './delivery-store.ts'
import { invoiceOf, withDocuments } from './later-documents.ts'
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
