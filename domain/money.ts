import type { Language } from './words/language.ts'

/** Money is an integer number of cents inside; JSON carries euros with at most two decimals. */
export type Cents = number

const MAX_CENTS = 1_000_000_000_00

/** Strict: accepts `8.49` and `'8,49'`; null for `8.499`, `''`, `'1e3'` and more than a billion. */
export function parseEuros(written: number | string): Cents | null {
  const text = typeof written === 'number' ? String(written) : written.trim().replace(',', '.')
  if (!/^-?\d{1,10}(\.\d{1,2})?$/.test(text)) return null
  const cents = Math.round(Number(text) * 100)
  return Math.abs(cents) <= MAX_CENTS ? cents + 0 : null
}

/** As a person would type it; `parseEuros` reads it. */
export const typedEuros = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',')

export const eurosOf = (cents: Cents): number => cents / 100

/** For a sum from JSON, rounded because 8.29 times 100 is slightly less than 829. */
export const centsOf = (euros: number): Cents => roundCents(euros * 100)

const minus = '−'

/** No line breaks before or inside a sum. */
const space = '\u00a0'

/** Not by Intl: server and browser must print the same characters whatever their ICU version. */
export function formatEuros(cents: Cents, language: Language = 'lv'): string {
  const size = Math.abs(cents)
  const euros = String(Math.floor(size / 100))
  const rest = String(size % 100).padStart(2, '0')
  const sign = cents < 0 ? minus : ''
  if (language === 'en') return `${sign}€${grouped(euros, ',')}.${rest}`
  // Latvian groups digits from five on: 1234,50 but 12 345,68.
  return `${sign}${euros.length > 4 ? grouped(euros, space) : euros},${rest}${space}€`
}

/** A movement shows its direction: "+8,00 €", "−8,00 €". */
export const formatChange = (cents: Cents, language: Language = 'lv'): string =>
  `${cents > 0 ? '+' : cents < 0 ? minus : ''}${formatEuros(Math.abs(cents), language)}`

const grouped = (digits: string, mark: string): string => digits.replace(/\B(?=(\d{3})+$)/g, mark)

/** Rounds half away from zero: 0.5 is 1, −0.5 is −1. */
export function roundCents(amount: number): Cents {
  return Math.sign(amount) * Math.round(Math.abs(amount)) + 0
}

/** A percentage (at most two decimals) of a sum, rounded half away from zero, once. */
export function percentOf(cents: Cents, percent: number): Cents {
  return roundCents((cents * Math.round(percent * 100)) / 10_000)
}

export const sumOf = <Item>(items: readonly Item[], cents: (item: Item) => Cents): Cents =>
  items.reduce((sum, item) => sum + cents(item), 0)
