import { byCommand } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import type { LockedOrder } from '../orders/order-record.ts'
import { CommandRefused, type Commands, valueOrRefuse } from '../platform/command.ts'
import { dayOption, numberOption, reasonOption } from '../platform/command-options.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import { refusalSentence } from '../platform/refusal-sentence.ts'
import { cancelOrderWithDelivery } from './cancel-with-delivery.ts'
import { moveOrder } from './schedule/move-delivery.ts'

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
      const evenLocked = options['sure'] === true
      const { status, prepaidCents } = await cancel(app, { orderId, reason, evenLocked })
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

async function cancel(
  app: AppWithDb,
  cancelling: { orderId: number; reason: string; evenLocked: boolean },
): Promise<LockedOrder> {
  const outcome = await allOrNothing(app.db, (tx) =>
    cancelOrderWithDelivery(app, tx, byCommand, cancelling),
  )
  if (!outcome.ok && outcome.refusal.code === 'locked')
    throw new CommandRefused(
      `Order ${cancelling.orderId} is locked for ${outcome.refusal.order.deliveryOn ?? 'delivery'}` +
        ' and may be on the sheet. Nothing is changed yet: with --sure it is cancelled.',
    )
  return valueOrRefuse(outcome)
}
