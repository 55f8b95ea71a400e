import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { seller } from '../../../domain/documents/seller.ts'
import { lawWords } from '../../words/shop/law.ts'
import { privacyWords } from '../../words/shop/law/privacy.ts'
import { withdrawalWords } from '../../words/shop/law/withdrawal.ts'
import { logInWords } from '../../words/shop/log-in.ts'
import { menuWords } from '../../words/shop/menu.ts'
import { Linked } from './linked.tsx'

const rendered = (text: string) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      {},
      createElement(() => Linked({ phone: '67 000 000', children: text })),
    ),
  )

test('a legal text links phone numbers, e-mail addresses, websites and named pages', () => {
  expect(rendered('Zvaniet 67 000 000.')).toBe(
    'Zvaniet <a class="law-link" href="tel:+37167000000">67 000 000</a>.',
  )
  expect(rendered('uz labdien@avots.example;')).toContain(
    '<a class="law-link" href="mailto:labdien@avots.example">',
  )
  expect(rendered('PTAC, www.ptac.gov.lv, un')).toContain(
    'href="https://www.ptac.gov.lv">www.ptac.gov.lv</a>, un',
  )
  expect(rendered('lapā “Privātums”.')).toMatch(
    /lapā “<a href="\/privatums"[^>]*>Privātums<\/a>”\./,
  )
  expect(rendered('pogas “Pasūtīt ar pienākumu maksāt” nospiešanai')).not.toContain('<a')
})

test('the names that link to pages are the titles of those pages', () => {
  for (const language of ['lv', 'en'] as const) {
    const menu = menuWords[language]
    const names = [menu.waiting, menu.executedOrders, menu.topUp, logInWords[language].forgotten]
    const titles = [withdrawalWords[language].title, privacyWords[language](seller).title]
    expect(Object.keys(lawWords[language].pages).toSorted()).toEqual(
      [...titles, ...names].toSorted(),
    )
  }
})
