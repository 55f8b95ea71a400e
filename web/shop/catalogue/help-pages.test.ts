import { expect, test } from 'vitest'
import { footerWords } from '../../words/shop/footer.ts'
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
  expect(helpPagesFor(term, footerWords.lv).map(({ to }) => to)).toContain(path),
)

test('a search for a good names no page', () =>
  expect(helpPagesFor('medus', footerWords.lv)).toEqual([]))
