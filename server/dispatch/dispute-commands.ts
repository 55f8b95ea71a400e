import { byCommand } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import {
  CommandRefused,
  type Commands,
  parseRecordNumber,
  valueOrRefuse,
} from '../platform/command.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { openDisputes } from '../bottles/disputes.ts'
import { settleDispute } from './settle-dispute.ts'

export const disputeCommands: Commands<AppWithDb> = {
  disputes: {
    usage: 'disputes',
    summary: 'Counts of bottles that customers say are not right',
    run: async ({ db }) => {
      const data = await openDisputes(db)
      const lines = data.map(
        (row) =>
          `${row.id}: ${row.customer} (${row.customerId}), order ${row.orderId} of ` +
          `${row.movedOn}, ${row.good}: we counted ${row.delivered} left and ` +
          `${row.returned} taken, the customer ${row.saysDelivered} left and ` +
          `${row.saysReturned} taken. ${row.comment}`.trim(),
      )
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] }
    },
  },
  'dispute answer': {
    usage: 'dispute answer ID accept|refuse --why "…"',
    summary: 'Corrects the delivery as the customer says, or refuses with a reason',
    options: { why: { type: 'string' } },
    run: async (app, { words: [id, verdict], options: { why } }) => {
      if (verdict !== 'accept' && verdict !== 'refuse')
        throw new CommandRefused('Say accept or refuse.')
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('--why must give the reason.')
      const disputeId = parseRecordNumber(id)
      const answer = { disputeId, accept: verdict === 'accept', answer: why.trim() }
      valueOrRefuse(await allOrNothing(app.db, (tx) => settleDispute(app, tx, byCommand, answer)))
      return {
        data: { disputeId, verdict },
        lines: [`Dispute ${disputeId}: ${verdict === 'accept' ? 'accepted' : 'refused'}.`],
      }
    },
  },
}
