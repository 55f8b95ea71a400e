import { personTypes } from '../../../contract/shop/vocabularies/person-types.ts'
import type { PersonType } from '../../../domain/customers/customer-names.ts'
import type { UserFields } from '../../../contract/shop/profile.ts'
import { safeSessionStorage } from '../../client/safe-storage.ts'
import { type NewPassword, noPasswords } from './new-password-fields.tsx'

export type AddressDraft = {
  city: string
  region: string
  street: string
  house_no: string
  flat_no: string
  postcode: string
  notes: string
}

/** The registration form as typed. */
export type RegistrationDraft = NewPassword & {
  personType: PersonType
  /** First name and surname. */
  name: string
  company: string
  legalid: string
  vatNumber: string
  email: string
  /** The e-mail that was asked for first and has no profile yet. */
  newEmail: string
  phone: string
  withPassword: boolean
  addresses: AddressDraft[]
  /** Index of the legal address. */
  legalIndex: number
  reference: string
  newsletter: boolean
  agreed: boolean
}

export const emptyAddress: AddressDraft = {
  city: '',
  region: '',
  street: '',
  house_no: '',
  flat_no: '',
  postcode: '',
  notes: '',
}

const emptyDraft: RegistrationDraft = {
  personType: 'person',
  name: '',
  company: '',
  legalid: '',
  vatNumber: '',
  email: '',
  newEmail: '',
  phone: '',
  withPassword: false,
  addresses: [emptyAddress],
  legalIndex: 0,
  reference: '',
  newsletter: false,
  agreed: false,
  ...noPasswords,
}

const KEY = 'avots.registration'

/** Survives a reload. Passwords and a person's code are never stored. */
export const readDraft = (): RegistrationDraft => ({
  ...emptyDraft,
  ...(safeSessionStorage.readJson(KEY) as Partial<RegistrationDraft> | undefined),
})

export const saveDraft = (draft: RegistrationDraft) =>
  safeSessionStorage.writeJson(KEY, {
    ...draft,
    ...noPasswords,
    legalid: draft.personType === 'person' ? '' : draft.legalid,
  })

export const clearDraft = () => safeSessionStorage.remove(KEY)

const textOrUndefined = (text: string) => (text.trim() === '' ? undefined : text.trim())

/** Converts the draft to the API's fields: one name, and the phone with every address. */
export function userFields(draft: RegistrationDraft): UserFields {
  const isPerson = draft.personType === 'person'
  return {
    person_type: personTypes.numberOf(draft.personType),
    name_surname: (isPerson ? draft.name : draft.company).trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    newsletter: draft.newsletter ? 1 : 0,
    confirmed_agreement: draft.agreed ? 1 : 0,
    ...(textOrUndefined(draft.legalid) !== undefined && { legalid: draft.legalid.trim() }),
    ...(!isPerson &&
      textOrUndefined(draft.vatNumber) !== undefined && { vat_number: draft.vatNumber.trim() }),
    ...(draft.reference !== '' && { reference: Number(draft.reference) }),
    address: draft.addresses.map(({ city, region, street, ...rest }, index) => ({
      ...(city !== '' && { city: Number(city) }),
      ...(region !== '' && { region: Number(region) }),
      street: street.trim(),
      house_no: textOrUndefined(rest.house_no),
      flat_no: textOrUndefined(rest.flat_no),
      postcode: textOrUndefined(rest.postcode),
      notes: textOrUndefined(rest.notes),
      phone: draft.phone.trim(),
      is_legal_address: index === draft.legalIndex ? 1 : 0,
    })),
  }
}
