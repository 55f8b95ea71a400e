import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import type { App } from '../app-context.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { changeOrder, type LockedOrder } from './order-record.ts'

/**
 * A cancelled order whose goods were left at the door waits for its delivery again. What was paid is
 * taken from the account to which it had gone back; the bonus that went back stays, and the order
 * costs so much more. The customer gets the cancelling letter corrected.
 */
export async function reinstateOrder(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  { day, at }: { day: Day; at: Date },
): Promise<LockedOrder> {
  const { id: orderId, customerId, prepaidCents, bonusCents, totalCents, paymentMethod } = order
  const cause = { kind: 'order', id: orderId, step: `reinstated:${order.version + 1}` } as const
  const entry = orderPaidFromAccount(prepaidCents)
  await post(tx, { customerId, orderId, at: app.clock.now(), by, cause, entry })
  const openCents = totalCents + bonusCents - prepaidCents
  const pays = paymentMethod === 'cash' ? 'cashDueCents' : 'awaitedCents'
  const again = await isOrderedAgain(tx, orderId)
  const { goodsCents } = await goodsOfOrder(tx, orderId)
  const reinstated = await changeOrder(tx, by, order, {
    to: 'waitingForDelivery',
    kind: 'reinstated',
    at: app.clock.now(),
    values: {
      cancelledAt: null,
      cancelReason: null,
      deliveryOn: day,
      lockedAt: at,
      bonusCents: 0,
      totalCents: goodsCents + bonusCents,
      totalWithDepositCents: totalCents + bonusCents,
      cashDueCents: 0,
      awaitedCents: 0,
      [pays]: openCents,
      ...(again && { autoshipId: null, autoshipPlannedOn: null }),
    },
  })
  const mail = { cause: `order:${orderId}:${reinstated.version}`, payload: { orderId, day } }
  await queueMail(tx, { template: 'orders.reinstated', customerId, ...mail })
  return { ...reinstated, bonusCents: 0, deliveryOn: day, isLocked: true }
}

const goodsOfOrder = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('orders')
    .select((of) => of.fn.coalesce('totalCents', of.val(0)).as('goodsCents'))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

/** The autoship has made another order for the occurrence meanwhile. */
async function isOrderedAgain(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join orders other on other.autoship_id = o.autoship_id
      and other.autoship_planned_on = o.autoship_planned_on and other.id <> o.id
      and other.status <> 'cancelled'
    where o.id = ${orderId}`.execute(tx)
  return rows.length > 0
}
