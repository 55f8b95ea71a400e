import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchedParts } from './matched-parts.ts'

const marked = (found: string, typed: string) =>
  matchedParts(found, typed)
    .map(({ text, isMatched }) => (isMatched ? `[${text}]` : text))
    .join('')

test.each([
  ['Anna Bērziņa', 'berzina', 'Anna [Bērziņa]'],
  ['Anna Bērziņa', 'BĒRZ an', '[An]na [Bērz]iņa'],
  ['Bērziņu iela 12-4', 'berzinu 12', '[Bērziņu] iela [12]-4'],
  ['Kalniņš', 'alnins', 'Kalniņš'],
  ['29 123 456', '3456', '29 12[3 456]'],
  ['29 123 456', '+371 2912 3456', '[29 123 456]'],
  ['29 123 456', '29', '29 123 456'],
  ['+370 612 34567', '4567', '+370 612 3[4567]'],
  ['demo@avots.example', 'demo@av', '[demo]@[av]ots.example'],
  ['R-2026-000042', 'r-2026-000042', '[R]-[2026]-[000042]'],
  ['Pārcelt piegādi', 'parc', '[Pārc]elt piegādi'],
  ['Anna', '', 'Anna'],
])('%s, found by %s', (found, typed, expected) => expect(marked(found, typed)).toBe(expected))

test('the parts are the text itself, whatever is typed', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (found, typed) => {
      const parts = matchedParts(found, typed)
      expect(parts.map(({ text }) => text).join('')).toBe(found.normalize('NFC'))
    }),
  ))
