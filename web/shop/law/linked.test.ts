import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { lawWords } from '../../words/law.ts'
import { privacyWords } from '../../words/law/privacy.ts'
import { withdrawalWords } from '../../words/law/withdrawal.ts'
import { logInWords } from '../../words/log-in.ts'
import { menuWords } from '../../words/menu.ts'
import { Linked } from './linked.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(Linked, null, text)))

test('in a text of the law one can call, write, look further, and open the page that is named', () => {
  expect(drawn('Zvaniet 67 000 000.')).toBe(
    'Zvaniet <a class="nw" href="tel:+37167000000">67 000 000</a>.',
  )
  expect(drawn('uz labdien@avots.example;')).toContain(
    '<a class="nw" href="mailto:labdien@avots.example">',
  )
  expect(drawn('PTAC, www.ptac.gov.lv, un')).toContain(
    'href="https://www.ptac.gov.lv">www.ptac.gov.lv</a>, un',
  )
  expect(drawn('lapā “Privātums”.')).toMatch(/lapā “<a href="\/privatums"[^>]*>Privātums<\/a>”\./)
  expect(drawn('pogas “Pasūtīt ar pienākumu maksāt” nospiešanai')).not.toContain('<a')
})

test('pages are called by the names they bear', () => {
  for (const language of ['lv', 'en'] as const) {
    const menu = menuWords[language]
    const names = [menu.waiting, menu.executedOrders, menu.topUp, logInWords[language].forgotten]
    const titles = [withdrawalWords[language].title, privacyWords[language].title]
    expect(Object.keys(lawWords[language].pages).toSorted()).toEqual(
      [...titles, ...names].toSorted(),
    )
  }
})
