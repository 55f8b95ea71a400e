import type { Day } from '../../domain/calendar.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { deleteOfficeDay, findOrdersOn, saveOfficeDay } from './store.ts'

export type OfficeDayChange = { day: Day; nameLv: string; nameEn: string; delivers: boolean }

/** Who has a delivery on the day: the office must find them another. */
export type Hit = {
  orderId: number
  customerId: number
  customer: string | null
  phone: string | null
  addressText: string | null
}

/** Whom a day off would hit, before it is one. */
export const hitBy = (
  db: Db,
  { day, delivers }: Pick<OfficeDayChange, 'day' | 'delivers'>,
): Promise<Hit[]> => (delivers ? Promise.resolve([]) : findOrdersOn(db, day))

/**
 * Whoever has a delivery that cannot keep its day sees the old day and the new one, and is asked; a question that has become
 * idle is taken back. Once the change is there for good and all processes know it; changes made together are one asking.
 */
export const askForNewDays = (tx: Db, reason: 'route' | 'holiday') =>
  enqueue(
    tx,
    'autoship.propose-days',
    { reason },
    { key: `propose-days:${reason}`, afterSeconds: 5 },
  )

/** A day off more, or a day on which we drive all the same; answers the orders that it hits. */
export const addHoliday = (db: Db, change: OfficeDayChange): Promise<Hit[]> =>
  inTransaction(db, async (tx) => {
    await saveOfficeDay(tx, change)
    const { day, delivers } = change
    await audit(tx, { actor: 'operator', action: 'delivery.holiday', details: { day, delivers } })
    await askForNewDays(tx, 'holiday')
    return hitBy(tx, change)
  })

/** Back to the computed calendar; false when the office had said nothing of that day. */
export const removeHoliday = (db: Db, day: Day): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const wasThere = await deleteOfficeDay(tx, day)
    if (!wasThere) return false
    await audit(tx, { actor: 'operator', action: 'delivery.holiday_removed', details: { day } })
    await askForNewDays(tx, 'holiday')
    return true
  })
