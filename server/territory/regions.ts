import type { Db } from '../platform/database/connect.ts'

export const listCities = (db: Db) =>
  db.selectFrom('cities').select(['id', 'name']).orderBy('position').orderBy('id').execute()

export const listRegions = (db: Db) =>
  db
    .selectFrom('regions')
    .innerJoin('zones', 'zones.id', 'regions.zoneId')
    .select(['regions.id', 'regions.name', 'regions.cityId', 'zones.ourCourier'])
    .where('regions.ofRegionId', 'is', null)
    .orderBy('regions.position')
    .orderBy('regions.id')
    .execute()
