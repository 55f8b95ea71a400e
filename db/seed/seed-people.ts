import { textVersions } from '../../server/customers/consents.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { instantDaysAgo } from './good-row.ts'
import { demoPasswordHash, people } from './people/people.ts'
import type { SeedPerson } from './people/person.ts'
import { regionIdOf } from './zones/regions.ts'

/** Customers with their addresses; what they ordered is placed and delivered by the shop's own verbs. */
export async function seedPeople(tx: Db, today: Day): Promise<void> {
  const sources = await tx.selectFrom('referralSources').select(['id', 'nameLv']).execute()
  const sourceIds = new Map(sources.map(({ nameLv, id }) => [nameLv, id]))
  const rows = people.map((person) => customerRow(person, today, sourceIds.get(person.referral)!))
  const made = await tx.insertInto('customers').values(rows).returning(['id', 'email']).execute()
  const idOf = new Map(made.map(({ email, id }) => [email, id]))
  await tx
    .insertInto('customerPasswords')
    .values(
      people
        .filter((person) => person.mayLogIn)
        .map(({ email }) => ({ customerId: idOf.get(email)!, hash: demoPasswordHash })),
    )
    .execute()
  await tx
    .insertInto('addresses')
    .values(people.flatMap((person) => addressRows(person, idOf.get(person.email)!)))
    .execute()
}

function customerRow(person: SeedPerson, today: Day, referralSourceId: number) {
  const registeredAt = instantDaysAgo(today, person.registeredDaysAgo)
  return {
    role: 'customer' as const,
    personType: person.company ? ('company' as const) : ('person' as const),
    name: person.name,
    legalId: person.company?.registrationNo ?? person.personCode ?? null,
    vatNumber: person.company?.vatNumber ?? null,
    email: person.email,
    phone: person.phone,
    language: person.language ?? 'lv',
    referralSourceId,
    newsletter: person.newsletter ?? false,
    payLater: (person.company?.creditLimitCents ?? 0) > 0,
    creditLimitCents: person.company?.creditLimitCents ?? 0,
    acceptedAt: registeredAt,
    emailConfirmedAt: registeredAt,
    agreementConfirmedAt: registeredAt,
    agreementVersion: textVersions.agreement,
    registeredAt,
    createdAt: registeredAt,
  }
}

const addressRows = ({ addresses, phone }: SeedPerson, customerId: number) =>
  addresses.map(
    ({ city, place, street, houseNo, flatNo = '', postcode, notes = '', isLegal = false }) => ({
      customerId,
      regionId: regionIdOf(city, place),
      street,
      houseNo,
      flatNo,
      postcode,
      phone,
      notes,
      isLegal,
    }),
  )
