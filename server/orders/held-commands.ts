import { byCommand } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import {
  CommandRefused,
  type Commands,
  parseRecordNumber,
  valueOrRefuse,
} from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { decideHeldOrder, findHeldOrders } from './put-orders-on-hold.ts'

export const heldOrderCommands: Commands<AppWithDb> = {
  'order held': {
    usage: 'order held',
    summary: 'Orders that wait for a person, because the bank took their money back',
    run: async ({ db }) => {
      const data = await findHeldOrders(db)
      const lines = data.map(
        ({ id, customerId, deliveryOn }) =>
          `order ${id} of customer ${customerId}, ${deliveryOn ?? 'without a day'}`,
      )
      return { data, lines: lines.length > 0 ? lines : ['None.'] }
    },
  },
  'order release': {
    usage: 'order release --order N [--cancel] --why "…"',
    summary: 'Lets a held order go on, or cancels it, with the reason',
    options: {
      order: { type: 'string' },
      cancel: { type: 'boolean' },
      why: { type: 'string' },
    },
    run: async (app, { options: { order, cancel, why } }) => {
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('Say in --why how it was decided.')
      const orderId = parseRecordNumber(order)
      const decision = cancel === true ? 'cancel' : 'release'
      const decided = { orderId, decision, reason: why.trim() } as const
      const { deliveryOn } = valueOrRefuse(
        await inTransaction(app.db, (tx) => decideHeldOrder(app, tx, byCommand, decided)),
      )
      const how =
        decision === 'cancel' ? 'is cancelled' : `goes on${deliveryOn ? `, ${deliveryOn}` : ''}`
      return { data: { orderId, decision, deliveryOn }, lines: [`Order ${orderId} ${how}.`] }
    },
  },
}
