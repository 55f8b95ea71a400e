import { expect, test } from 'vitest'
import { isPrintable } from '../../../domain/words/printable.ts'
import { faceFor, openFace } from './faces.ts'

const basicPlane = Array.from({ length: 0xffff }, (_, code) => code).filter(
  (code) => code >= 0x20 && (code < 0xd800 || code > 0xdfff),
)

// S-M11
test('every letter that may stand in a name or an address can be printed', () => {
  for (const look of ['text', 'bold'] as const)
    expect(
      basicPlane.filter((code) => {
        const letter = String.fromCodePoint(code)
        return isPrintable(letter) && !openFace(faceFor(letter, look)).hasGlyphForCodePoint(code)
      }),
    ).toEqual([])
})

test('a text keeps the shop’s font unless a letter is missing there', () => {
  expect(faceFor('Jānis Bērziņš, Rīga – 16,40 €', 'text')).toBe('text')
  expect(faceFor('Иван Петров', 'bold')).toBe('anyBold')
})
