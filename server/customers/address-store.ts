import type { Db } from '../platform/database/connect.ts'

/** Addresses with the names of their places, in the order of the list: the legal one first. */
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
