import { extentOf, type Role } from '../../domain/staff/rights.ts'

/** Which of a customer's contacts a person may see wherever the customer is shown. */
export type SeenFields = { phone: boolean; email: boolean; iban: boolean; credit: boolean }

export const seenFields = (roles: readonly Role[]): SeenFields => ({
  phone: extentOf(roles, 'seePhones') === 'whole',
  email: extentOf(roles, 'seeEmails') === 'whole',
  iban: extentOf(roles, 'seeIbans') === 'whole',
  credit: extentOf(roles, 'grantCredit') !== undefined,
})

type Contacts = { phone: string | null; email: string | null }

export const masked = <Row extends Contacts>(row: Row, seen: SeenFields): Row & Contacts => ({
  ...row,
  phone: seen.phone ? row.phone : null,
  email: seen.email ? row.email : null,
})
