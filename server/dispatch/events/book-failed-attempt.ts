import type { Actor } from '../../../domain/actor.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import { type DoorLine, settleDelivery } from '../../../domain/dispatch/delivered-order.ts'
import type { OrderShare } from '../../../domain/dispatch/share-counts.ts'
import type { StopNotDelivered } from '../../../domain/dispatch/stop-events.ts'
import {
  undeliveredCodes,
  type UndeliveredCode,
  undeliveredText,
} from '../../../domain/dispatch/undelivered-codes.ts'
import { orderDelivered } from '../../../domain/ledger/delivered.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { moveBottles } from '../../bottles/move-bottles.ts'
import type { App } from '../../app-context.ts'
import { lockBalances } from '../../ledger/balances.ts'
import { post } from '../../ledger/post.ts'
import { lockOrder, type LockedOrder } from '../../orders/order-record.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { countLines, type CountRefusal, loadDeliveryInput } from '../delivery-input.ts'
import { insertCounts, insertDelivery } from '../delivery-store.ts'
import { firstDayFrom, rescheduleOrder } from '../reschedule-order.ts'

export type FailedAttempt = OrderShare & {
  stopId: number
  day: Day
  at: Date
  code: UndeliveredCode
  askedDay: StopNotDelivered['askedDay']
  /** When the driver had tapped to call, in Riga. */
  calledAt: string | undefined
  /** The office has sent the order another way meanwhile: the attempt moves nothing. */
  goesOn: boolean
}

export type FailedRefusal =
  | CountRefusal
  | { code: 'not_waiting_for_delivery'; status: LockedOrder['status'] }

/**
 * Books an attempt at which nothing was left: empties that were taken and an old debt that was paid
 * all the same. Then the order moves to another day, or stays until the office has asked.
 */
export async function bookFailedAttempt(
  app: App,
  tx: Tx,
  by: Actor,
  attempt: FailedAttempt,
): Promise<Outcome<null, FailedRefusal>> {
  const order = (await lockOrder(tx, attempt.orderId))!
  const isOver = attempt.goesOn || order.status === 'cancelled'
  if (order.status !== 'waitingForDelivery' && !isOver)
    return refuse({ code: 'not_waiting_for_delivery', status: order.status })
  const counts = attempt.counts.map((count) => ({ ...count, left: 0 }))
  const lines = await countLines(tx, order.id, counts)
  if (!lines.ok) return lines
  const { day, code, calledAt } = attempt
  const nextOn = isOver ? null : await dayAfter(app, tx, order, attempt)
  await bookCounts(app, tx, by, { order, attempt, lines: lines.value, nextOn })
  // Its customer knows already when it comes, or that it will not.
  if (isOver) return done(null)
  const waits = undeliveredCodes[code].followUp === 'office_asks'
  if (!waits) await rescheduleOrder(app, tx, by, order, { day, nextOn })
  const { id: orderId, customerId } = order
  const time = rigaTime(attempt.at.getTime())
  const payload = { orderId, day, nextOn, code, time, waits, ...(calledAt && { calledAt }) }
  const cause = `stop:${attempt.stopId}:${orderId}`
  await queueMail(tx, { template: 'dispatch.undelivered', cause, customerId, payload })
  return done(null)
}

function dayAfter(app: App, tx: Tx, order: LockedOrder, { code, day, askedDay }: FailedAttempt) {
  const { followUp } = undeliveredCodes[code]
  if (followUp === 'office_asks') return null
  const isAsked = followUp === 'asked_day' && askedDay !== undefined && askedDay > day
  return firstDayFrom(app, tx, order, isAsked ? askedDay : addDays(day, 1))
}

type Booking = {
  order: LockedOrder
  attempt: FailedAttempt
  lines: readonly DoorLine[]
  nextOn: Day | null
}

async function bookCounts(app: App, tx: Tx, by: Actor, booking: Booking): Promise<void> {
  const { order, attempt, lines } = booking
  const rules = await app.settings()
  const { day, cashCents } = attempt
  const { depositSteps } = rules
  await lockBalances(tx, order.customerId)
  const input = await loadDeliveryInput(tx, order, lines, { day, cashCents, depositSteps })
  // The order goes on with its bonus, its charges and what was prepaid.
  const none = { deliveryCents: 0, paymentChargeCents: 0, bonusCents: 0, prepaidCents: 0 }
  const settled = settleDelivery({ ...input, ...none, paysCourier: false }, rules)
  const deliveryId = await insertAttempt(tx, booking, settled.ledger.depositReturnedCents)
  const { customerId, id: orderId, addressId } = order
  await moveBottles(tx, {
    customerId,
    orderId,
    by,
    cause: { kind: 'delivery', id: deliveryId },
    movedOn: day,
    goods: settled.moved
      .filter(({ returned, depositCents }) => returned > 0 || depositCents !== 0)
      .map((good) => ({ ...good, declaredReturned: good.returned })),
    ...(addressId !== null && { addressId }),
  })
  const cause = { kind: 'order', id: orderId, step: `attempt:${deliveryId}` } as const
  const at = app.clock.now()
  for (const entry of orderDelivered(settled.ledger))
    await post(tx, { customerId, orderId, cause, entry, at, by })
}

async function insertAttempt(
  tx: Tx,
  { order, attempt, lines, nextOn }: Booking,
  depositReturnedCents: number,
): Promise<number> {
  const { customerId, id: orderId } = order
  const { stopId, day, at, code, cashCents, calledAt } = attempt
  const deliveryId = await insertDelivery(tx, {
    customerId,
    orderId,
    stopId,
    outcome: 'undelivered',
    day,
    code,
    reason: undeliveredText(code, rigaTime(at.getTime()), 'lv', calledAt),
    nextOn,
    cashCents,
    depositReturnedCents,
    accountCents: cashCents + depositReturnedCents,
    happenedAt: at,
  })
  const taken = lines.filter((line) => line.taken > 0)
  if (taken.length > 0)
    await insertCounts(
      tx,
      taken.map((line) => ({
        customerId,
        deliveryId,
        goodId: line.goodId,
        ordered: line.ordered,
        leftThere: 0,
        declaredReturn: line.returned,
        takenBack: line.taken,
        lineCents: 0,
      })),
    )
  return deliveryId
}
