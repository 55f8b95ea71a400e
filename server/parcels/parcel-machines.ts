import type { Db } from '../platform/database/connect.ts'
import type { Place } from '../territory/place-of-address.ts'
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

type Near = { cityName: string; regionName: string; place?: Place | undefined }

/** By distance; where the place is unknown, those of the town come first, then its municipality's. */
export function sortByNearness(
  machines: readonly ParcelMachine[],
  { cityName, regionName, place }: Near,
): ParcelMachine[] {
  const byTown = ({ city, municipality }: ParcelMachine) =>
    city === regionName || city === cityName ? 0 : municipality === cityName ? 1 : 2
  const distance = place ? (machine: ParcelMachine) => degreesBetween(machine, place) : byTown
  return machines.toSorted((a, b) => distance(a) - distance(b))
}

/** Good enough to compare: in Latvia a degree of longitude is little more than half one of latitude. */
const degreesBetween = (a: Place, b: Place): number =>
  Math.hypot(
    a.latitude - b.latitude,
    (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180),
  )
