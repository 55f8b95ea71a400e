import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { correctWhereHeld } from '../bottles/correct-where-held.ts'
import type { App } from '../app-context.ts'
import { changeLinePrice, type LinePricing, type Repriced } from '../orders/change-line-price.ts'
import { queueOrderChangedMail } from '../orders/mails.ts'
import { lockOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { asAnswered } from './correct-delivery.ts'
import { deliverOrder } from './deliver-order.ts'
import { reverseDelivery } from './reverse-delivery.ts'

type PriceChange = LinePricing & { orderId: number; note: string }

/**
 * Lets a placed line cost what the office says. A delivery is reversed for it and told anew at the
 * new price, so that bonus, account and invoice follow; its counts and its cash are as they were.
 */
export async function changePrice(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, note, ...pricing }: PriceChange,
): Promise<Outcome<Repriced['former'], Refusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse({ code: 'no_such_order' })
  if (order.status !== 'delivered') {
    const priced = await changeLinePrice(app, tx, by, order, pricing)
    if (!priced.ok) return priced
    await queueOrderChangedMail(app, tx, { customerId: order.customerId, orderId })
    return done(priced.value.former)
  }
  const { customerId } = order
  return correctWhereHeld(app, tx, by, { customerId, note }, () =>
    reprice(app, tx, by, order, { note, pricing }),
  )
}

type Repricing = { note: string; pricing: Omit<PriceChange, 'orderId' | 'note'> }

/** A delivery is told anew with the other price. */
async function reprice(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { note, pricing }: Repricing,
): Promise<Outcome<Repriced['former'], Refusal>> {
  const { id: orderId } = order
  const reversed = await reverseDelivery(app, tx, by, { order, note })
  if (!reversed.ok) return refuse(asAnswered(reversed.refusal))
  const waiting = reversed.value.order
  const priced = await changeLinePrice(app, tx, by, waiting, { ...pricing, wasDelivered: true })
  if (!priced.ok) return priced
  const { counts, cashCents, happenedAt: at, day, stopId } = reversed.value.delivery
  const stop = stopId === null ? {} : { stopId }
  const delivery = { orderId, counts, cashCents, at, day, ...stop }
  const delivered = await deliverOrder(app, tx, by, delivery)
  return delivered.ok ? done(priced.value.former) : refuse(asAnswered(delivered.refusal))
}
