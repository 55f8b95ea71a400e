import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { type Entry, reversed } from '../../domain/ledger/entry.ts'
import { orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import { type Cents, eurosOf } from '../../domain/money.ts'
import { type MethodKey, mayPayWith, paymentMethod } from '../../domain/payments/methods.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { draftCartFor } from '../cart/draft-cart.ts'
import { missingOf } from '../cart/offers.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueOrderChangedMail } from './mails.ts'
import { changeOrder, lockOrder, type LockedOrder } from './order-record.ts'

type Paying = { orderId: number; payment: 'deferred' | 'cash' }

/** How an order was paid for before, so that this can be restored. */
export type Awaited = {
  orderId: number
  version: number
  cents: Cents
  method: LockedOrder['paymentMethod']
}

/** Settles what an order awaits: on the account, which may go down to its limit, or at the door. */
export async function payAwaited(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, payment }: Paying,
): Promise<Outcome<Awaited, Refusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse({ code: 'not_found' })
  const { awaitedCents: cents, paymentMethod: method } = order
  if (order.status !== 'processing' || cents === 0) return refuse({ code: 'nothing_missing' })
  const floor = await mayPay(app, tx, order, payment)
  if (!floor.ok) return floor
  const isOnAccount = payment === 'deferred'
  if (isOnAccount) await postPart(app, tx, by, order, orderPaidFromAccount(cents), floor.value)
  const { version } = await changeWay(app, tx, by, order, payment, {
    awaitedCents: 0,
    ...(isOnAccount
      ? { prepaidCents: order.prepaidCents + cents }
      : { cashDueCents: order.cashDueCents + cents }),
  })
  return done({ orderId, version, cents, method })
}

/** Takes `payAwaited` back, while nothing else has changed the order. */
export async function awaitAgain(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, version, cents, method }: Awaited,
): Promise<Outcome<null, Refusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order) return refuse({ code: 'not_found' })
  if (order.version !== version) return refuse({ code: 'changed_since' })
  const isOnAccount = order.paymentMethod === 'deferred'
  if (isOnAccount) await postPart(app, tx, by, order, reversed(orderPaidFromAccount(cents)))
  await changeWay(app, tx, by, order, method, {
    awaitedCents: cents,
    ...(isOnAccount
      ? { prepaidCents: order.prepaidCents - cents }
      : { cashDueCents: order.cashDueCents - cents }),
  })
  return done(null)
}

/** How low the account may go; the balances stay locked. */
async function mayPay(
  app: App,
  tx: Tx,
  order: LockedOrder,
  payment: Paying['payment'],
): Promise<Outcome<Cents, Refusal>> {
  const { customerId, addressId, deliveryOn, deliveryKind } = order
  const { accountCents } = await lockBalances(tx, customerId)
  const { customer } = await draftCartFor(tx, { customerId, addressId, deliveryOn, notes: '' })
  const input = {
    // Cash is limited for the whole order; the account bears only the rest.
    totalCents: payment === 'cash' ? order.totalCents : order.awaitedCents,
    topUpCents: 0,
    deliveryKind,
    balanceCents: accountCents,
    creditLimitCents: customer.creditLimitCents,
    mayPayLater: customer.payLater,
    hasOverdueDebt: customer.hasOverdueDebt,
    onlineMethods: [],
  }
  const open = mayPayWith(paymentMethod(payment), input, await app.settings())
  if (open.ok) return done(-customer.creditLimitCents)
  const { code: reason } = open.refusal
  const missing = eurosOf(missingOf(open.refusal))
  const payment_type = paymentTypes.numberOf(payment)
  return refuse({ code: 'method_not_open', payment_type, reason, missing })
}

async function postPart(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { id: orderId, customerId, version }: LockedOrder,
  entry: Entry,
  accountFloorCents?: Cents,
): Promise<void> {
  const cause = { kind: 'order', id: orderId, step: `changed:${version + 1}` } as const
  const posting = { customerId, orderId, at: clock.now(), by, cause, entry }
  await post(tx, { ...posting, ...(accountFloorCents !== undefined && { accountFloorCents }) })
}

type Sums = { awaitedCents: Cents; prepaidCents?: Cents; cashDueCents?: Cents }

/** The customer gets the order's letter, which says how it is paid now. */
async function changeWay(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  method: MethodKey | null,
  sums: Sums,
): Promise<LockedOrder> {
  const changed = await changeOrder(tx, by, order, {
    kind: 'edited',
    at: app.clock.now(),
    changes: { payment_method: [order.paymentMethod, method] },
    values: { ...sums, paymentMethod: method },
  })
  await queueOrderChangedMail(app, tx, { customerId: order.customerId, orderId: order.id })
  return changed
}
