import type { Db } from '../platform/database/connect.ts'
import { findAddress, findAddresses, findRegionOfAddress } from './address-store.ts'
import { addressText } from './address-text.ts'

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
  /** One line, as papers and couriers read it. */
  text: string
}

const withText = (address: Omit<Address, 'text'>): Address => ({
  ...address,
  text: addressText(address),
})

/** A customer's addresses, the legal one first; removed ones are not among them. */
export const addressesOf = async (db: Db, customerId: number): Promise<Address[]> =>
  (await findAddresses(db, customerId)).map(withText)

/** The customer's own address, or nothing: another's is as good as none. */
export async function ownAddress(
  db: Db,
  customerId: number,
  addressId: number,
): Promise<Address | undefined> {
  const address = await findAddress(db, customerId, addressId)
  return address && withText(address)
}

/** Where a new cart goes: the legal address, else the first. */
export const defaultAddress = async (db: Db, customerId: number): Promise<Address | undefined> =>
  (await addressesOf(db, customerId))[0]

export const regionOfAddress = async (db: Db, addressId: number): Promise<number | undefined> =>
  (await findRegionOfAddress(db, addressId))?.regionId
