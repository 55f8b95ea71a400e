import { personTypes } from './vocabularies/person-types.ts'
import { numberOf } from './vocabularies/number-of.ts'
import { customerRoles } from './vocabularies/customer-roles.ts'
import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Banner } from './banners.ts'
import { Euros, Flag, Id } from '../shared/scalars.ts'

export const Language = z.literal(['lv', 'en'])
export const PersonType = numberOf(personTypes)

export const User = z
  .object({
    id: Id,
    role: numberOf(customerRoles),
    person_type: PersonType,
    name_surname: z.string(),
    legalid: z.string(),
    vat_number: z.string(),
    email: z.string(),
    /** Until it is 1 the address can be changed with the password alone. */
    email_confirmed: Flag,
    phone: z.string(),
    lyones_id: z.string(),
    reference: Id.nullable(),
    balance: Euros,
    bonus: Euros,
    enable_bonus: Flag,
    credit_limit: Euros,
    pay_later: Flag,
    bail_payed: Euros,
    bail_required: Euros,
    newsletter: Flag,
    confirmed_agreement: Flag,
    export_to_ramus: Flag,
    language: Language,
    cartid: Id.nullable(),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof User>

export const customerCalls = callTable({
  createGuest: {
    method: 'POST',
    path: '/authenticate/guest',
    summary: 'Makes a guest and gives the token of it',
    audience: 'anyone',
    ignoresExpiredToken: true,
    answer: z.object({ token: z.string(), banners: z.array(Banner) }),
  },
  readUser: {
    method: 'GET',
    path: '/authenticate/user',
    summary: 'Whose token this is',
    audience: 'token',
    answer: z.object({ user: User, banners: z.array(Banner) }),
  },
})
