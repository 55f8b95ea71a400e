import type { Page } from '@playwright/test'
import { newCustomer, pressed } from '../people.ts'
import type { Shot } from '../shot.ts'

const addFirst = (page: Page) => page.locator('article .card__act button').first().click()

/** An answer that does not come: what is shown meanwhile keeps the place of what will be. */
const suspend = (page: Page, call: RegExp) => page.route(call, () => new Promise(() => undefined))

/** A page of A4, as wide as a browser lays it out for paper. */
const onPaper = async (page: Page) => {
  await page.setViewportSize({ width: 718, height: 1040 })
  await page.emulateMedia({ media: 'print' })
}

/** Lists, cards and the page of one good. */
export const catalogueStates: Shot[] = [
  { name: 'list-filtered', path: '/goods/1?filter=bio&filter=discount&price_from=2&price_to=20' },
  { name: 'list-last-page', path: '/goods/6' },
  {
    name: 'list-filters-open',
    path: '/goods/1',
    act: (page) => page.locator('.filters-btn').click(),
    windowOnly: true,
    screens: ['phone', 'tablet'],
  },
  { name: 'list-nothing-found', path: '/goods-search/qqqq' },
  {
    name: 'list-loading',
    path: '/goods/1',
    unfinished: true,
    act: async (page) => {
      await page.waitForLoadState('networkidle')
      await suspend(page, /\/api\/goods-paginate/)
      await page
        .locator('a[href="/new-goods"], a[href="/discount-goods"], .pager a')
        .filter({ visible: true })
        .last()
        .click()
      await page.waitForTimeout(600)
    },
    windowOnly: true,
  },
  {
    name: 'card-in-cart',
    path: '/top-goods',
    act: async (page) => {
      await addFirst(page)
      await page.waitForTimeout(800)
    },
    windowOnly: true,
  },
  {
    name: 'card-goes-with',
    path: '/goods-search/pumpis',
    act: async (page) => {
      await addFirst(page)
      await pressed(page, /kas labi der|goes well/)
      await page.locator('.swap .card__act').first().waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'card-replacement',
    path: '/goods-search/linsēklu',
    act: async (page) => {
      await pressed(page, /Apskatīt līdzīgās preces|similar/)
      await page.locator('.swap .card__act').first().waitFor()
    },
    windowOnly: true,
  },
  { name: 'good-water', path: '/good/101' },
  { name: 'good-service', path: '/good/904' },
  { name: 'good-wholesale', path: '/good/302' },
  { name: 'good-discount-expiring', path: '/good/331' },
  { name: 'good-limited', path: '/good/336' },
  { name: 'good-rentable', path: '/good/902' },
  { name: 'good-sold-out', path: '/good/322' },
  { name: 'good-sold-out-customer', path: '/good/322', customer: newCustomer },
  {
    name: 'good-told-when-back',
    path: '/good/322',
    customer: newCustomer,
    act: async (page) => {
      await pressed(page, /^Paziņot, kad būs|^Tell me/)
      await page.waitForTimeout(600)
    },
  },
  {
    name: 'good-more-than-there-is',
    path: '/good/336',
    act: async (page) => {
      await page.locator('main input[inputmode=numeric]').first().fill('9')
      await pressed(page, /^Pievienot grozam|^Add to cart/)
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'good-loading',
    path: '/top-goods',
    unfinished: true,
    act: async (page) => {
      await page.waitForLoadState('networkidle')
      await suspend(page, /\/api\/goods/)
      await page.locator('.card__name a').first().click()
      await page.waitForTimeout(600)
    },
    windowOnly: true,
  },
  ...['/good/101', '/goods/1'].map((path): Shot => ({
    name: `print${path.replaceAll('/', '-')}`,
    path,
    act: onPaper,
    screens: ['desk'],
  })),
  {
    name: 'good-zoom',
    path: '/good/101',
    act: (page) => pressed(page, /Palielināt attēlu|Enlarge/),
    windowOnly: true,
  },
]
