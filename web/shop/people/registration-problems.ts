import { type FieldProblemCode, fieldSentence } from '../../../contract/shared/field-problems.ts'
import { parseCompanyNumber } from '../../../domain/customers/company-number.ts'
import { parsePersonCode } from '../../../domain/customers/person-code.ts'
import { minPasswordLength } from '../../../domain/customers/password-length.ts'
import { parsePhone } from '../../../domain/customers/phone.ts'
import { parsePostcode } from '../../../domain/customers/postcode.ts'
import { parseVatNumber } from '../../../domain/customers/vat-number.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import type { Language } from '../../words/use-words.ts'
import type { AddressDraft, RegistrationDraft } from './registration-draft.ts'

/** A field id, as in the server's refusals, with its problem. */
type Mistake = [fieldId: string, problem: FieldProblemCode]

export const mistakesOf = (problems: Mistake[], language: Language): FieldMessages =>
  Object.fromEntries(
    problems.map(([id, problem]): [string, string] => [id, fieldSentence(problem, {}, language)]),
  )

export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

/** The problems a form can find by itself, in the order of its fields. */
export function registrationProblems(draft: RegistrationDraft): Mistake[] {
  const isPerson = draft.personType === 'person'
  const parseNumber = isPerson ? parsePersonCode : parseCompanyNumber
  return [
    ...(isPerson
      ? required('name_surname', draft.name, 'full_name')
      : required('name_surname', draft.company, 'company_name')),
    ...(isPerson
      ? wellFormed('name_surname', draft.name, (text) => text.includes(' '), 'full_name')
      : required('legalid', draft.legalid, 'company_number')),
    ...wellFormed(
      'legalid',
      draft.legalid,
      (text) => parseNumber(text).ok,
      isPerson ? 'person_code' : 'company_number',
    ),
    ...(isPerson
      ? []
      : wellFormed('vat_number', draft.vatNumber, (text) => parseVatNumber(text).ok, 'vat_number')),
    ...required('email', draft.email, 'email'),
    ...wellFormed('email', draft.email, isEmail, 'email'),
    ...required('phone', draft.phone, 'phone'),
    ...wellFormed('phone', draft.phone, (text) => parsePhone(text).ok, 'phone'),
    ...(draft.withPassword ? passwordMistakes(draft) : []),
    ...draft.addresses.flatMap((address, index) => addressProblems(address, `address.${index}.`)),
  ]
}

const passwordMistakes = (draft: RegistrationDraft): Mistake[] => [
  ...required('password', draft.password, 'new_password'),
  ...wellFormed(
    'password',
    draft.password,
    (text) => Array.from(text).length >= minPasswordLength,
    'password_too_short',
  ),
  ...required('password2', draft.password2, 'repeat_password'),
  ...wellFormed(
    'password2',
    draft.password2,
    (text) => text === draft.password,
    'passwords_differ',
  ),
]

/** The region can be chosen only after the city. */
export const addressProblems = (
  { city, region, street, postcode }: AddressDraft,
  path = '',
): Mistake[] => [
  ...(city.trim() === ''
    ? required(`${path}city`, city, 'city')
    : required(`${path}region`, region, 'region')),
  ...required(`${path}street`, street, 'street'),
  ...wellFormed(`${path}postcode`, postcode, (text) => parsePostcode(text).ok, 'postcode'),
]

const required = (fieldId: string, text: string, problem: FieldProblemCode): Mistake[] =>
  text.trim() === '' ? [[fieldId, problem]] : []

const wellFormed = (
  fieldId: string,
  text: string,
  isValid: (text: string) => boolean,
  problem: FieldProblemCode,
): Mistake[] => (text.trim() === '' || isValid(text.trim()) ? [] : [[fieldId, problem]])
