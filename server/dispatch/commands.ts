import { byCommand } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import { type Commands, valueOrRefuse } from '../platform/command.ts'
import { numberOption, reasonOption } from '../platform/command-options.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { dayCommands } from './day-commands.ts'
import { deliverCommand } from './deliver-command.ts'
import { markUndelivered } from './mark-undelivered.ts'

export const dispatchCommands: Commands<AppWithDb> = {
  ...dayCommands,
  ...deliverCommand,
  undelivered: {
    usage: 'undelivered --order N --why "…"',
    summary:
      'Moves an order that could not be delivered to its next possible day, or cancels it; its customer reads why',
    options: { order: { type: 'string' }, why: { type: 'string' } },
    run: async (app, { options }) => {
      const orderId = numberOption(options, 'order')
      const undelivered = { orderId, reason: reasonOption(options) }
      const data = valueOrRefuse(
        await inTransaction(app.db, (tx) => markUndelivered(app, tx, byCommand, undelivered)),
      )
      const what = data.nextOn ? `goes on ${data.nextOn}` : 'is cancelled: no day was found'
      return { data, lines: [`Order ${orderId} ${what}${data.already ? ', as told before' : ''}.`] }
    },
  },
}
