import type { AddressDays } from '../../domain/territory/days.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { regionDays } from '../territory/region-days.ts'
import { regionOfAddress } from './addresses.ts'

export async function addressDays(
  app: App,
  db: Db,
  addressId: number,
): Promise<AddressDays | null> {
  const regionId = await regionOfAddress(db, addressId)
  return regionId === undefined ? null : regionDays(app, regionId)
}
