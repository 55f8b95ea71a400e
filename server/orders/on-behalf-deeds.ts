import { z } from 'zod'
import { DayText } from '../../contract/shared/scalars.ts'
import type { Change } from '../../contract/office/effects.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { reachAccount } from '../actions/reach-customer.ts'
import type { Tx } from '../platform/database/connect.ts'
import { freeBottlesOf } from '../territory/capacity.ts'
import { changeOrderAtOnce } from './change-order-line.ts'
import { placeOrderFor } from './place-order-for.ts'
import { sendPayLink } from './send-pay-link.ts'

const Line = z.object({ goodId: z.int(), ordered: z.int(), returned: z.int().optional() })

const Placing = z.object({
  customerId: z.int(),
  lines: z.array(Line).optional(),
  addressId: z.int().optional(),
  day: DayText.transform(dayOf).optional(),
  payment: z.enum(['account', 'cash', 'deferred', 'link']).optional(),
  notes: z.string().optional(),
})

const ofCustomer = ({ customerId }: { customerId: number }) =>
  ({ kind: 'customer', id: customerId }) as const

export const placeOrderDeed: Deed<z.output<typeof Placing>> = {
  name: 'orders.place',
  right: 'changeOrders',
  input: Placing,
  subject: ofCustomer,
  reasonOf: () => null,
  reach: reachAccount,
  run: async (app, tx, by, order) => {
    const placed = await placeOrderFor(app, tx, by, order)
    if (!placed.ok) return placed
    const { orderId, deliveryOn, totalCents, payment, missingCents } = placed.value
    const { customerId } = order
    if (missingCents > 0) await sendPayLink(app, tx, by, { customerId, orderId })
    const fields = { delivery_on: deliveryOn, total_cents: totalCents, payment }
    const changes = Object.entries({
      ...fields,
      ...(missingCents > 0 && { missing_cents: missingCents }),
    })
    return done({
      undo: { deed: 'orders.cancel', input: { orderId, reason: 'Atsaukts', evenLocked: false } },
      changes: changes.map(([field, after]) => ({ ...ofCustomer(order), field, after })),
    })
  },
}

const Edited = z.object({
  lines: z.array(Line).optional(),
  addressId: z.int().optional(),
  notes: z.string().optional(),
})
type Edited = z.output<typeof Edited>

const Editing = Edited.extend({
  orderId: z.int(),
  /** What an earlier edit left, when that edit is undone. */
  from: Edited.optional(),
})
type Editing = z.output<typeof Editing>

export const editOrderDeed: Deed<Editing> = {
  name: 'orders.edit',
  right: 'changeOrders',
  input: Editing,
  subject: ({ orderId }) => ({ kind: 'order', id: orderId }),
  reasonOf: () => null,
  reach: async (tx, { orderId }) => {
    const order = await findOrder(tx, orderId)
    return order ? { orderId, customerId: order.customerId } : {}
  },
  run: async (app, tx, by, { orderId, lines, addressId, notes, from }) => {
    const before = await findOrder(tx, orderId)
    if (!before) return refuse({ code: 'not_found' })
    const partsNow = () => findParts(tx, orderId, { lines, addressId, notes })
    const former = await partsNow()
    if (from && JSON.stringify(from) !== JSON.stringify(Edited.parse(former)))
      return refuse({ code: 'changed_since' })
    const { customerId } = before
    const change = { customerId, orderId, lines, addressId, notes }
    const edited = await changeOrderAtOnce(app, tx, by, change)
    if (!edited.ok) return edited
    const after = (await findOrder(tx, orderId))!
    const input: Editing = { ...former, orderId, from: await partsNow() }
    const free = await freeBottlesOf(tx, orderId)
    return done({
      undo: { deed: 'orders.edit', input },
      changes: [...changedSums(orderId, before, after), ...asChange(orderId, free)],
    })
  },
}

type Sums = { totalCents: number | null; depositCents: number | null }

function changedSums(id: number, before: Sums, after: Sums): Change[] {
  const sums = [
    ['total_cents', before.totalCents, after.totalCents],
    ['deposit_cents', before.depositCents, after.depositCents],
  ] as const
  return sums.flatMap(([field, was, now]): Change[] =>
    was === now ? [] : [{ kind: 'order', id, field, before: was, after: now }],
  )
}

const asChange = (id: number, free: number | null): Change[] =>
  free === null ? [] : [{ kind: 'order', id, field: 'free_bottles', after: free }]

const findOrder = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders')
    .select(['customerId', 'addressId', 'notes', 'depositCents'])
    .select('totalWithDepositCents as totalCents')
    .where('id', '=', orderId)
    .where('status', '<>', 'returnedToCart')
    .executeTakeFirst()

/** As the order is now, the parts that are to change. */
async function findParts(tx: Tx, orderId: number, change: Edited): Promise<Edited> {
  const { addressId, notes } = (await findOrder(tx, orderId))!
  return {
    ...(change.lines && { lines: await findCounts(tx, orderId, change.lines) }),
    ...(change.addressId !== undefined && addressId !== null && { addressId }),
    ...(change.notes !== undefined && { notes }),
  }
}

async function findCounts(tx: Tx, orderId: number, lines: NonNullable<Edited['lines']>) {
  const items = await tx
    .selectFrom('orderItems')
    .select(['goodId', 'ordered', 'returned'])
    .where('orderId', '=', orderId)
    .execute()
  const counts = new Map(items.map((item) => [item.goodId, item]))
  return lines.map(({ goodId }) => counts.get(goodId) ?? { goodId, ordered: 0, returned: 0 })
}

const Linking = z.object({
  customerId: z.int(),
  orderId: z.int().optional(),
  cents: z.int().optional(),
})

export const sendPayLinkDeed: Deed<z.output<typeof Linking>> = {
  name: 'orders.pay_link',
  right: 'changeOrders',
  input: Linking,
  subject: ofCustomer,
  reasonOf: () => null,
  reach: reachAccount,
  run: async (app, tx, by, link) => {
    const sent = await sendPayLink(app, tx, by, link)
    if (!sent.ok) return sent
    const { cents } = sent.value
    return done({ changes: [{ ...ofCustomer(link), field: 'missing_cents', after: cents }] })
  },
}
