import { type Insertable, sql } from 'kysely'
import type { Addresses } from '../../db/schema.ts'
import type { Db } from '../platform/database/connect.ts'
import { lockStreetsOf, partsOfRegions, wholeRegion } from '../territory/street-parts.ts'

/** Addresses with the names of their region and city, the legal one first. */
const addressesWithPlaces = (db: Db, customerId: number) =>
  db
    .selectFrom('addresses')
    .innerJoin('regions', 'regions.id', 'addresses.regionId')
    .innerJoin('cities', 'cities.id', 'regions.cityId')
    .innerJoin('zones', 'zones.id', 'regions.zoneId')
    .select([
      'addresses.id',
      'addresses.street',
      'addresses.houseNo',
      'addresses.flatNo',
      'addresses.postcode',
      'addresses.phone',
      'addresses.notes',
      'addresses.isLegal',
      'addresses.regionId',
      wholeRegion.as('shownRegionId'),
      'regions.name as regionName',
      'regions.cityId',
      'cities.name as cityName',
      'zones.ourCourier as isInOurZones',
    ])
    .where('addresses.customerId', '=', customerId)
    .orderBy('addresses.isLegal', 'desc')
    .orderBy('addresses.id')

export const findAddresses = (db: Db, customerId: number) =>
  addressesWithPlaces(db, customerId).where('addresses.removedAt', 'is', null).execute()

export const findAddress = (db: Db, customerId: number, addressId: number) =>
  addressesWithPlaces(db, customerId)
    .where('addresses.id', '=', addressId)
    .where('addresses.removedAt', 'is', null)
    .executeTakeFirst()

export const findRegionOfAddress = (db: Db, addressId: number) =>
  db.selectFrom('addresses').select('regionId').where('id', '=', addressId).executeTakeFirst()

export const findRegions = (db: Db, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('regions')
        .select(['id', 'cityId'])
        .where('id', '=', sql<number>`any(${ids})`)
        .where('ofRegionId', 'is', null)
        .execute()

type NewRow = Insertable<Addresses>

/** Each goes to the part of its region that its street belongs to. */
export async function insertAddresses(tx: Db, rows: NewRow[]) {
  const regionIds = rows.map(({ regionId }) => regionId)
  await lockStreetsOf(tx, regionIds)
  const partOf = await partsOfRegions(tx, regionIds)
  const placed = rows.map(({ regionId, street, houseNo = '', ...row }) => {
    const address = { street, houseNo }
    return { ...row, ...address, regionId: partOf(regionId, address) }
  })
  return tx.insertInto('addresses').values(placed).returning('id').execute()
}

/** What the office alone says of a door. */
export type AtTheDoor = { callBeforeMinutes?: number | null; takesDebt?: boolean }

export async function updateContact(
  tx: Db,
  addressId: number,
  contact: { phone?: string | null; notes?: string } & AtTheDoor,
): Promise<void> {
  if (Object.keys(contact).length === 0) return
  await tx.updateTable('addresses').set(contact).where('id', '=', addressId).execute()
}

/** The database refuses a second legal address, so the flag is cleared before it is set. */
export async function moveLegalFlag(tx: Db, customerId: number, addressId: number): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ isLegal: false })
    .where('customerId', '=', customerId)
    .where('isLegal', '=', true)
    .execute()
  await tx.updateTable('addresses').set({ isLegal: true }).where('id', '=', addressId).execute()
}

export const markAddressRemoved = (tx: Db, addressId: number, removedAt: Date) =>
  tx.updateTable('addresses').set({ removedAt }).where('id', '=', addressId).execute()

/** Locks the addresses, so that two parallel requests cannot remove the last two. */
export const lockAddresses = (tx: Db, customerId: number) =>
  tx
    .selectFrom('addresses')
    .select(['id', 'isLegal'])
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
