import { bankReference } from '../documents/bank-reference.ts'
import { type DocumentName, parseDocumentNumber } from '../documents/numbers.ts'
import { foldDiacritics } from '../words/fold.ts'

/** What the office's one search field may mean; several meanings are looked up at once. */
export type SearchTerms = {
  orderId?: number
  customerId?: number
  document?: DocumentName
  iban?: string
  /** The beginning of an e-mail, in small letters. */
  email?: string
  /** The last digits of a phone number. */
  phoneTail?: string
  /** Folded beginnings of words, all of which a customer must have. */
  words: string[]
}

const largestId = 2_147_483_647

export function searchTerms(typed: string): SearchTerms {
  const text = typed.normalize('NFC').trim()
  const bare = text.replace(/\s/g, '').toUpperCase()
  const document = parseDocumentNumber(bare)
  if (document) return { document, words: [] }
  const reference = /^RF\d{2}(\d+)$/.exec(bare)
  if (reference) return customerOfReference(bare, reference[1]!)
  if (/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return { iban: bare, words: [] }
  if (/^\S+@\S*$/.test(text)) return { email: text.toLowerCase(), words: [] }
  if (/^#\d{1,10}$/.test(bare)) return { ...idOf('orderId', bare.slice(1)), words: [] }
  return /^[\d\s+()-]+$/.test(text) ? ofDigits(text) : { words: wordsOf(text) }
}

/** A reference whose check digits are wrong means nobody. */
function customerOfReference(reference: string, digits: string): SearchTerms {
  const { customerId } = idOf('customerId', digits)
  return customerId !== undefined && bankReference(customerId) === reference
    ? { customerId, words: [] }
    : { words: [] }
}

function ofDigits(text: string): SearchTerms {
  const digits = text.replace(/\D/g, '')
  const phone = digits.replace(/^(00)?371(?=[2-9]\d{7}$)/, '')
  const mayBeId = digits.length === phone.length && digits.length <= 10
  return {
    ...(phone.length >= 4 && phone.length <= 15 && { phoneTail: phone }),
    ...(mayBeId && { ...idOf('orderId', digits), ...idOf('customerId', digits) }),
    words: wordsOf(text),
  }
}

function idOf(
  name: 'orderId' | 'customerId',
  digits: string,
): Partial<Record<typeof name, number>> {
  const id = Number(digits)
  return id >= 1 && id <= largestId ? { [name]: id } : {}
}

const letterOrDigit = /[\p{L}\p{N}]+/gu

export const wordsOf = (text: string): string[] => [
  ...new Set(foldDiacritics(text).match(letterOrDigit) ?? []),
]

/** Whether each of the words begins a word of the text, as the search finds it. */
export const startsAllWords = (text: string, words: readonly string[]): boolean => {
  const own = wordsOf(text)
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
}
