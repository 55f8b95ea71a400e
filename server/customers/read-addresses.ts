import type { NewAddress } from '../../contract/shop/addresses.ts'
import { parsePhone } from '../../domain/customers/phone.ts'
import { parsePostcode } from '../../domain/customers/postcode.ts'
import type { Db } from '../platform/database/connect.ts'
import { findRegions } from './address-store.ts'
import type { Problems } from './person-fields.ts'

export type AddressRow = {
  regionId: number
  street: string
  houseNo: string
  flatNo: string
  postcode: string | null
  phone: string | null
  notes: string
}

export type ReadAddresses = { rows: AddressRow[]; problems: Problems }

/** Checks addresses from a request against the regions; a missing phone becomes the customer's. */
export async function readAddresses(
  db: Db,
  given: readonly NewAddress[],
  { phone, prefix }: { phone: string | null; prefix: (index: number) => string },
): Promise<ReadAddresses> {
  const regions = new Map(
    (
      await findRegions(
        db,
        given.flatMap(({ region }) => region ?? []),
      )
    ).map((row) => [row.id, row.cityId]),
  )
  const problems: Problems = {}
  const rows = given.map((address, index): AddressRow => {
    const field = (name: string) => `${prefix(index)}${name}`
    const regionId = address.region ?? undefined
    const cityId = regionId === undefined ? undefined : regions.get(regionId)
    if (regionId === undefined) problems[field('region')] = [{ problem: 'required' }]
    else if (cityId === undefined || (address.city != null && address.city !== cityId))
      problems[field('region')] = [{ problem: 'region' }]
    if (!filled(address.street)) problems[field('street')] = [{ problem: 'required' }]
    const postcode = filled(address.postcode) && parsePostcode(address.postcode)
    if (postcode && !postcode.ok) problems[field('postcode')] = [{ problem: 'postcode' }]
    const parsedPhone = filled(address.phone) && parsePhone(address.phone)
    if (parsedPhone && !parsedPhone.ok) problems[field('phone')] = [{ problem: 'phone' }]
    return {
      regionId: regionId ?? 0,
      street: address.street ?? '',
      houseNo: address.house_no ?? '',
      flatNo: address.flat_no ?? '',
      postcode: postcode && postcode.ok ? postcode.value : null,
      phone: parsedPhone && parsedPhone.ok ? parsedPhone.value : phone,
      notes: address.notes ?? '',
    }
  })
  return { rows, problems }
}

const filled = (text: string | null | undefined): text is string => text != null && text !== ''

/** The address marked as legal, else the first. */
export const legalAddressIndex = (given: readonly NewAddress[]): number =>
  Math.max(
    0,
    given.findIndex((address) => address.is_legal_address === 1),
  )
