import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Language, LanguageContext, useWords } from './use-words.ts'

type Catalogue = Record<Language, { said: string }>

const drawn = (words: Partial<Catalogue>, value: Language) => {
  const Said = () => useWords(words as Catalogue).said
  return renderToStaticMarkup(createElement(LanguageContext, { value }, createElement(Said)))
}

test('words are in the language of the page', () => {
  const both = { lv: { said: 'Grozs' }, en: { said: 'Cart' } }
  expect([drawn(both, 'lv'), drawn(both, 'en')]).toEqual(['Grozs', 'Cart'])
})

test('a browser with English alone says it where an error’s page does not know its language', () =>
  expect(drawn({ en: { said: 'Cart' } }, 'lv')).toBe('Cart'))
