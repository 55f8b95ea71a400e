import { commonWords } from './common-words.ts'
import { isKeyboardWalk } from './keyboard-walk.ts'
import { stolenPasswords } from './stolen-passwords.ts'

/**
 * Whether everybody tries it: the stolen passwords that are used most, and what such lists are made of, since they are some
 * thousand words in a few disguises: digits and marks around them, letters that look alike, the word twice.
 */
export const isCommonPassword = (folded: string): boolean =>
  isStolen(folded) ||
  [folded, folded.slice(1), folded.slice(0, -1)].some(isKeyboardWalk) ||
  isRepeated(folded) ||
  isDate(folded) ||
  [folded, unmasked(folded, 'i'), unmasked(folded, 'l')].some(isDressedWord)

/** On the list as it stands, or with a few digits and marks put behind it. */
const isStolen = (text: string): boolean =>
  stolenPasswords.has(text) || stolenPasswords.has(text.replace(/[\d\W_]{1,4}$/, ''))

/** A short piece again and again, with a letter left over or none: `abcabcabc`, `12341234`, `aaaaaaaa1`, `11112222`. */
const isRepeated = (text: string): boolean =>
  /^(.{1,4})\1+.?$/u.test(text) || /^(.{1,8})\1$/u.test(text) || /^(?:(.)\1+)+$/u.test(text)

/** A birthday: `12031985`, `1985-03-12`, `120385 120385`. */
const isDate = (text: string): boolean =>
  /^(?:[0-3]?\d[.\-/ ]?[01]?\d[.\-/ ]?(?:19|20)\d\d|(?:19|20)\d\d[.\-/ ]?[01]\d[.\-/ ]?[0-3]\d)$/.test(
    text,
  )

const alike: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
}

/** `p@ssw0rd` and `m1chael` as they are meant. The digits at the ends are no letters. */
function unmasked(text: string, one: 'i' | 'l'): string {
  const end = /[\d\W]*$/.exec(text)!.index
  return text.slice(0, end).replace(/[013457!@$€]/g, (sign) => alike[sign] ?? one) + text.slice(end)
}

const MOST_AROUND = 8

/** One such word, or two, glued or apart, with at most a date's worth of digits and marks around or between them. */
function isDressedWord(text: string): boolean {
  const words = text.split(/[^a-z]+/).filter((word) => word !== '')
  const around = text.length - words.join('').length
  if (around > MOST_AROUND || words.length === 0 || words.length > 2) return false
  const areKnown = (some: string[]) =>
    some.every((word) => commonWords.has(word) || isKeyboardWalk(word))
  return areKnown(words) || (words.length === 1 && cuts(words[0]!).some(areKnown))
}

const cuts = (word: string): [string, string][] =>
  Array.from(word, (_, place): [string, string] => [word.slice(0, place), word.slice(place)]).slice(
    1,
  )
