import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankReference } from '../documents/bank-reference.ts'
import { customerOfReference, customersInText } from './reference-in-text.ts'

test.each([
  ['RF3400000042', [42]],
  ['Rekins R-2026-000123 RF34 0000 0042 paldies', [42]],
  ['par udeni rf34\n00000042', [42]],
  ['RF34OOOOOO42', [42]],
  ['RFB2-OOOO-OOSl', [51]],
  ['3400000042', [42]],
  ['ref.nr. 34 0000 0042', [42]],
  ['F3400000042', [42]],
  ['RF3400000043', []],
  ['RF340000004', []],
  ['34000000421', []],
  ['tel. 26123456', []],
  ['LV80BANK0000435195001', []],
  ['RF3400000042 un RF34 0000 0042', [42]],
])('“%s” names %j', (text, customers) => {
  expect(customersInText(text)).toEqual(customers)
})

test('a reference may leave out its zeros in the field that is made for it', () => {
  expect(customerOfReference('RF3442')).toBe(42)
  expect(customerOfReference('RF34 0000 0042')).toBe(42)
  expect(customerOfReference('RF3542')).toBeNull()
  expect(customerOfReference('MAKSAJUMS')).toBeNull()
})

const spoiled: ((reference: string) => string)[] = [
  (reference) => reference,
  (reference) => reference.toLowerCase(),
  (reference) => reference.slice(2),
  (reference) => reference.replace(/(.{4})/g, '$1 '),
  (reference) => `${reference.slice(0, 7)}\n${reference.slice(7)}`,
  (reference) => reference.replaceAll('0', 'O'),
  (reference) => reference.replaceAll('1', 'l'),
]

test('a reference is found however payers spoil it, and no other is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.constantFrom(...spoiled),
      fc.constantFrom('', 'par udeni ', 'Rekins R-2026-000123, '),
      fc.constantFrom('', ' paldies', '. Oktobris'),
      (customerId, spoil, before, after) => {
        const text = before + spoil(bankReference(customerId)) + after
        expect(customersInText(text)).toEqual([customerId])
      },
    ),
    { numRuns: 2000 },
  )
})

test('a text without a reference names nobody but by two check digits of luck', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcdefghijklmnoprstuvz ,.-')),
    maxLength: 80,
  })
  fc.assert(
    fc.property(letters, fc.integer({ min: 0, max: 99_999_999 }), (text, number) => {
      expect(customersInText(`${text} ${number}`)).toEqual([])
    }),
  )
})
