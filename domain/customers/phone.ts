import { done, refuse, type Outcome } from '../outcome.ts'

/** "2xxxxxxx" is +3712xxxxxxx; a Latvian number has eight digits, another country's keeps its own. */
export function parsePhone(text: string): Outcome<string, 'not_a_phone_number'> {
  const bare = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  const local = /^(?:\+?371)?([2-9]\d{7})$/.exec(bare)?.[1]
  if (local) return done(`+371${local}`)
  return /^\+(?!371)[1-9]\d{6,14}$/.test(bare) ? done(bare) : refuse('not_a_phone_number')
}

/** "+371 2000 0000" as it is read, without a break. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^\+371(\d{4})(\d{4})$/, '+371\u00a0$1\u00a0$2')
