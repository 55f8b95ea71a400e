import type { UserFields } from '../../contract/shop/profile.ts'

let made = 0

/** A form as a person fills it in; tests change what they are about. */
export function filledForm(changes: UserFields = {}) {
  made += 1
  const form = {
    person_type: 1 as const,
    name_surname: 'Anna Bērziņa',
    email: `anna.${made}@epasts.lv`,
    phone: '20 000 000',
    password: 'zaļais dzērvenājs',
    password2: 'zaļais dzērvenājs',
    confirmed_agreement: 1 as const,
  }
  return { ...form, ...(changes as Partial<typeof form> & UserFields) }
}
