import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoBreak } from './no-break.tsx'

const rendered = (text: string) => renderToStaticMarkup(createElement(NoBreak, null, text))

test('no line breaks after a number, and the text itself does not change', () => {
  expect(rendered('Ūdens, 18,9 l (pudele)')).toBe('Ūdens, <span class="nw">18,9 l</span> (pudele)')
  expect(rendered('Negāzēts ūdens, 0,5 l × 12')).toBe(
    'Negāzēts ūdens, <span class="nw">0,5 l × 12</span>',
  )
  expect(rendered('ceturtdien, 26. novembrī')).toBe(
    'ceturtdien, <span class="nw">26. novembrī</span>',
  )
  expect(rendered('Avotu iela 1, Rīga')).toBe('Avotu <span class="nw">iela 1</span>, Rīga')
  expect(rendered('Brīvības gatve 24 k-3-115, Rīga')).toBe(
    'Brīvības gatve <span class="nw">24 k-3-115</span>, Rīga',
  )
  expect(rendered('rakstiet uz e-pastu')).toBe('rakstiet uz <span class="nw">e-pastu</span>')
  expect(rendered('Tualetes papīrs, 3 kārtas, 16 ruļļi')).toBe(
    'Tualetes papīrs, <span class="nw">3 kārtas</span>, <span class="nw">16 ruļļi</span>',
  )
  expect(rendered('atdzesē līdz 6–10 °C')).toBe('atdzesē līdz <span class="nw">6–10 °C</span>')
  expect(rendered('on Thursday, 26 November')).toBe(
    'on Thursday, <span class="nw">26 November</span>',
  )
})
