import type { UserFields } from '../../../contract/profile.ts'

export type AddressDraft = {
  city: string
  region: string
  street: string
  house_no: string
  flat_no: string
  postcode: string
  notes: string
}

/** What is typed into the registration form, as it is typed. */
export type RegistrationDraft = {
  personType: 1 | 2
  firstName: string
  surname: string
  company: string
  legalid: string
  vatNumber: string
  email: string
  phone: string
  addresses: AddressDraft[]
  /** Which of the addresses is the legal one. */
  legal: number
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
  personType: 1,
  firstName: '',
  surname: '',
  company: '',
  legalid: '',
  vatNumber: '',
  email: '',
  phone: '',
  addresses: [emptyAddress],
  legal: 0,
  reference: '',
  newsletter: false,
  agreed: false,
}

const KEY = 'avots.registration'

/** Nothing typed is lost by a reload; passwords are never kept. */
export function readDraft(): RegistrationDraft {
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept === null
      ? emptyDraft
      : { ...emptyDraft, ...(JSON.parse(kept) as Partial<RegistrationDraft>) }
  } catch {
    return emptyDraft
  }
}

export function keepDraft(draft: RegistrationDraft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // A browser that refuses storage forgets the form when it is reloaded.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept there.
  }
}

const filled = (text: string) => (text.trim() === '' ? undefined : text.trim())

/** The draft as the API wants it: a person's name from its two parts, the phone with every address. */
export function userFields(
  draft: RegistrationDraft,
  password: string,
  password2: string,
): UserFields {
  const isPerson = draft.personType === 1
  return {
    person_type: draft.personType,
    name_surname: (isPerson
      ? `${draft.firstName.trim()} ${draft.surname.trim()}`
      : draft.company
    ).trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    newsletter: draft.newsletter ? 1 : 0,
    confirmed_agreement: draft.agreed ? 1 : 0,
    password,
    password2,
    ...(filled(draft.legalid) !== undefined && { legalid: draft.legalid.trim() }),
    ...(!isPerson &&
      filled(draft.vatNumber) !== undefined && { vat_number: draft.vatNumber.trim() }),
    ...(draft.reference !== '' && { reference: Number(draft.reference) }),
    address: draft.addresses.map(({ city, region, street, ...rest }, index) => ({
      ...(city !== '' && { city: Number(city) }),
      ...(region !== '' && { region: Number(region) }),
      street: street.trim(),
      house_no: filled(rest.house_no),
      flat_no: filled(rest.flat_no),
      postcode: filled(rest.postcode),
      notes: filled(rest.notes),
      phone: draft.phone.trim(),
      is_legal_address: index === draft.legal ? 1 : 0,
    })),
  }
}
