import type { Db } from '../platform/database/connect.ts'
import { findActiveParcelMachines } from './parcel-machine-store.ts'

export type ParcelMachine = {
  id: number
  carrier: string
  name: string
  address: string
  city: string
  postcode: string
  hours: string
  latitude: number
  longitude: number
  /** One that is gone stays, since orders point at it, and can no longer be chosen. */
  isActive: boolean
}

/** Those that can be chosen, by town and name. */
export const parcelMachinesByTown = (db: Db): Promise<ParcelMachine[]> => findActiveParcelMachines(db)
