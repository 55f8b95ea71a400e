import type { Db } from '../platform/database/connect.ts'
import { findActiveParcelMachines, findParcelMachine } from './parcel-machine-store.ts'

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

export const parcelMachine = (db: Db, id: number): Promise<ParcelMachine | undefined> => findParcelMachine(db, id)

/** Those that can be chosen, by town and name. */
export const parcelMachinesByTown = (db: Db): Promise<ParcelMachine[]> => findActiveParcelMachines(db)

/** One line, as a cart and a mail name it. */
export const parcelMachineText = ({ name, address, city }: ParcelMachine): string =>
  [name, address, city].filter((part) => part !== '').join(', ')
