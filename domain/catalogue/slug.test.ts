import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test('a Latvian name is an address without diacritics', () => {
  expect(slugOf('Bio griķi, zaļie, 500 g')).toBe('bio-griki-zalie-500-g')
  expect(slugOf('Avota ūdens "Sila Avots+", 18,9 l (atgriežama pudele)')).toBe(
    'avota-udens-sila-avots-18-9-l-atgriezama-pudele',
  )
})

test('digits alone and an empty name get a prefix, since an address may not be an id or empty', () => {
  expect(slugOf('123')).toBe('prece-123')
  expect(slugOf('…')).toBe('prece')
})

test('a slug is its own slug, and never an id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), (name) => {
      const slug = slugOf(name)
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug).not.toMatch(/^\d+$/)
      expect(slugOf(slug)).toBe(slug)
    }),
    { numRuns: 1000 },
  )
})
