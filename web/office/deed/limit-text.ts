import type { MembersOf, PassedLimit } from '../../../contract/shared/refusals.ts'
import { formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { listed } from '../../../domain/words/listed.ts'
import type { deedWords } from '../../words/office/deeds.ts'
import type { rightsWords } from '../../words/office/rights.ts'

type Words = (typeof deedWords)['lv']

/** Which limit of the person an act is above. */
export const limitText = (
  { limitCents, usedCents }: PassedLimit,
  words: Words,
  language: Language,
): string => {
  const limit = formatEuros(limitCents, language)
  return usedCents === 0
    ? words.aboveLimit(limit)
    : words.aboveDayLimit(limit, formatEuros(usedCents, language))
}

/** Why a person may not do an act, and who may. */
export function notAllowedText(
  { mayDo, people: named, passedLimit }: MembersOf<'not_permitted'>,
  words: Words,
  { roles }: (typeof rightsWords)['lv'],
  language: Language,
): string {
  const people = named?.length ? named : mayDo.map((role) => roles[role])
  return [
    passedLimit ? limitText(passedLimit, words, language) : words.notAllowed,
    ...(people.length > 0 ? [words.mayDo(listed(people, language))] : []),
  ].join(' ')
}
