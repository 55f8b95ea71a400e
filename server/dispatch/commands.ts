import { byCommand } from '../../domain/actor.ts'
import type { UndeliveredCode } from '../../domain/dispatch/undelivered-codes.ts'
import type { AppWithDb } from '../app-context.ts'
import { type Commands, valueOrRefuse } from '../platform/command.ts'
import { numberOption, reasonOption } from '../platform/command-options.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { dayCommands } from './day-commands.ts'
import { deliverCommand } from './deliver-command.ts'
import { findStopOfOrder } from './runs/read-run.ts'
import { codeOption, recordStopByCommand, stopCommands } from './record-stop-by-command.ts'
import { markUndelivered } from './mark-undelivered.ts'

export const dispatchCommands: Commands<AppWithDb> = {
  ...dayCommands,
  ...deliverCommand,
  ...stopCommands,
  undelivered: {
    usage: 'undelivered --order N --why "…" | --code nobody_home',
    summary:
      'Moves an order that could not be delivered to its next possible day, or cancels it; its customer reads why. An order on a run is told by a code, and moves when the run is handed in',
    options: { order: { type: 'string' }, why: { type: 'string' }, code: { type: 'string' } },
    run: async (app, { options }) => {
      const orderId = numberOption(options, 'order')
      const stop = await findStopOfOrder(app.db, orderId)
      if (stop) return recordUndelivered(app, stop.stopId, codeOption(options['code']))
      const undelivered = { orderId, reason: reasonOption(options) }
      const data = valueOrRefuse(
        await inTransaction(app.db, (tx) => markUndelivered(app, tx, byCommand, undelivered)),
      )
      const what = data.nextOn ? `goes on ${data.nextOn}` : 'is cancelled: no day was found'
      return { data, lines: [`Order ${orderId} ${what}${data.already ? ', as told before' : ''}.`] }
    },
  },
}

async function recordUndelivered(app: AppWithDb, stopId: number, code: UndeliveredCode) {
  const data = await recordStopByCommand(app, stopId, {
    kind: 'not_delivered',
    code,
    counts: [],
    cashCents: 0,
  })
  return { data, lines: [`Stop ${stopId} is told as not delivered, ${code.replaceAll('_', ' ')}.`] }
}
