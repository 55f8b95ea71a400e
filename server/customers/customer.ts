import type { PersonType } from '../../domain/customers/customer-names.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { findCustomer } from './store.ts'

/** A customer as the other rooms see it. */
export type CustomerFacts = {
  id: number
  isGuest: boolean
  name: string
  email: string | null
  emailIsConfirmed: boolean
  phone: string | null
  language: Language
  personType: PersonType
  legalId: string | null
  vatNumber: string | null
  enableBonus: boolean
  payLater: boolean
  creditLimitCents: number
  accepted: boolean
  newsletter: boolean
}

/** Holds off an erasure until the caller's transaction ends. */
export async function isErased(tx: Tx, customerId: number): Promise<boolean> {
  const { anonymisedAt } = await tx
    .selectFrom('customers')
    .select('anonymisedAt')
    .where('id', '=', customerId)
    .forKeyShare()
    .executeTakeFirstOrThrow()
  return anonymisedAt !== null
}

export async function customerFacts(db: Db, customerId: number): Promise<CustomerFacts> {
  const customer = await findCustomer(db, customerId)
  return {
    id: customer.id,
    isGuest: customer.role === 'guest',
    name: customer.name ?? '',
    email: customer.email,
    emailIsConfirmed: customer.emailConfirmedAt !== null,
    phone: customer.phone,
    language: customer.language === 'en' ? 'en' : 'lv',
    personType: customer.personType,
    legalId: customer.legalId,
    vatNumber: customer.vatNumber,
    enableBonus: customer.enableBonus,
    payLater: customer.payLater,
    creditLimitCents: customer.creditLimitCents,
    accepted: customer.acceptedAt !== null,
    newsletter: customer.newsletter,
  }
}
