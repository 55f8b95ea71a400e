import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'

export type OfficeDayChange = { day: Day; nameLv: string; nameEn: string; delivers: boolean }

/** An order on a day off: the office must find it another day. */
export type AffectedOrder = {
  orderId: number
  customerId: number
  customer: string | null
  phone: string | null
  addressText: string | null
}

export const findAffectedOrders = (
  db: Db,
  { day, delivers }: Pick<OfficeDayChange, 'day' | 'delivers'>,
): Promise<AffectedOrder[]> => (delivers ? Promise.resolve([]) : findOrdersOn(db, day))

/**
 * Customers whose delivery day is lost are asked to accept another. The job waits five seconds, so
 * that all processes know the change and several changes make one proposal.
 */
export const queueNewDayProposals = (tx: Tx) =>
  enqueue(tx, 'autoship.propose-days', {}, { key: 'propose-days', afterSeconds: 5 })

/** Adds a day off, or a working day; returns the orders that are affected. */
export async function addHoliday(
  app: App,
  tx: Tx,
  by: Actor,
  change: OfficeDayChange,
): Promise<AffectedOrder[]> {
  await writeHoliday(app, tx, by, change)
  await queueNewDayProposals(tx)
  return findAffectedOrders(tx, change)
}

/** The same for a caller that proposes the new days itself. */
export async function writeHoliday(
  app: App,
  tx: Tx,
  by: Actor,
  change: OfficeDayChange,
): Promise<void> {
  await saveOfficeDay(tx, change)
  const { day, delivers } = change
  await audit(app, tx, by, { action: 'delivery.holiday', details: { day, delivers } })
}

/** Returns a day to the computed calendar; false when the office had not changed it. */
export async function removeHoliday(app: App, tx: Tx, by: Actor, day: Day): Promise<boolean> {
  const isRemoved = await eraseHoliday(app, tx, by, day)
  if (isRemoved) await queueNewDayProposals(tx)
  return isRemoved
}

/** The same for a caller that proposes the new days itself. */
export async function eraseHoliday(app: App, tx: Tx, by: Actor, day: Day): Promise<boolean> {
  if (!(await deleteOfficeDay(tx, day))) return false
  await audit(app, tx, by, { action: 'delivery.holiday_removed', details: { day } })
  return true
}

const saveOfficeDay = (tx: Tx, { day, ...values }: OfficeDayChange) =>
  tx
    .insertInto('holidays')
    .values({ day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute()

async function deleteOfficeDay(tx: Tx, day: Day): Promise<boolean> {
  const deleted = await tx.deleteFrom('holidays').where('day', '=', day).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

const findOrdersOn = (db: Db, day: Day) =>
  db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select([
      'orders.id as orderId',
      'customerId',
      'customers.name as customer',
      'orders.phone',
      'addressText',
    ])
    .where('deliveryOn', '=', day)
    .where('status', 'in', ['waitsForPayment', 'processing', 'waitingForDelivery'])
    .orderBy('orders.id')
    .execute()
