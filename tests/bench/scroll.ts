import { type Browser, chromium, type Page } from '@playwright/test'
import { seedStaff } from '../../db/seed/seed-staff.ts'
import { chromiumPath } from '../support/chromium.ts'
import { report } from './figures.ts'
import { tracedTasks } from './main-thread.ts'
import { fillOrdersOfMany } from './orders-of-many.ts'
import { servedShop } from './served-shop.ts'

/**
 * `node tests/bench/scroll.ts [slow]`: the office's list of 10,000 orders in Chromium, scrolled to
 * its end by the wheel while it reads on, up again, and walked by a held key; at the full speed of
 * the processor and at a quarter of it, or only at that. Reports the longest task of the page's
 * main thread.
 */
const orders = 10_000
/** Some 48,000 a second: faster than a hand. */
const wheelPixels = 800
const heldSteps = 400
const mostMs = { 1: 50, 4: 120 } as const
const slowdowns = process.argv[2] === 'slow' ? ([4] as const) : ([1, 4] as const)

await servedShop(
  async ({ db }) => {
    await seedStaff(db)
    await fillOrdersOfMany(db, orders)
  },
  async ({ origin }) => {
    const executablePath = chromiumPath()
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    try {
      for (const slowdown of slowdowns) await scrollThrough(browser, origin, slowdown)
    } finally {
      await browser.close()
    }
  },
)

async function scrollThrough(browser: Browser, origin: string, slowdown: 1 | 4): Promise<void> {
  const page = await (
    await browser.newContext({ locale: 'lv-LV', viewport: { width: 1440, height: 900 } })
  ).newPage()
  await openOrders(page, origin)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const row = async (what: string, work: () => Promise<void>) => {
    const { longestMs, longestOwnMs, overMs } = await tracedTasks(browser, page, work)
    const most = mostMs[slowdown]
    const own = `longest task ${longestOwnMs.toFixed(0)} ms of its own, ${overMs(50)} over 50 ms`
    const note = `${own}, wanted ≤ ${most} ms; ${longestMs.toFixed(0)} ms by the clock`
    report(`10,000 rows, ${what}, ${slowdown === 1 ? 'full speed' : 'a quarter of it'}`, { note })
  }
  await row('down by the wheel, read on', () => turn(page, wheelPixels, () => hasAll(page)))
  if (slowdown === 1)
    await row('up by the wheel', () => turn(page, -wheelPixels, () => isAtTop(page)))
  await row(`${heldSteps} rows by the held key j`, () => holdKey(page))
  await page.context().close()
}

async function openOrders(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/office/orders`)
  await page.getByLabel('E-pasts vai tālrunis').fill('dispecers@avots.example')
  await page.getByLabel('Parole').fill('avots-demo')
  await page.getByRole('button', { name: 'Turpināt' }).click()
  await page.locator('.list__table tbody tr').first().waitFor()
}

async function turn(page: Page, pixels: number, isDone: () => Promise<boolean>): Promise<void> {
  await page.mouse.move(700, 500)
  const latest = Date.now() + 90_000
  while (!(await isDone())) {
    if (Date.now() > latest) throw new Error('The list does not end')
    await page.mouse.wheel(0, pixels)
  }
}

function hasAll(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(`document.querySelector('[data-row="${orders - 1}"]') !== null`)
}

function isAtTop(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('scrollY === 0')
}

async function holdKey(page: Page): Promise<void> {
  for (let step = 0; step < heldSteps; step += 1) await page.keyboard.down('j')
  await page.keyboard.up('j')
  const reached = await page.evaluate<number>('Number(document.activeElement.dataset.row)')
  if (reached !== heldSteps) throw new Error(`The key went to row ${reached}`)
}
