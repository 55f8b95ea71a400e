import type { Page } from '@playwright/test'
import { newPerson } from '../../support/journey-people.ts'
import { demoCustomer, pressed } from '../people.ts'
import type { Shot, Customer } from '../shot.ts'

const scrolled = (page: Page) =>
  page.evaluate('scrollTo(0, 900)').then(() => page.waitForTimeout(400))
const openMenu = async (page: Page) => {
  await pressed(page, /Atvērt izvēlni|Open the menu/)
  await page.getByRole('dialog').waitFor()
}
const longNamed: Customer = async (request) =>
  (await newPerson(request, 'Aleksandra Maksimiliāna Vecvagare-Kļaviņa-Ozolkalniņa')).headers
const undecided = { storageState: { cookies: [], origins: [] } }

const typed = async (page: Page) => {
  await page.locator('input[role=combobox]').click()
  await page.keyboard.type('med', { delay: 50 })
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await page.waitForFunction(
    `[...document.querySelectorAll('[role=listbox] img')].every((image) => image.complete && image.naturalWidth > 0)`,
  )
}

/** What surrounds every page. */
export const frameStates: Shot[] = [
  { name: 'side-menu', path: '/', act: openMenu, windowOnly: true, screens: ['phone'] },
  {
    name: 'side-menu-customer',
    path: '/',
    customer: demoCustomer,
    act: openMenu,
    windowOnly: true,
    screens: ['phone'],
  },
  {
    name: 'account-menu',
    path: '/kontakti',
    customer: demoCustomer,
    act: (page) => page.locator('.account-menu summary').filter({ visible: true }).first().click(),
    windowOnly: true,
    screens: ['tablet', 'desk'],
  },
  {
    name: 'categories-open',
    path: '/kontakti',
    act: async (page) => {
      await page.locator('.catnav a').nth(2).focus()
      // the bar's program comes with the first sign that somebody uses the page
      await page.waitForTimeout(1_000)
      await page.keyboard.press('ArrowDown')
      await page.locator('.mega').waitFor()
      await page.locator('.mega > ul').nth(1).getByRole('link').nth(1).hover()
    },
    windowOnly: true,
    screens: ['tablet', 'desk'],
  },
  {
    name: 'compact-header',
    path: '/goods/1',
    customer: demoCustomer,
    act: scrolled,
    windowOnly: true,
  },
  {
    name: 'compact-categories',
    path: '/goods/1',
    act: async (page) => {
      await scrolled(page)
      await page.locator('.all-goods button').first().click()
      await page.locator('.all-goods .mega').waitFor()
    },
    windowOnly: true,
    screens: ['tablet', 'desk'],
  },
  {
    name: 'account-menu-long-name',
    path: '/kontakti',
    customer: longNamed,
    act: (page) => page.locator('.account-menu summary').filter({ visible: true }).first().click(),
    windowOnly: true,
    screens: ['tablet', 'desk'],
  },
  { name: 'reserved-word', path: '/office' },
  { name: 'suggestions', path: '/', act: typed, windowOnly: true },
  {
    name: 'consent',
    path: '/',
    browser: undecided,
    act: (page) => page.locator('.consent').waitFor(),
    windowOnly: true,
  },
  {
    name: 'consent-choices',
    path: '/',
    browser: undecided,
    act: (page) => pressed(page, /Izvēlēties|Choose/),
    windowOnly: true,
  },
  {
    name: 'offline',
    path: '/goods/1',
    act: (page) => page.context().setOffline(true),
    windowOnly: true,
  },
  { name: 'not-there', path: '/good/nav-tadas' },
  {
    name: 'broken',
    path: '/goods/1',
    act: async (page) => {
      await page.route(/\/api\/goods-paginate/, (route) =>
        route.fulfill({ status: 500, json: { error: 'broken' } }),
      )
      await page.locator('.pager a').last().click()
      await page.locator('.broken').waitFor()
    },
  },
  ...['/', '/goods/1', '/good/101', '/depozits', '/goods-search/medus'].map((path): Shot => ({
    name: `without-script${path.replaceAll('/', '-')}`,
    path,
    browser: { javaScriptEnabled: false },
  })),
  {
    name: 'log-in-again',
    path: '/user/profile',
    customer: demoCustomer,
    act: async (page) => {
      await page.evaluate(() => localStorage.setItem('avots.token', 'x'.repeat(40)))
      await page
        .getByRole('link', { name: /Adreses|Addresses/ })
        .filter({ visible: true })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
    windowOnly: true,
  },
]
