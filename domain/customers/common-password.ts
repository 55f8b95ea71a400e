import { commonWords } from './common-words.ts'
import { isKeyboardWalk } from './keyboard-walk.ts'
import { stolenPasswords } from './stolen-passwords.ts'

/**
 * Whether attackers try it early: the most used stolen passwords, and common words in the usual
 * disguises (digits and marks around them, look-alike characters, the word twice).
 */
export const isCommonPassword = (folded: string): boolean =>
  isStolen(folded) ||
  [folded, folded.slice(1), folded.slice(0, -1)].some(isKeyboardWalk) ||
  isRepeated(folded) ||
  isDate(folded) ||
  [folded, unmasked(folded, 'i'), unmasked(folded, 'l')].some(isDressedWord)

/** On the list, with or without a few digits and marks behind it. */
const isStolen = (text: string): boolean =>
  stolenPasswords.has(text) || stolenPasswords.has(text.replace(/[\d\W_]{1,4}$/, ''))

/** A repeated piece, with at most one letter left over: `abcabcabc`, `12341234`, `aaaaaaaa1`. */
const isRepeated = (text: string): boolean =>
  /^(.{1,4})\1+.?$/u.test(text) || /^(.{1,8})\1$/u.test(text) || /^(?:(.)\1+)+$/u.test(text)

/** A birthday: `12031985`, `1985-03-12`, `120385 120385`. */
const isDate = (text: string): boolean =>
  /^(?:[0-3]?\d[.\-/ ]?[01]?\d[.\-/ ]?(?:19|20)\d\d|(?:19|20)\d\d[.\-/ ]?[01]\d[.\-/ ]?[0-3]\d)$/.test(
    text,
  )

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
}

/** Replaces look-alikes: `p@ssw0rd`, `m1chael`. Digits at the end stay digits. */
function unmasked(text: string, letterForOne: 'i' | 'l'): string {
  const end = /[\d\W]*$/.exec(text)!.index
  const word = text
    .slice(0, end)
    .replace(/[013457!@$€]/g, (sign) => lookAlikes[sign] ?? letterForOne)
  return word + text.slice(end)
}

const MAX_OTHER_CHARACTERS = 8

/** One or two common words with at most a date's worth of digits and marks around or between. */
function isDressedWord(text: string): boolean {
  const words = text.split(/[^a-z]+/).filter((word) => word !== '')
  const others = text.length - words.join('').length
  if (others > MAX_OTHER_CHARACTERS || words.length === 0 || words.length > 2) return false
  const areCommon = (parts: string[]) =>
    parts.every((word) => commonWords.has(word) || isKeyboardWalk(word))
  return areCommon(words) || (words.length === 1 && halves(words[0]!).some(areCommon))
}

const halves = (word: string): [string, string][] =>
  Array.from(word, (_, index): [string, string] => [word.slice(0, index), word.slice(index)]).slice(
    1,
  )
