import { byCommand } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import { type Commands, valueOrRefuse } from '../platform/command.ts'
import { numberOption } from '../platform/command-options.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { collectParcel, handOverParcel } from './hand-over-parcel.ts'
import { findWaitingParcels } from '../parcels/shipments.ts'

export const parcelCommands: Commands<AppWithDb> = {
  'parcel list': {
    usage: 'parcel list',
    summary: 'Parcels to be handed over and on their way, with weight and place',
    run: async ({ db }) => {
      const data = await findWaitingParcels(db)
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
    run: async (app, { options: { tracking, ...options } }) => {
      const orderId = numberOption(options, 'order')
      const parcel = { orderId, tracking: typeof tracking === 'string' ? tracking : null }
      valueOrRefuse(await allOrNothing(app.db, (tx) => handOverParcel(app, tx, byCommand, parcel)))
      return { data: { orderId }, lines: [`The parcel of order ${orderId} is handed over.`] }
    },
  },
  'parcel collected': {
    usage: 'parcel collected --order N',
    summary: 'The customer has the parcel: the order is settled and invoiced',
    options: { order: { type: 'string' } },
    run: async (app, { options }) => {
      const orderId = numberOption(options, 'order')
      const data = valueOrRefuse(
        await allOrNothing(app.db, (tx) => collectParcel(app, tx, byCommand, orderId)),
      )
      return { data, lines: [`Order ${orderId} is delivered.`] }
    },
  },
}
