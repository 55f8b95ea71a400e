import { foldDiacritics } from '../words/fold.ts'
import { latvianStem } from './latvian-stem.ts'
import { correctedStem } from './stem-exceptions.ts'

const stopWords = new Set(
  'un vai ar bez no uz par pie līdz ir kā lai arī'.split(' ').map(foldDiacritics),
)

const numberOrWord = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*/gu

/** Words for a unit after a number: "18,9 litri" is "18.9l". */
const units: readonly [RegExp, string][] = [
  [/^(l|litr\p{L}*)$/u, 'l'],
  [/^(ml|mililitr\p{L}*)$/u, 'ml'],
  [/^(kg|kilogram\p{L}*)$/u, 'kg'],
  [/^(g|gr|gram\p{L}*)$/u, 'g'],
  [/^(cm|centimetr\p{L}*)$/u, 'cm'],
  [/^(gab|gabal\p{L}*)$/u, 'gab'],
]

/**
 * The words to search for, each a stem without diacritics. They are folded after stemming, because
 * only then glāžu equals glāze. A good must contain every word, as the beginning of one of its own.
 */
export const searchWords = (text: string): string[] => [...new Set(stemsOf(text))]

/** In their order, with repeats, without stop words. */
export const stemsOf = (text: string): string[] => typedWords(text).map(stemOf)

/** The words as typed, without stop words. */
export const typedWords = (text: string): string[] =>
  tokens(text).filter((token) => !stopWords.has(foldDiacritics(token)))

export const stemOf = (word: string): string =>
  /\d/.test(word) ? word : correctedStem(word, foldDiacritics(latvianStem(word)))

/** "18,9 l", "18.9l" and "18,9 litri" are one token, "18.9l"; "18,9" alone begins it. */
function tokens(text: string): string[] {
  const found = text.normalize('NFC').toLowerCase().match(numberOrWord)
  const joined: string[] = []
  for (const token of found ?? []) {
    const unit = units.find(([pattern]) => pattern.test(token))?.[1]
    const last = joined.at(-1)
    if (unit && last && /^\d[\d.]*$/.test(last)) joined[joined.length - 1] = last + unit
    else joined.push(/^\d/.test(token) ? plainNumber(token) : token)
  }
  return joined
}

/** "18,90" is "18.9"; "007" stays, for it may be part of an article number. */
const plainNumber = (token: string): string =>
  /[.,]/.test(token) ? String(Number(token.replace(',', '.'))) : token
