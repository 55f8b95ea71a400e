import { byCommand } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import * as closing from '../../server/dispatch/close-day.ts'
import * as delivering from '../../server/dispatch/deliver-order.ts'
import * as parcels from '../../server/dispatch/hand-over-parcel.ts'
import type { DeliveryRecord } from '../../server/dispatch/recorded-delivery.ts'
import * as undelivered from '../../server/dispatch/mark-undelivered.ts'
import { allOrNothing, inTransaction } from '../../server/platform/database/transaction.ts'

/** The operator's commands of a delivery day, each in a transaction of its own. */
export const closeDay = (app: AppWithDb, day: Day) =>
  inTransaction(app.db, (tx) => closing.closeDay(app, tx, byCommand, day))

export const deliverOrder = (app: AppWithDb, record: DeliveryRecord) =>
  allOrNothing(app.db, (tx) => delivering.deliverOrder(app, tx, byCommand, record))

export const markUndelivered = (app: AppWithDb, attempt: undelivered.Undelivered) =>
  inTransaction(app.db, (tx) => undelivered.markUndelivered(app, tx, byCommand, attempt))

export const handOverParcel = (
  app: AppWithDb,
  parcel: { orderId: number; tracking: string | null },
) => allOrNothing(app.db, (tx) => parcels.handOverParcel(app, tx, byCommand, parcel))

export const collectParcel = (app: AppWithDb, orderId: number) =>
  allOrNothing(app.db, (tx) => parcels.collectParcel(app, tx, byCommand, orderId))
