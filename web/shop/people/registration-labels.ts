import type { PersonType } from '../../../domain/customers/customer-names.ts'
import type { registrationWords } from '../../words/shop/registration.ts'
import type { RegistrationDraft } from './registration-draft.ts'

type Words = (typeof registrationWords)['lv']

/** The label of a refused field: `E-pasts`, or `2. adrese, Iela` with several addresses. */
export function fieldLabel(
  fieldId: string,
  draft: RegistrationDraft,
  words: Words,
): string | undefined {
  const [, index, name = fieldId] = /^address\.(\d+)\.(.+)$/.exec(fieldId) ?? []
  const label = fieldLabels(words, draft.personType)[name]
  if (index === undefined || draft.addresses.length === 1) return label
  return [words.addressNumber(Number(index) + 1), label].filter(Boolean).join(', ')
}

export const fieldLabels = (words: Words, personType: PersonType): Record<string, string> => ({
  name_surname: personType === 'person' ? words.personName : words.companyName,
  legalid: personType === 'person' ? words.personCode : words.companyNumber,
  vat_number: words.vatNumber,
  email: words.email,
  phone: words.phone,
  password: words.password,
  password2: words.repeatPassword,
  city: words.city,
  region: words.region,
  street: words.street,
  house_no: words.house,
  flat_no: words.flat,
  postcode: words.postcode,
  notes: words.notes,
  reference: words.reference,
  confirmed_agreement: words.agreement,
})
