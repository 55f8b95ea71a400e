import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

export type RentDue = {
  rentalId: number
  goodId: number
  nameLv: string
  count: number
  monthlyCents: number
}

/**
 * What a customer's rent of a month is: of everything that was there on its first day. The month in which a rental began
 * was paid with the order that brought it.
 */
export const rentDue = (db: Db, customerId: number, firstDay: Day): Promise<RentDue[]> =>
  dueRentals(db, firstDay)
    .innerJoin('goods', 'goods.id', 'rentals.goodId')
    .select(['rentals.id as rentalId', 'rentals.goodId', 'goods.nameLv', 'count', 'monthlyCents'])
    .where('rentals.customerId', '=', customerId)
    .orderBy('rentals.id')
    .execute()

export async function customersWithRent(db: Db, firstDay: Day): Promise<number[]> {
  const rows = await dueRentals(db, firstDay).select('rentals.customerId').distinct().execute()
  return rows.map(({ customerId }) => customerId)
}

const dueRentals = (db: Db, firstDay: Day) =>
  db
    .selectFrom('rentals')
    .where('startedOn', '<', firstDay)
    .where((row) => row.or([row('endedOn', 'is', null), row('endedOn', '>=', firstDay)]))

/** A month of a rental is charged once. */
export async function chargeRent(
  tx: Db,
  customerId: number,
  month: Day,
  rent: readonly RentDue[],
): Promise<void> {
  if (rent.length === 0) return
  const rows = rent.map(({ rentalId, count, monthlyCents: each }) => ({
    customerId,
    rentalId,
    month,
    cents: count * each,
  }))
  await tx.insertInto('rentalCharges').values(rows).execute()
}
