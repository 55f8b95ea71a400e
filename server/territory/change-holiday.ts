import type { Day } from '../../domain/calendar.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { inTransaction } from '../platform/database/transaction.ts'

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
export const queueNewDayProposals = (tx: Db, reason: 'route' | 'holiday') =>
  enqueue(
    tx,
    'autoship.propose-days',
    { reason },
    { key: `propose-days:${reason}`, afterSeconds: 5 },
  )

/** Adds a day off, or a working day; returns the orders that are affected. */
export const addHoliday = (db: Db, change: OfficeDayChange): Promise<AffectedOrder[]> =>
  inTransaction(db, async (tx) => {
    await saveOfficeDay(tx, change)
    const { day, delivers } = change
    await audit(tx, { actor: 'operator', action: 'delivery.holiday', details: { day, delivers } })
    await queueNewDayProposals(tx, 'holiday')
    return findAffectedOrders(tx, change)
  })

/** Returns a day to the computed calendar; false when the office had not changed it. */
export const removeHoliday = (db: Db, day: Day): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await deleteOfficeDay(tx, day))) return false
    await audit(tx, { actor: 'operator', action: 'delivery.holiday_removed', details: { day } })
    await queueNewDayProposals(tx, 'holiday')
    return true
  })

const saveOfficeDay = (tx: Db, { day, ...values }: OfficeDayChange) =>
  tx
    .insertInto('holidays')
    .values({ day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute()

async function deleteOfficeDay(db: Db, day: Day): Promise<boolean> {
  const deleted = await db.deleteFrom('holidays').where('day', '=', day).executeTakeFirst()
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
    .where('status', 'in', [2, 3, 4])
    .where('copyOfId', 'is', null)
    .orderBy('orders.id')
    .execute()
