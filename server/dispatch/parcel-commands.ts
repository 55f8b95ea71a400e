import type { App } from '../app-context.ts'
import { CommandRefused, type Commands, numberOf } from '../platform/command.ts'
import { answerDispute } from './answer-dispute.ts'
import { must, orderFrom } from './commands.ts'
import { openDisputes } from './open-disputes.ts'
import { collectParcel, handOver } from './parcels.ts'
import { waitingParcels } from './waiting-parcels.ts'

/** Parcels, and counts that customers say are not right. */
export const parcelCommands: Commands<App> = {
  'parcel list': {
    usage: 'parcel list',
    summary: 'Parcels to be handed over and on their way, with weight and place',
    run: async ({ db }) => {
      const data = await waitingParcels(db)
      const lines = data.map(
        ({ orderId, state, weightGrams, place, recipient, phone, trackingNumber }) =>
          `${orderId}: ${state === 'prepared' ? 'to hand over' : `on its way ${trackingNumber ?? ''}`.trim()}, ` +
          `${(weightGrams / 1_000).toFixed(2)} kg, ${place}, ${recipient} ${phone}`,
      )
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] }
    },
  },
  'parcel handed-over': {
    usage: 'parcel handed-over --order N [--tracking CODE]',
    summary: 'A parcel was given to its carrier',
    options: { order: { type: 'string' }, tracking: { type: 'string' } },
    run: async (app, { options: { order, tracking } }) => {
      const orderId = orderFrom(order)
      must(
        await handOver(app, {
          orderId,
          tracking: typeof tracking === 'string' ? tracking : null,
        }),
      )
      return { data: { orderId }, lines: [`The parcel of order ${orderId} is handed over.`] }
    },
  },
  'parcel collected': {
    usage: 'parcel collected --order N',
    summary: 'The customer has the parcel: the order is settled and invoiced',
    options: { order: { type: 'string' } },
    run: async (app, { options: { order } }) => {
      const orderId = orderFrom(order)
      const data = must(await collectParcel(app, orderId))
      return { data, lines: [`Order ${orderId} is delivered.`] }
    },
  },
  disputes: {
    usage: 'disputes',
    summary: 'Counts of bottles that customers say are not right',
    run: async ({ db }) => {
      const data = await openDisputes(db)
      const lines = data.map(
        (one) =>
          `${one.id}: ${one.customer} (${one.customerId}), order ${one.orderId} of ${one.movedOn}, ${one.good}: ` +
          `we counted ${one.delivered} left and ${one.returned} taken, the customer ${one.saysDelivered} left and ` +
          `${one.saysReturned} taken. ${one.comment}`.trim(),
      )
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] }
    },
  },
  'dispute answer': {
    usage: 'dispute answer ID accept|refuse --why "…"',
    summary: 'Corrects the count as the customer says, or refuses with a reason',
    options: { why: { type: 'string' } },
    run: async (app, { words: [id, verdict], options: { why } }) => {
      if (verdict !== 'accept' && verdict !== 'refuse')
        throw new CommandRefused('Say accept or refuse.')
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('--why must give the reason.')
      const disputeId = numberOf(id)
      must(
        await answerDispute(app, { disputeId, accept: verdict === 'accept', answer: why.trim() }),
      )
      return {
        data: { disputeId, verdict },
        lines: [`Dispute ${disputeId}: ${verdict === 'accept' ? 'accepted' : 'refused'}.`],
      }
    },
  },
}
