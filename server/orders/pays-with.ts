import type { paysWithCalls } from '../../contract/shop/added/pays-with.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Banknote } from '../../domain/dispatch/change-to-give.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { changeOrder, lockOrder } from './order-record.ts'
import type { OrderRef } from './store.ts'

type Said = OrderRef & { note: Banknote | null }

/** Until the van has been there, the customer says which note the driver has to change. */
export async function setPaysWith(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, note }: Said,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, orderId, { customerId })
  if (!order) return refuse({ code: 'not_found' })
  const isToCome = order.status === 'processing' || order.status === 'waitingForDelivery'
  if (!isToCome || order.paymentMethod !== 'cash')
    return refuse({ code: 'locked', order: { id: orderId } })
  const before = (await readPaysWith(tx, { customerId, orderId })) ?? null
  if (before === note) return done(null)
  const paysWithCents = note && note * 100
  await changeOrder(tx, by, order, {
    kind: 'edited',
    at: clock.now(),
    changes: { paysWithCents: [before && before * 100, paysWithCents] },
    values: { paysWithCents },
  })
  return done(null)
}

/** Undefined where the order is not the customer's. */
async function readPaysWith(
  db: Db,
  { customerId, orderId }: OrderRef,
): Promise<Banknote | null | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('paysWithCents')
    .where('id', '=', orderId)
    .where('customerId', '=', customerId)
    .where('status', '<>', 'returnedToCart')
    .executeTakeFirst()
  if (!order) return undefined
  return order.paysWithCents === null ? null : ((order.paysWithCents / 100) as Banknote)
}

export const paysWithRoutes = (app: AppWithDb): Handlers<typeof paysWithCalls> => ({
  readPaysWith: async ({ caller: { customerId }, params: { id: orderId } }) => {
    const note = await readPaysWith(app.db, { customerId, orderId })
    return note === undefined ? refuse({ code: 'not_found' }) : done({ data: { pays_with: note } })
  },
  setPaysWith: async ({ by, caller: { customerId }, params: { id: orderId }, body }) => {
    const note = body.pays_with
    const said = await allOrNothing(app.db, (tx) =>
      setPaysWith(app, tx, by, { customerId, orderId, note }),
    )
    return said.ok ? done({ data: { pays_with: note } }) : said
  },
})
