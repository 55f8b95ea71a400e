import { done, refuse, type Outcome } from '../outcome.ts'
import { longestPassword, shortestPassword } from './password-length.ts'
import { foldDiacritics } from '../words/fold.ts'
import { isCommonPassword } from './common-password.ts'

export type PasswordRefusal = 'too_short' | 'too_long' | 'too_common' | 'about_you'

/** At least 8 characters, at most 128, no rule of composition; not one that everybody tries first, nor one's own name. */
export function checkPassword(
  password: string,
  aboutCustomer: readonly string[],
): Outcome<null, PasswordRefusal> {
  const length = Array.from(password).length
  if (length < shortestPassword) return refuse('too_short')
  if (length > longestPassword) return refuse('too_long')
  const folded = foldDiacritics(password)
  if (isCommonPassword(folded)) return refuse('too_common')
  return saysLittleBeyond(folded, aboutCustomer) ? refuse('about_you') : done(null)
}

/** The shop's name, the e-mail's words and the customer's names, with a year or an exclamation mark behind them. */
function saysLittleBeyond(folded: string, aboutCustomer: readonly string[]): boolean {
  const words = aboutCustomer
    .flatMap((text) => foldDiacritics(text).split(/[^a-z0-9]+/))
    .filter((word) => word.length > 3)
  const rest = ['avots', ...words].reduce((left, word) => left.replaceAll(word, ''), folded)
  return rest !== folded && rest.replace(/[^a-z]/g, '').length < 4
}
