import { expect, test } from 'vitest'
import { helpPagesFor } from './help-pages.ts'

// P-10
test.each([
  ['depozīts', '/depozits'],
  ['depozitu', '/depozits'],
  ['deposit', '/depozits'],
  ['piegādi', '/piegade'],
  ['18.9 litri ūdens ar piegādi', '/piegade'],
  ['kontakti', '/kontakti'],
])('a search for %s names the page %s', (term, path) =>
  expect(helpPagesFor(term, 'lv').map(({ to }) => to)).toContain(path),
)

test('a search for a good names no page', () => expect(helpPagesFor('medus', 'lv')).toEqual([]))
