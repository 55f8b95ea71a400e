import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoBreak } from './no-break.tsx'

const drawn = (text: string) => renderToStaticMarkup(createElement(NoBreak, null, text))

test('a number stays with what it counts, measures or dates, and the text is the same', () => {
  expect(drawn('Ūdens, 18,9 l (pudele)')).toBe('Ūdens, <span class="nw">18,9 l</span> (pudele)')
  expect(drawn('Negāzēts ūdens, 0,5 l × 12')).toBe(
    'Negāzēts ūdens, <span class="nw">0,5 l × 12</span>',
  )
  expect(drawn('ceturtdien, 26. novembrī')).toBe('ceturtdien, <span class="nw">26. novembrī</span>')
  expect(drawn('Avotu iela 1, Rīga')).toBe('Avotu <span class="nw">iela 1</span>, Rīga')
  expect(drawn('Brīvības gatve 24 k-3-115, Rīga')).toBe(
    'Brīvības gatve <span class="nw">24 k-3-115</span>, Rīga',
  )
  expect(drawn('rakstiet uz e-pastu')).toBe('rakstiet uz <span class="nw">e-pastu</span>')
  expect(drawn('Tualetes papīrs, 3 kārtas, 16 ruļļi')).toBe(
    'Tualetes papīrs, <span class="nw">3 kārtas</span>, <span class="nw">16 ruļļi</span>',
  )
  expect(drawn('atdzesē līdz 6–10 °C')).toBe('atdzesē līdz <span class="nw">6–10 °C</span>')
  expect(drawn('on Thursday, 26 November')).toBe('on Thursday, <span class="nw">26 November</span>')
})
