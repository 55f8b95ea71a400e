import { z } from 'zod'
import { maxAddresses } from '../../domain/customers/max-addresses.ts'
import { NewAddress } from './addresses.ts'
import { callTable } from '../shared/call.ts'
import { Language, PersonType, User } from './customers.ts'
import { data, Flag, Id, IdText, printedText, text, TypedPassword } from '../shared/scalars.ts'

/** A guest registers with these; a customer changes the ones that are sent. */
export const UserFields = z.object({
  person_type: PersonType.optional(),
  /** First name and surname, or the company's name. */
  name_surname: printedText(150).optional(),
  legalid: text(20).nullish(),
  vat_number: text(20).nullish(),
  email: text(254).optional(),
  phone: text(30).optional(),
  lyones_id: text(50).nullish(),
  reference: Id.nullish(),
  newsletter: Flag.optional(),
  language: Language.optional(),
  confirmed_agreement: Flag.optional(),
  password: TypedPassword.optional(),
  password2: TypedPassword.optional(),
  address: z.array(NewAddress).max(maxAddresses, 'too_many_addresses').optional(),
})
export type UserFields = z.output<typeof UserFields>

const Named = z.object({ id: Id, name: z.string() })

export const profileCalls = callTable({
  saveUser: {
    method: 'POST',
    path: '/user/:id',
    summary: 'Registers a guest on the guest’s own row, or changes the fields that are sent',
    audience: 'token',
    params: z.object({ id: IdText }),
    body: UserFields,
    /** Warnings do not block: a registration number whose checksum does not hold. */
    answer: z.object({ user: User, warnings: z.array(z.string()) }),
    refusals: ['not_found', 'too_many_requests'],
  },
  chooseLanguage: {
    method: 'POST',
    path: '/language',
    summary: 'The language of mails, and of answers where a request names none; for guests, too',
    audience: 'token',
    body: z.object({ language: Language }),
    answer: data(z.object({ language: Language })),
  },
  listPersonTypes: {
    method: 'GET',
    path: '/persontype',
    summary: 'Private person or company',
    audience: 'anyone',
    answer: data(z.array(Named)),
  },
  listReferences: {
    method: 'GET',
    path: '/reference',
    summary: 'Answers to "how did you hear of us", kept in the user’s `reference`',
    audience: 'anyone',
    answer: data(z.array(Named)),
  },
})
