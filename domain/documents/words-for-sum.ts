import type { Cents } from '../money.ts'
import { latvianForm, type LatvianForms } from '../words/plural.ts'

const ones = 'nulle viens divi trīs četri pieci seši septiņi astoņi deviņi'.split(' ')
const teens =
  'desmit vienpadsmit divpadsmit trīspadsmit četrpadsmit piecpadsmit sešpadsmit septiņpadsmit astoņpadsmit deviņpadsmit'.split(
    ' ',
  )
const tens =
  '- - divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit'.split(
    ' ',
  )

const hundred = { one: 'simts', other: 'simti', zero: 'simti' }
const thousand = { one: 'tūkstotis', other: 'tūkstoši', zero: 'tūkstoši' }
const million = { one: 'miljons', other: 'miljoni', zero: 'miljoni' }
const cent = { one: 'cents', other: 'centi', zero: 'centu' }

/** "Divdesmit viens eiro un 49 centi": the form that Latvian invoices use. */
export function sumInWords(cents: Cents): string {
  const size = Math.abs(cents)
  const rest = size % 100
  const euros = numberInWords(Math.floor(size / 100))
  const text = `${euros} eiro un ${String(rest).padStart(2, '0')} ${latvianForm(rest, cent)}`
  const signed = cents < 0 ? `mīnus ${text}` : text
  return signed[0]!.toUpperCase() + signed.slice(1)
}

export function numberInWords(number: number): string {
  if (number === 0) return ones[0]!
  return [
    ...countInWords(Math.floor(number / 1_000_000), million),
    ...countInWords(Math.floor(number / 1000) % 1000, thousand),
    ...belowThousand(number % 1000),
  ].join(' ')
}

const countInWords = (count: number, forms: LatvianForms): string[] =>
  count === 0 ? [] : [...belowThousand(count), latvianForm(count, forms)]

function belowThousand(number: number): string[] {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  const words = hundreds === 0 ? [] : [ones[hundreds]!, latvianForm(hundreds, hundred)]
  if (rest === 0) return words
  if (rest < 10) return [...words, ones[rest]!]
  if (rest < 20) return [...words, teens[rest - 10]!]
  return [...words, tens[Math.floor(rest / 10)]!, ...(rest % 10 === 0 ? [] : [ones[rest % 10]!])]
}
