import { done, refuse, type Outcome } from '../outcome.ts'

/** Eight digits are a Latvian number: "2xxxxxxx" becomes +3712xxxxxxx. */
export function parsePhone(text: string): Outcome<string, 'not_a_phone_number'> {
  const bare = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  const local = /^(?:\+?371)?([2-9]\d{7})$/.exec(bare)?.[1]
  if (local) return done(`+371${local}`)
  return /^\+(?!371)[1-9]\d{6,14}$/.test(bare) ? done(bare) : refuse('not_a_phone_number')
}

/** "+371 2000 0000" with non-breaking spaces. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+371(\d{4})(\d{4})$/, '+371\u00a0$1\u00a0$2')

/** The same with plain spaces, as a person types it into a field. */
export const typedPhone = (phone: string): string => formatPhone(phone).replaceAll('\u00a0', ' ')
