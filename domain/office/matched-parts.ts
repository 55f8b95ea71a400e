import { foldDiacritics } from '../words/fold.ts'
import { searchTerms, wordsOf } from './search-terms.ts'

export type MatchedPart = { text: string; isMatched: boolean }

/** A found text in parts: the letters and digits that were typed, with or without diacritics. */
export function matchedParts(found: string, typed: string): MatchedPart[] {
  const text = found.normalize('NFC')
  const parts: MatchedPart[] = []
  let end = 0
  for (const [from, to] of spansOf(text, typed)) {
    parts.push({ text: text.slice(end, from), isMatched: false })
    parts.push({ text: text.slice(from, to), isMatched: true })
    end = to
  }
  parts.push({ text: text.slice(end), isMatched: false })
  return parts.filter((part) => part.text !== '')
}

const phoneNumber = /^\+?\d[\d\s]{5,}$/
const letterOrDigit = /[\p{L}\p{N}]+/gu

type Span = [from: number, to: number]

/** A phone is found by its end, anything else by beginnings of its words. */
function spansOf(text: string, typed: string): Span[] {
  if (phoneNumber.test(text)) return endOfDigits(text, searchTerms(typed).phoneTail ?? '')
  const words = wordsOf(typed)
  return [...text.matchAll(letterOrDigit)].flatMap(({ 0: word, index }): Span[] => {
    const length = beginningLength(word, words)
    return length === 0 ? [] : [[index, index + length]]
  })
}

function endOfDigits(phone: string, tail: string): Span[] {
  if (tail === '' || !phone.replace(/\D/g, '').endsWith(tail)) return []
  let from = phone.length
  for (let left = tail.length; left > 0; from -= 1) if (/\d/.test(phone[from - 1]!)) left -= 1
  return [[from, phone.length]]
}

/** Of the longest typed word that the word begins with, in letters of the word itself. */
function beginningLength(word: string, typed: readonly string[]): number {
  const folded = foldDiacritics(word)
  const fitting = typed.filter((beginning) => folded.startsWith(beginning))
  const longest = Math.max(0, ...fitting.map(({ length }) => length))
  let length = 0
  let covered = 0
  for (const letter of word) {
    if (covered >= longest) break
    covered += foldDiacritics(letter).length
    length += letter.length
  }
  return length
}
