import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankReference } from '../documents/bank-reference.ts'
import { documentNumber } from '../documents/numbers.ts'
import { searchTerms, startsAllWords } from './search-terms.ts'

describe('one field understands what is typed', () => {
  test.each([
    ['Ozola Miera 12', { words: ['ozola', 'miera', '12'] }],
    ['BĒRZIŅŠ', { words: ['berzins'] }],
    ['Anna.Ozola@', { email: 'anna.ozola@', words: [] }],
    ['#1042', { orderId: 1042, words: [] }],
    ['1042', { phoneTail: '1042', orderId: 1042, customerId: 1042, words: ['1042'] }],
    ['42', { orderId: 42, customerId: 42, words: ['42'] }],
    ['+371 2912 3456', { phoneTail: '29123456', words: ['371', '2912', '3456'] }],
    ['0037129123456', { phoneTail: '29123456', words: ['0037129123456'] }],
    ['40003012345', { phoneTail: '40003012345', words: ['40003012345'] }],
    ['r-2026-42', { document: { kind: 'invoice', year: 2026, number: 42 }, words: [] }],
    ['LV80 BANK 0000 4351 9500 1', { iban: 'LV80BANK0000435195001', words: [] }],
    ['RF00 0000 0001', { words: [] }],
    ['', { words: [] }],
  ])('%s', (typed, terms) => expect(searchTerms(typed)).toEqual(terms))

  test('a reference names its customer, however it is spaced', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (customerId) => {
        const spaced = bankReference(customerId).replace(/(.{4})/g, '$1 ')
        expect(searchTerms(spaced.toLowerCase())).toEqual({ customerId, words: [] })
      }),
    ))

  test('the number of a document names it', () => {
    const kinds = fc.constantFrom('invoice', 'credit_bill', 'advance_bill', 'monthly_bill')
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 9_999_999 }), (kind, number) => {
        const terms = searchTerms(documentNumber(kind, 2026, number))
        expect(terms).toEqual({ document: { kind, year: 2026, number }, words: [] })
      }),
    )
  })

  test('any text is understood somehow, and words are folded', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const word of searchTerms(typed).words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      }),
    ))
})

test('all words begin words of a text, in any order', () => {
  expect(startsAllWords('Anna Ozoliņa', ['ozolin', 'an'])).toBe(true)
  expect(startsAllWords('Anna Ozoliņa', ['ozolin', 'miera'])).toBe(false)
})
