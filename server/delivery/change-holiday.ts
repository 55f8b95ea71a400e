import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { deleteOfficeDay, findOrdersOn, saveOfficeDay } from './store.ts'

export type OfficeDayChange = { day: Day; nameLv: string; nameEn: string; delivers: boolean }

/** Who has a delivery on the day: the office must find them another. */
export type Hit = { orderId: number; customerId: number; addressText: string | null }

/** A day off more, or a day on which we drive all the same; answers the orders that it hits. */
export const addHoliday = (db: Db, change: OfficeDayChange): Promise<Hit[]> =>
  inTransaction(db, async (tx) => {
    await saveOfficeDay(tx, change)
    // Whoever has a delivery on the day sees the old day and the new one, and is asked; by then all processes know the day.
    if (!change.delivers) await enqueue(tx, 'autoship.propose-days', { reason: 'holiday' }, { afterSeconds: 5 })
    return change.delivers ? [] : findOrdersOn(tx, change.day)
  })

/** Back to the computed calendar; false when the office had said nothing of that day. */
export const removeHoliday = (db: Db, day: Day): Promise<boolean> => deleteOfficeDay(db, day)
