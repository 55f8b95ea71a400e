import type { Address } from '../customers/addresses.ts'
import type { Db } from '../platform/database/connect.ts'
import { findActiveParcelMachines } from './parcel-machine-store.ts'

export type ParcelMachine = {
  id: number
  carrier: string
  name: string
  address: string
  city: string
  municipality: string
  postcode: string
  hours: string
  latitude: number
  longitude: number
  /** One that is gone stays, since orders point at it, and can no longer be chosen. */
  isActive: boolean
}

/** Those that can be chosen, by town and name. */
export const parcelMachinesByTown = (db: Db): Promise<ParcelMachine[]> =>
  findActiveParcelMachines(db)

/** Those in the town of an address come first, then those of its municipality. */
export function nearFirst(
  machines: readonly ParcelMachine[],
  { cityName, regionName }: Pick<Address, 'cityName' | 'regionName'>,
): ParcelMachine[] {
  const distance = ({ city, municipality }: ParcelMachine) =>
    city === regionName || city === cityName ? 0 : municipality === cityName ? 1 : 2
  return machines.toSorted((one, other) => distance(one) - distance(other))
}
