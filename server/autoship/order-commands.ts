import { byCommand } from '../../domain/actor.ts'
import { refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { cancelOrderByOffice, type OfficeCancelRefusal } from '../orders/cancel-order.ts'
import type { LockedOrder } from '../orders/order-record.ts'
import { CommandRefused, type Commands, valueOrRefuse } from '../platform/command.ts'
import { dayOption, numberOption, reasonOption } from '../platform/command-options.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import { refusalSentence } from '../platform/refusal-sentence.ts'
import { moveOrder } from './schedule/move-delivery.ts'
import { recordSkip } from './schedule/skip-delivery.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

/** The office's changes of an order, which may change the plan of an autoship too. */
export const orderPlanCommands: Commands<AppWithDb> = {
  'order cancel': {
    usage: 'order cancel --order N --why "…" [--sure]',
    summary:
      'Cancels an order and credits what was paid; its customer reads why. A locked one wants --sure',
    options: { order: text, why: text, sure: flag },
    run: async (app, { options }) => {
      const orderId = numberOption(options, 'order')
      const reason = reasonOption(options)
      const isSure = options['sure'] === true
      const { status, prepaidCents } = await cancel(app, { orderId, reason, isSure })
      const already = status === 'cancelled'
      return {
        data: { orderId, already, creditCents: already ? 0 : prepaidCents },
        lines: [`Order ${orderId} ${already ? 'was cancelled before' : 'is cancelled'}.`],
      }
    },
  },
  'order move': {
    usage: 'order move --order N --to 2026-11-27',
    summary:
      'Moves an order that is not locked to another day of its address, and mails its customer',
    options: { order: text, to: text },
    run: async (app, { options }) => {
      const orderId = numberOption(options, 'order')
      const newDay = dayOption(options, 'to')
      const order = await app.db
        .selectFrom('orders')
        .select('customerId')
        .where('id', '=', orderId)
        .executeTakeFirst()
      if (!order) throw new CommandRefused('There is no such order.')
      const move = { customerId: order.customerId, orderId, newDay, wholeSeries: false }
      const moved = await inTransaction(app.db, (tx) => moveOrder(app, tx, byCommand, move))
      if (!moved.ok) throw new CommandRefused(refusalSentence(moved.refusal))
      return { data: { orderId, day: newDay }, lines: [`Order ${orderId} goes on ${newDay}.`] }
    },
  },
}

type Locked = { code: 'locked'; order: LockedOrder }

/** The delivery of an autoship that made the order counts as skipped, and the series goes on. */
async function cancel(
  app: AppWithDb,
  { isSure, ...cancelling }: { orderId: number; reason: string; isSure: boolean },
): Promise<LockedOrder> {
  const outcome = await allOrNothing<LockedOrder, OfficeCancelRefusal | Locked>(
    app.db,
    async (tx) => {
      const cancelled = await cancelOrderByOffice(app, tx, byCommand, cancelling)
      if (!cancelled.ok) return cancelled
      const order = cancelled.value
      const { status, autoshipId, autoshipPlannedOn: plannedOn } = order
      if (status === 'waitingForDelivery' && !isSure) return refuse({ code: 'locked', order })
      if (autoshipId !== null && plannedOn !== null && status !== 'cancelled')
        await recordSkip(tx, { autoshipId, plannedOn, reason: 'customer' })
      return cancelled
    },
  )
  if (!outcome.ok && outcome.refusal.code === 'locked')
    throw new CommandRefused(
      `Order ${cancelling.orderId} is locked for ${outcome.refusal.order.deliveryOn ?? 'delivery'}` +
        ' and may be on the sheet. Nothing is changed yet: with --sure it is cancelled.',
    )
  return valueOrRefuse(outcome)
}
