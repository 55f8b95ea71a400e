import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { journeyPlace } from '../tests/support/journey-place.ts'
import openShops from '../tests/support/journey-shops.ts'
import { pageRoutes } from '../tests/support/page-routes.ts'
import { installTools } from './install-tools.ts'
import { placeOf, type Samples, samplesOf } from './shot-places.ts'

/** `npm run shots [cart user …] [--language en]`: every page of the web in three widths, in `shots/`, where git looks away. */
const { values, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'lv' } },
  allowPositionals: true,
})
const { language } = values
const widths = { phone: 390, tablet: 820, desk: 1440 }
const origin = journeyPlace(0).url
const folder = `shots/${language}`

type Shot = { name: string; path: string; token?: string | undefined; act?: (page: Page) => Promise<unknown> }

const isWanted = ({ path, name }: { path: string; name: string }) =>
  positionals.length === 0 || positionals.some((word) => path.includes(word) || name.includes(word))

/** What a page shows beyond its own address. */
const states = ({ customer }: Samples): Shot[] => [
  { name: 'drawer-filled', path: '/top-goods', act: fillCart },
  { name: 'drawer-empty', path: '/', act: openDrawer },
  { name: 'cart-filled', path: '/cart', token: customer, act: fillThenReload },
  { name: 'nothing-found', path: '/goods-search/qqqq' },
  {
    name: 'log-in-refused',
    path: '/login',
    act: (page) => page.locator('main form button[type=submit]').first().click(),
  },
  { name: 'not-there', path: '/good/nav-tada' },
]

async function openDrawer(page: Page) {
  await page.locator('header a[href="/cart"]').first().click()
}

async function fillCart(page: Page) {
  await page.locator('article button').first().click()
  await openDrawer(page)
}

async function fillThenReload(page: Page) {
  await page.goto(`${origin}/top-goods`)
  await page.locator('article button').first().click()
  await page.waitForTimeout(1_500)
  await page.goto(`${origin}/cart`)
}

async function take(browser: Browser, { name, path, token, act }: Shot) {
  for (const [device, width] of Object.entries(widths)) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      locale: 'lv-LV',
      timezoneId: 'Europe/Riga',
    })
    await context.addCookies([{ name: 'language', value: language, url: origin }])
    if (token) await context.addInitScript((kept) => localStorage.setItem('avots.token', kept), token)
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.waitForLoadState('networkidle')
    await act?.(page).catch((error: Error) => console.error(`${name}: ${error.message.split('\n')[0]}`))
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${folder}/${name}-${device}.png`, fullPage: true, animations: 'disabled' })
    await context.close()
  }
  console.log(name)
}

installTools()
mkdirSync(folder, { recursive: true })
const close = await openShops()
const options = { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' }
const browser = await chromium.launch({ ...options, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  const samples = await samplesOf(origin)
  const nameOf = (route: string) => route.replaceAll(/[/:?*]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
  const pages = pageRoutes.flatMap((route): Shot[] => {
    const [name, path] = [nameOf(route), placeOf(route, samples)]
    return [
      { name, path },
      { name: `${name}-customer`, path, token: samples.customer },
    ]
  })
  for (const shot of [...pages, ...states(samples)].filter(isWanted)) await take(browser, shot)
} finally {
  await browser.close()
  await close()
}
