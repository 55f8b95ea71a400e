import type { Db } from '../platform/database/connect.ts'

const parcelMachines = (db: Db) =>
  db
    .selectFrom('parcelMachines')
    .select(['id', 'carrier', 'name', 'address', 'city', 'postcode', 'hours', 'latitude', 'longitude', 'isActive'])

export const findParcelMachine = (db: Db, id: number) => parcelMachines(db).where('id', '=', id).executeTakeFirst()

export const findActiveParcelMachines = (db: Db) =>
  parcelMachines(db).where('isActive', '=', true).orderBy('city').orderBy('name').orderBy('id').execute()
