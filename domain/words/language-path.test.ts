import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageOfPath, pathInLanguage, pathWithoutLanguage } from './language-path.ts'

const paths = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`)
  .filter((path) => languageOfPath(path) === 'lv')

test('a page has one address in each language, and either leads back to the page', () => {
  fc.assert(
    fc.property(
      paths,
      fc.constantFrom('', '?page=2', '#jautajumi'),
      fc.constantFrom('lv', 'en'),
      (path, rest, language) => {
        const address = pathInLanguage(path + rest, language)
        expect(languageOfPath(address)).toBe(language)
        expect(pathWithoutLanguage(address)).toBe(path + rest)
      },
    ),
  )
})

test.each(['/english', '/en-gb', '/goods/en', '/EN'])('%s is no English page', (path) => {
  expect(languageOfPath(path)).toBe('lv')
  expect(pathWithoutLanguage(path)).toBe(path)
})
