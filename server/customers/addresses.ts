import type { Db } from '../platform/database/connect.ts'
import { findAddress, findAddresses, findRegionOfAddress } from './address-store.ts'

export type Address = {
  id: number
  /** The part of the region where its street is driven with another zone. */
  regionId: number
  /** The region as customers choose it. */
  shownRegionId: number
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
  /** One line for documents. */
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

/** As orders spell it for the courier: with the part of the town. */
export function deliveryText({ regionName, cityName, postcode, ...address }: AddressLine): string {
  const part = regionName === cityName ? '' : regionName
  return listed([houseText(address), part, cityName, postcode ?? ''])
}

type AddressLine = {
  street: string
  houseNo: string
  flatNo: string
  cityName: string
  regionName: string
  postcode: string | null
}

/** As the post writes it: with the village of a municipality, without a city's neighbourhood. */
function addressText({ cityName, regionName, postcode, ...address }: AddressLine): string {
  const village = cityName.endsWith(' novads') ? regionName : ''
  return listed([houseText(address), village, cityName, postcode ?? ''])
}

const houseText = ({
  street,
  houseNo,
  flatNo,
}: Pick<AddressLine, 'street' | 'houseNo' | 'flatNo'>) =>
  `${street} ${flatNo === '' ? houseNo : `${houseNo}-${flatNo}`}`.trim()

const listed = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ')
