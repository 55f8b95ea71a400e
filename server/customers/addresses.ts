import type { Db } from '../platform/database/connect.ts'
import { findAddress, findAddresses, findRegionOfAddress } from './address-store.ts'

export type Address = {
  id: number
  regionId: number
  regionName: string
  cityId: number
  cityName: string
  street: string
  houseNo: string
  flatNo: string
  postcode: string | null
  phone: string | null
  notes: string
  isLegal: boolean
  isInOurZones: boolean
  /** One line for documents and couriers. */
  text: string
}

const withText = (address: Omit<Address, 'text'>): Address => ({
  ...address,
  text: addressText(address),
})

/** A customer's addresses without removed ones, the legal one first. */
export const addressesOf = async (db: Db, customerId: number): Promise<Address[]> =>
  (await findAddresses(db, customerId)).map(withText)

/** The customer's own address; undefined for another customer's. */
export async function ownAddress(
  db: Db,
  customerId: number,
  addressId: number,
): Promise<Address | undefined> {
  const address = await findAddress(db, customerId, addressId)
  return address && withText(address)
}

/** The address of a new cart: the legal one, else the first. */
export const defaultAddress = async (db: Db, customerId: number): Promise<Address | undefined> =>
  (await addressesOf(db, customerId))[0]

export const regionOfAddress = async (db: Db, addressId: number): Promise<number | undefined> =>
  (await findRegionOfAddress(db, addressId))?.regionId

type AddressLine = {
  street: string
  houseNo: string
  flatNo: string
  cityName: string
  regionName: string
  postcode: string | null
}

/** As the post writes it: with the village of a municipality, without a city's neighbourhood. */
function addressText({
  street,
  houseNo,
  flatNo,
  cityName,
  regionName,
  postcode,
}: AddressLine): string {
  const house = flatNo === '' ? houseNo : `${houseNo}-${flatNo}`
  const locality = cityName.endsWith(' novads') ? [regionName, cityName] : [cityName]
  return [`${street} ${house}`.trim(), ...locality, postcode ?? '']
    .filter((part) => part !== '')
    .join(', ')
}
