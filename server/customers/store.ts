import type { PersonType } from '../../domain/customers/customer-names.ts'
import { textVersions } from './consents.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { Db } from '../platform/database/connect.ts'

export const findCustomer = (db: Db, customerId: number) =>
  db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()

export type Credentials = {
  customerId: number
  hash: string | null
  /** The record in which this one has ended; nobody signs in to it any more. */
  mergedInto: number | null
}

export const findCredentials = (db: Db, email: string): Promise<Credentials | undefined> =>
  db
    .selectFrom('customers')
    .leftJoin('customerPasswords', 'customerPasswords.customerId', 'customers.id')
    .select(['customers.id as customerId', 'customerPasswords.hash', 'mergedInto'])
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .where('role', '=', 'customer')
    .executeTakeFirst()

export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await findCredentials(db, email)) !== undefined

/** Its owner has not confirmed it yet. */
export const setEmail = (tx: Db, customerId: number, email: string) =>
  tx
    .updateTable('customers')
    .set({ email, emailConfirmedAt: null })
    .where('id', '=', customerId)
    .execute()

export const setConfirmedEmail = (tx: Db, customerId: number, email: string, now: Date) =>
  tx
    .updateTable('customers')
    .set({ email, emailConfirmedAt: now })
    .where('id', '=', customerId)
    .execute()

type NewCustomer = {
  personType: PersonType
  name: string
  email: string
  phone: string | null
  legalId: string | null
  vatNumber: string | null
  lyonesId: string | null
  referralSourceId: number | null
  newsletter: boolean
  language?: Language
  acceptedAt: Date | null
  registeredAt: Date
}

/** False when the guest has already become a customer. */
export async function turnGuestIntoCustomer(
  tx: Db,
  guestId: number,
  customer: NewCustomer,
): Promise<boolean> {
  const { registeredAt } = customer
  const made = await tx
    .updateTable('customers')
    .set({
      ...customer,
      role: 'customer',
      agreementConfirmedAt: registeredAt,
      agreementVersion: textVersions.agreement,
    })
    .where('id', '=', guestId)
    .where('role', '=', 'guest')
    .executeTakeFirst()
  return made.numUpdatedRows > 0n
}

export type ProfileChange = {
  personType?: PersonType
  name?: string
  legalId?: string | null
  vatNumber?: string | null
  phone?: string | null
  lyonesId?: string | null
  referralSourceId?: number | null
  newsletter?: boolean
  language?: Language
}

export const updateProfile = (tx: Db, customerId: number, change: ProfileChange) =>
  tx.updateTable('customers').set(change).where('id', '=', customerId).execute()

export const referralSources = (db: Db) =>
  db
    .selectFrom('referralSources')
    .select(['id', 'nameLv', 'nameEn'])
    .orderBy('position')
    .orderBy('id')
    .execute()

export async function isReferenceKnown(db: Db, id: number | null | undefined): Promise<boolean> {
  if (id == null) return true
  return (
    (await db
      .selectFrom('referralSources')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined
  )
}

export const lockCustomer = (tx: Db, customerId: number) =>
  tx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()

type RightsChange = {
  creditLimitCents?: number
  payLater?: boolean
  enableBonus?: boolean
  acceptedAt?: Date | null
}

export const updateRights = (tx: Db, customerId: number, rights: RightsChange) =>
  tx.updateTable('customers').set(rights).where('id', '=', customerId).execute()

/** Finds a customer by number or e-mail. */
export const findByIdOrEmail = (db: Db, query: string) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('role', '=', 'customer')
    .where((eb) =>
      /^\d{1,15}$/.test(query)
        ? eb('id', '=', Number(query))
        : eb(eb.fn('lower', ['email']), '=', query.toLowerCase()),
    )
    .executeTakeFirst()
