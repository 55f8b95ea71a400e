import type { Selectable } from 'kysely'
import type { User } from '../../contract/customers.ts'
import type { Customers } from '../../db/schema.ts'

const flag = (value: boolean) => (value ? 1 : 0)

/** A customer in the words of the API. */
export const userAnswer = (customer: Selectable<Customers>): User => ({
  id: customer.id,
  role: customer.role === 0 ? 0 : 1,
  person_type: customer.personType === 2 ? 2 : 1,
  name_surname: customer.name ?? '',
  legalid: customer.legalId ?? '',
  vat_number: customer.vatNumber ?? '',
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  lyones_id: customer.lyonesId ?? '',
  reference: customer.referralSourceId,
  balance: 0,
  bonus: 0,
  enable_bonus: flag(customer.enableBonus),
  credit_limit: customer.creditLimitCents / 100,
  pay_later: flag(customer.payLater),
  bail_payed: 0,
  bail_required: 0,
  newsletter: flag(customer.newsletter),
  confirmed_agreement: flag(customer.agreementConfirmedAt !== null),
  export_to_ramus: flag(customer.acceptedAt !== null),
  language: customer.language === 'en' ? 'en' : 'lv',
  cartid: null,
})
