import type { Db } from '../platform/database/connect.ts'

export type Place = { latitude: number; longitude: number }

/** Where an address is on the map, if the register or a person has said so. */
export async function placeOfAddress(db: Db, addressId: number): Promise<Place | undefined> {
  const row = await db
    .selectFrom('addressPlaces')
    .select(['latitude', 'longitude'])
    .where('addressId', '=', addressId)
    .executeTakeFirst()
  if (row?.latitude == null || row.longitude === null) return undefined
  return { latitude: row.latitude, longitude: row.longitude }
}
