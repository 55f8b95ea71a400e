import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import type { App } from '../app-context.ts'
import { recordSkip } from '../autoship/schedule/skip-delivery.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { endOrder } from '../orders/cancel-order.ts'
import { changeOrder, lockOrder, type LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'

export type NotReady = 'not_confirmed' | 'not_paid'

/**
 * Skips the orders of a closing day that are not paid, and those of autoships that are not
 * confirmed, and mails their customers; the autoship goes on. Returns the number of skipped orders.
 */
export async function skipNotReady(app: App, tx: Tx, by: Actor, day: Day): Promise<number> {
  let skipped = 0
  for (const id of await findCandidates(tx, day)) {
    const order = await lockOrder(tx, id)
    // It may have been confirmed or paid before it was locked.
    const reason = order?.status === 'processing' ? await notReadyReason(app, tx, by, order) : null
    if (!order || !reason) continue
    const { autoshipId, autoshipPlannedOn: plannedOn } = order
    const isRegular = autoshipId !== null && plannedOn !== null
    await endOrder(app, tx, by, order, { kind: isRegular ? 'skipped' : 'cancelled', reason })
    if (isRegular) await recordSkip(tx, { autoshipId, plannedOn, reason })
    const payload = { orderId: id, day, reason, ...(!isRegular && { isAlone: true }) }
    await queueMail(tx, {
      template: 'dispatch.skipped',
      cause: `order:${id}`,
      customerId: order.customerId,
      payload,
    })
    skipped += 1
  }
  return skipped
}

async function findCandidates(tx: Tx, day: Day): Promise<number[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'processing')
    .where('deliveryKind', '=', 'courier')
    .where('deliveryOn', '=', day)
    .where((order) =>
      order.or([
        order('awaitedCents', '>', 0),
        order.and([order('autoshipId', 'is not', null), order('confirmedAt', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function notReadyReason(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
): Promise<NotReady | null> {
  if (order.autoshipId !== null && !order.isConfirmed) return 'not_confirmed'
  return order.awaitedCents === 0 || (await payFromAccount(app, tx, by, order)) ? null : 'not_paid'
}

/** Charges the account, which may have been topped up since the order was placed. */
async function payFromAccount(
  { clock }: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
): Promise<boolean> {
  const { id: orderId, customerId, awaitedCents } = order
  const { accountCents } = await lockBalances(tx, customerId)
  if (accountCents < awaitedCents) return false
  const at = clock.now()
  const cause = { kind: 'order', id: orderId, step: `paid:${order.version + 1}` } as const
  await post(tx, { customerId, orderId, cause, entry: orderPaidFromAccount(awaitedCents), at, by })
  const values = {
    paymentMethod: order.paymentMethod ?? ('account' as const),
    prepaidCents: order.prepaidCents + awaitedCents,
    awaitedCents: 0,
  }
  await changeOrder(tx, by, order, { kind: 'paid', at, values })
  return true
}
