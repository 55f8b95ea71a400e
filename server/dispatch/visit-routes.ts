import type { visitCalls } from '../../contract/office/visits.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { addressesOf, deliveryText } from '../customers/addresses.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { addVisitToRun, planVisit } from './runs/visits.ts'

export const visitRoutes = (app: AppWithDb): Handlers<typeof visitCalls> => ({
  listDoors: async ({ params: { id: customerId } }) => {
    const addresses = await addressesOf(app.db, customerId)
    const doors = addresses.map((address) => {
      return { addressId: address.id, address: deliveryText(address) }
    })
    return done({ doors })
  },
  addVisitToRun: ({ by, params: { id: runId }, body }) =>
    allOrNothing(app.db, (tx) => addVisitToRun(app, tx, by, { runId, ...body })),
  planVisit: ({ by, body: { day, ...visit } }) =>
    allOrNothing(app.db, (tx) => planVisit(app, tx, by, { day: dayOf(day), ...visit })),
})
