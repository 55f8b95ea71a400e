import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

export const findRoutes = (db: Db) =>
  db
    .selectFrom('zones')
    .select(['id', 'weekdays', 'frequencyWeeks', 'firstWeekOn', 'ourCourier'])
    .execute()

export const findZonesOfRegions = (db: Db) =>
  db.selectFrom('regions').select(['id', 'zoneId']).execute()

/** The office's word against the computed calendar. */
export const findOfficeDays = (db: Db) =>
  db.selectFrom('holidays').select(['day', 'delivers']).execute()

export const findClosedDays = async (db: Db, from: Day): Promise<Day[]> =>
  (await db.selectFrom('closedDays').select('day').where('day', '>=', from).execute()).map(
    ({ day }) => day,
  )

export const findCities = (db: Db) =>
  db.selectFrom('cities').select(['id', 'name']).orderBy('position').orderBy('id').execute()

export const findRegions = (db: Db) =>
  db
    .selectFrom('regions')
    .innerJoin('zones', 'zones.id', 'regions.zoneId')
    .select(['regions.id', 'regions.name', 'regions.cityId', 'zones.ourCourier'])
    .orderBy('regions.position')
    .orderBy('regions.id')
    .execute()

type OfficeDay = { day: Day; nameLv: string; nameEn: string; delivers: boolean }

export const saveOfficeDay = (tx: Db, { day, ...said }: OfficeDay) =>
  tx
    .insertInto('holidays')
    .values({ day, ...said })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(said))
    .execute()

export async function deleteOfficeDay(db: Db, day: Day): Promise<boolean> {
  const deleted = await db.deleteFrom('holidays').where('day', '=', day).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export const findOrdersOn = (db: Db, day: Day) =>
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
