import { z } from 'zod'
import type { Change } from '../../contract/office/effects.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { changePrice } from './change-price.ts'
import { invoiceOf, withDocuments } from './later-documents.ts'

const Pricing = z.object({
  orderId: z.int(),
  goodId: z.int(),
  priceCents: z.int(),
  reason: z.string(),
  former: z
    .object({
      listPriceCents: z.int(),
      officePriceCents: z.int().nullable(),
      dueCents: z.int().optional(),
    })
    .optional(),
  /** What an earlier change left, when that change is undone. */
  from: z.object({ priceCents: z.int(), totalCents: z.int().nullable() }).optional(),
})

/** The price of a placed line, before its delivery or after it. */
export const changePriceDeed: Deed<z.output<typeof Pricing>> = {
  name: 'orders.price',
  right: 'changeOrderPrice',
  input: Pricing,
  subject: ({ orderId }) => ({ kind: 'order', id: orderId }),
  reasonOf: ({ reason }) => reason,
  reach: async (tx, { orderId, goodId, priceCents }) => {
    const line = await findLine(tx, orderId, goodId)
    if (!line) return {}
    const cents = Math.abs(priceCents - (line.priceCents ?? 0)) * line.ordered
    const { customerId, status } = line
    return { orderId, customerId, cents, isForTwo: status === 'delivered' }
  },
  run: async (app, tx, by, { reason: note, from, ...pricing }) => {
    const { orderId, goodId } = pricing
    const sums = await findSums(tx, orderId)
    // An order that was edited since settles the difference as it is now.
    if (from && sums?.totalCents !== from.totalCents) delete pricing.former?.dueCents
    const invoice = await invoiceOf(tx, orderId)
    const priced = await changePrice(app, tx, by, { ...pricing, note })
    if (!priced.ok) return priced
    const { priceCents, ...former } = priced.value
    if (from && priceCents !== from.priceCents) return refuse({ code: 'changed_since' })
    const after = await findSums(tx, orderId)
    const left = { priceCents: pricing.priceCents, totalCents: after?.totalCents ?? null }
    const input = { orderId, goodId, priceCents, reason: note, former, from: left }
    const documents = invoice && (await withDocuments(tx, invoice, orderId))
    return done({
      ...documents,
      undo: { deed: 'orders.price', input },
      changes: [
        changeOf(orderId, 'price_cents', priceCents, pricing.priceCents),
        ...changedSums(orderId, sums, after),
      ],
    })
  },
}

type Sums = Awaited<ReturnType<typeof findSums>>

const changedSums = (id: number, before: Sums, after: Sums): Change[] =>
  [
    changeOf(id, 'delivery_cents', before?.deliveryCents, after?.deliveryCents),
    changeOf(id, 'total_cents', before?.totalCents, after?.totalCents),
    changeOf(id, 'cash_due_cents', before?.cashDueCents, after?.cashDueCents),
  ].filter((change) => change.before !== change.after)

type Sum = number | null | undefined

const changeOf = (id: number, field: string, before: Sum = null, after: Sum = null): Change => ({
  kind: 'order',
  id,
  field,
  before,
  after,
})

const findSums = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders')
    .select(['deliveryCents', 'cashDueCents', 'totalWithDepositCents as totalCents'])
    .where('id', '=', orderId)
    .executeTakeFirst()

const findLine = (tx: Tx, orderId: number, goodId: number) =>
  tx
    .selectFrom('orderItems as i')
    .innerJoin('orders as o', 'o.id', 'i.orderId')
    .select(['o.customerId', 'o.status', 'i.ordered', 'i.priceBeforePromoCents as priceCents'])
    .where('i.orderId', '=', orderId)
    .where('i.goodId', '=', goodId)
    .executeTakeFirst()
