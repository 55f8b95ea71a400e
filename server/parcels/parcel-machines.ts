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
  /** Only active machines can be chosen; orders still refer to the others. */
  isActive: boolean
}

/** The machines that can be chosen, by town and name. */
export const parcelMachinesByTown = (db: Db): Promise<ParcelMachine[]> =>
  findActiveParcelMachines(db)

/** Machines in the town of an address come first, then those of its municipality. */
export function sortByNearness(
  machines: readonly ParcelMachine[],
  { cityName, regionName }: { cityName: string; regionName: string },
): ParcelMachine[] {
  const distance = ({ city, municipality }: ParcelMachine) =>
    city === regionName || city === cityName ? 0 : municipality === cityName ? 1 : 2
  return machines.toSorted((a, b) => distance(a) - distance(b))
}
