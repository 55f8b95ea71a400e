import { personTypes } from '../../contract/shop/vocabularies/person-types.ts'
import { customerRoles } from '../../contract/shop/vocabularies/customer-roles.ts'
import type { Selectable } from 'kysely'
import type { User } from '../../contract/shop/customers.ts'
import { flag } from '../../contract/shared/scalars.ts'
import type { Customers } from '../../db/schema.ts'
import { eurosOf } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'
import { type Balances, balancesOf } from '../ledger/balances.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { findCustomer } from './store.ts'

/** A customer with the facts that the header and the menus show. */
export async function readUser(db: Db, customerId: number, rooms: CustomerDeps): Promise<User> {
  const [customer, balances, depositRequiredCents, activeCartId] = await Promise.all([
    findCustomer(db, customerId),
    balancesOf(db, customerId),
    rooms.depositRequiredCents(customerId),
    rooms.activeCartId(db, customerId),
  ])
  return userAnswer(customer, { balances, depositRequiredCents, activeCartId })
}

type Account = {
  balances: Balances
  depositRequiredCents: number
  activeCartId: number | undefined
}

/** The customer as the API spells it. */
const userAnswer = (customer: Selectable<Customers>, account: Account): User => ({
  id: customer.id,
  role: customerRoles.numberOf(customer.role),
  person_type: personTypes.numberOf(customer.personType),
  name_surname: customer.name ?? '',
  legalid: customer.legalId ?? '',
  vat_number: customer.vatNumber ?? '',
  email: customer.email ?? '',
  email_confirmed: flag(customer.emailConfirmedAt !== null),
  phone: customer.phone ?? '',
  lyones_id: customer.lyonesId ?? '',
  reference: customer.referralSourceId,
  balance: eurosOf(account.balances.accountCents),
  bonus: eurosOf(account.balances.bonusCents),
  enable_bonus: flag(customer.enableBonus),
  credit_limit: eurosOf(customer.creditLimitCents),
  pay_later: flag(customer.payLater),
  bail_payed: eurosOf(account.balances.depositCents),
  bail_required: eurosOf(account.depositRequiredCents),
  newsletter: flag(customer.newsletter),
  confirmed_agreement: flag(customer.agreementConfirmedAt !== null),
  export_to_ramus: flag(customer.role === 'customer' && customer.acceptedAt !== null),
  language: customer.language === 'en' ? 'en' : 'lv',
  cartid: account.activeCartId ?? null,
})
