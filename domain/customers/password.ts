import { done, refuse, type Outcome } from '../outcome.ts'
import { maxPasswordLength, minPasswordLength } from './password-length.ts'
import { foldDiacritics } from '../words/fold.ts'
import { isCommonPassword } from './common-password.ts'

export type PasswordRefusal = 'too_short' | 'too_long' | 'too_common' | 'about_you'

/** 8 to 128 characters without rules of composition; not a common password or the own name. */
export function checkPassword(
  password: string,
  aboutCustomer: readonly string[],
): Outcome<null, PasswordRefusal> {
  const length = Array.from(password).length
  if (length < minPasswordLength) return refuse('too_short')
  if (length > maxPasswordLength) return refuse('too_long')
  const folded = foldDiacritics(password)
  if (isCommonPassword(folded)) return refuse('too_common')
  return isAboutCustomer(folded, aboutCustomer) ? refuse('about_you') : done(null)
}

/** The shop's name, the e-mail or the customer's names with little else, such as a year. */
function isAboutCustomer(folded: string, aboutCustomer: readonly string[]): boolean {
  const words = aboutCustomer
    .flatMap((text) => foldDiacritics(text).split(/[^a-z0-9]+/))
    .filter((word) => word.length > 3)
  const rest = ['avots', ...words].reduce((left, word) => left.replaceAll(word, ''), folded)
  return rest !== folded && rest.replace(/[^a-z]/g, '').length < 4
}
