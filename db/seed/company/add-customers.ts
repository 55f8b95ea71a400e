import type { Day } from '../../../domain/calendar.ts'
import type { Db, Tx } from '../../../server/platform/database/connect.ts'
import { instantDaysAgo } from '../good-row.ts'
import { regionPoints } from '../zones/region-points.ts'
import { regionIdOf } from '../zones/regions.ts'
import type { CompanySize } from './company-size.ts'
import { type RoundCustomer, roundCustomers } from './customers.ts'

export type KnownCustomer = RoundCustomer & { index: number; id: number; addressId: number }

/** How long ago the company was founded. */
export const daysOfCompany = 100

/** The customers of the rounds with their addresses and the pins of their doors, at one go. */
export async function addCustomers(tx: Tx, today: Day, size: CompanySize): Promise<void> {
  const people = roundCustomers(size)
  const { id: referralSourceId } = await tx
    .selectFrom('referralSources')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const registeredAt = instantDaysAgo(today, daysOfCompany)
  const customers = await tx
    .insertInto('customers')
    .values(people.map((person) => customerRow(person, registeredAt, referralSourceId)))
    .returning(['id', 'email'])
    .execute()
  const idOf = new Map(customers.map(({ id, email }) => [email, id]))
  await tx
    .insertInto('addresses')
    .values(people.map((person) => addressRow(person, idOf.get(person.email)!, registeredAt)))
    .execute()
  const known = await findCustomers(tx, size)
  await tx
    .insertInto('addressPlaces')
    .values(known.map((person) => pinRow(person, registeredAt)))
    .execute()
}

/** Those who were added, with their numbers. */
export async function findCustomers(db: Db, size: CompanySize): Promise<KnownCustomer[]> {
  const people = roundCustomers(size)
  const rows = await db
    .selectFrom('customers')
    .innerJoin('addresses', 'addresses.customerId', 'customers.id')
    .select(['customers.id', 'email', 'addresses.id as addressId'])
    .where(
      'email',
      'in',
      people.map(({ email }) => email),
    )
    .execute()
  const found = new Map(rows.map((row) => [row.email, row]))
  return people.map((person, index) => {
    const { id, addressId } = found.get(person.email)!
    return { ...person, index, id, addressId }
  })
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

const addressRow = ({ address, phone }: RoundCustomer, customerId: number, createdAt: Date) => ({
  customerId,
  regionId: regionIdOf(address.city, address.place),
  street: address.street,
  houseNo: address.houseNo,
  flatNo: address.flatNo ?? '',
  postcode: address.postcode,
  phone,
  notes: address.notes ?? '',
  isLegal: true,
  createdAt,
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
