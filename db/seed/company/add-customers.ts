import type { Day } from '../../../domain/calendar.ts'
import type { Tx } from '../../../server/platform/database/connect.ts'
import { instantDaysAgo } from '../good-row.ts'
import { regionPoints } from '../zones/region-points.ts'
import { regionIdOf } from '../zones/regions.ts'
import { type RoundCustomer, roundCustomers } from './customers.ts'

export type KnownCustomer = RoundCustomer & { index: number; id: number; addressId: number }

/** The customers of the rounds with their addresses and the pins of their doors, at one go. */
export async function addCustomers(tx: Tx, today: Day): Promise<KnownCustomer[]> {
  const { id: referralSourceId } = await tx
    .selectFrom('referralSources')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const registeredAt = instantDaysAgo(today, 60)
  const customers = await tx
    .insertInto('customers')
    .values(roundCustomers.map((person) => customerRow(person, registeredAt, referralSourceId)))
    .returning(['id', 'email'])
    .execute()
  const idOf = new Map(customers.map(({ id, email }) => [email, id]))
  const addresses = await tx
    .insertInto('addresses')
    .values(roundCustomers.map((person) => addressRow(person, idOf.get(person.email)!)))
    .returning(['id', 'customerId'])
    .execute()
  const addressOf = new Map(addresses.map(({ id, customerId }) => [customerId, id]))
  const known = roundCustomers.map((person, index) => {
    const id = idOf.get(person.email)!
    return { ...person, index, id, addressId: addressOf.get(id)! }
  })
  await tx
    .insertInto('addressPlaces')
    .values(known.map((person) => pinRow(person, registeredAt)))
    .execute()
  return known
}

const customerRow = (
  { email, name, phone, company }: RoundCustomer,
  registeredAt: Date,
  referralSourceId: number,
) => ({
  role: 'customer' as const,
  personType: company ? ('company' as const) : ('person' as const),
  name,
  legalId: company?.registrationNo ?? null,
  email,
  phone,
  referralSourceId,
  payLater: company !== undefined,
  creditLimitCents: company?.creditLimitCents ?? 0,
  acceptedAt: registeredAt,
  emailConfirmedAt: registeredAt,
  agreementConfirmedAt: registeredAt,
  registeredAt,
  createdAt: registeredAt,
})

const addressRow = ({ address, phone }: RoundCustomer, customerId: number) => ({
  customerId,
  regionId: regionIdOf(address.city, address.place),
  street: address.street,
  houseNo: address.houseNo,
  flatNo: address.flatNo ?? '',
  postcode: address.postcode,
  phone,
  notes: address.notes ?? '',
  isLegal: true,
})

/** Around the middle of the neighbourhood; the doors of one house are at one point. */
function pinRow({ id: customerId, addressId, address }: KnownCustomer, setAt: Date) {
  const [latitude, longitude] = regionPoints['Rīga']![address.place]!
  const house = Number(address.houseNo)
  return {
    addressId,
    customerId,
    source: 'office',
    latitude: latitude + ((house % 9) - 4) / 1_500,
    longitude: longitude + ((house % 13) - 6) / 1_200,
    setAt,
    actorKind: 'system',
  }
}
