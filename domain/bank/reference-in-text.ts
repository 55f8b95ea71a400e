import { bankReference } from '../documents/bank-reference.ts'

/** What payers type instead of a digit. */
const lookAlikes: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}

const gap = String.raw`[\s.:;,/_–-]*`
const digit = String.raw`[\dOQDIL|ZSGB]`
const ten = (sign: string) => `${sign}(?:${gap}${sign}){9}`

/** "RF34 0000 0042", its letters and digits mistyped or parted by blanks and line ends. */
const withLetters = new RegExp(`R${gap}F${gap}(${ten(digit)})(?![A-Z]?\\d)`, 'g')
/** The same without its letters: ten digits that stand alone. */
const withoutLetters = new RegExp(
  `(?<![A-Z\\d.,/-])(?:R|F)?(\\d\\d ?\\d{4} ?\\d{4})(?![.,/-]?\\d)`,
  'g',
)

/**
 * The customers whose reference stands in a text. Only what has right check digits counts, so that a
 * mistyped number names nobody.
 */
export function customersInText(text: string): number[] {
  const plain = text.normalize('NFKC').toUpperCase()
  const latin = plain.replaceAll('О', 'O').replaceAll('В', 'B')
  const found = [withLetters, withoutLetters].flatMap((pattern) =>
    [...latin.matchAll(pattern)].map(([, digits]) => customerOf(digits!)),
  )
  return [...new Set(found.filter((customerId) => customerId !== null))]
}

/** A structured reference may leave out the zeros before the number. */
export function customerOfReference(reference: string): number | null {
  const [, check, number] = /^RF(\d\d)0*(\d{1,8})$/i.exec(reference.replace(/\s/g, '')) ?? []
  return check && number ? customerOf(check + number.padStart(8, '0')) : null
}

function customerOf(written: string): number | null {
  const digits = written.replace(/\D/g, (sign) => lookAlikes[sign] ?? '')
  const customerId = Number(digits.slice(2))
  return customerId > 0 && bankReference(customerId) === `RF${digits}` ? customerId : null
}
