import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Language, LanguageContext, useWords } from './use-words.ts'

type Words = Record<Language, { title: string }>

const rendered = (words: Partial<Words>, value: Language) => {
  const Title = () => useWords(words as Words).title
  return renderToStaticMarkup(createElement(LanguageContext, { value }, createElement(Title)))
}

test('words are in the language of the page', () => {
  const both = { lv: { title: 'Grozs' }, en: { title: 'Cart' } }
  expect([rendered(both, 'lv'), rendered(both, 'en')]).toEqual(['Grozs', 'Cart'])
})

test('an error page of unknown language uses the only language of its bundle', () =>
  expect(rendered({ en: { title: 'Cart' } }, 'lv')).toBe('Cart'))
