import { expect, type Page, test } from '@playwright/test'
import { demo, shopperWith, stepButton } from '../support/journey-carts.ts'
import { beyondTheEdge, expectFocusSeen, nameless, tabTo } from './reach.ts'

const open = [
  '/',
  '/goods/1',
  '/good/101',
  '/goods-search/medus',
  '/reset-password',
  '/noteikumi',
  '/piegade',
  '/atteikums',
]
const own = [
  '/cart',
  '/cart/payment',
  '/user/profile',
  '/user/address',
  '/user/address/add',
  '/user/rented-goods/1',
  '/user/invoices/1',
  '/user/monthly-bills/1',
  '/user/bills/1',
  '/waiting-for-delivery',
  '/autoship',
  '/topup',
]

async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function eachPage(
  page: Page,
  look: (path: string) => Promise<void>,
  paths = [...open, ...own],
) {
  for (const path of paths) {
    await visit(page, path)
    await look(path)
  }
}

test.describe.configure({ timeout: 150_000 })

test('at 400 % and at 200 % nothing has to be moved sideways', async ({ page, request }) => {
  await shopperWith(page, request, { [demo.water]: [3, 1], [demo.flakes]: 1 })
  await eachPage(page, async (path) => {
    for (const [width, height] of [
      [320, 256],
      [640, 512],
    ] as const) {
      await page.setViewportSize({ width, height })
      expect.soft(await beyondTheEdge(page), `${path} at ${width}`).toEqual([])
    }
  })
})

test('text with wider spacing is neither cut nor covered @phone', async ({ page, request }) => {
  await shopperWith(page, request, { [demo.water]: [3, 1] })
  await eachPage(page, async (path) => {
    // A name on a card is two lines at most, and all of it on the good's page; of a step that is over only the number is seen.
    const cut = await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [sheet]
      const isCut = (element: Element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const clips = (how: string) => how === 'hidden' || how === 'clip'
        return (
          (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
        )
      }
      return [
        ...document.querySelectorAll('main :is(a, button, label, h1, h2, h3, p, dt, dd, th, td)'),
      ]
        .filter(
          (element) =>
            element.clientWidth > 1 &&
            element.closest('.vh, dialog, .card__name, .stages') === null &&
            isCut(element),
        )
        .map(
          (element) =>
            `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`,
        )
    })
    expect.soft(cut, path).toEqual([])
    expect.soft(await beyondTheEdge(page), path).toEqual([])
  })
})

test('what has the focus is never under the header that stays, nor under the bar at the bottom @phone', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.water]: [3, 1], [demo.flakes]: 1 })
  await eachPage(page, () => expectFocusSeen(page, 45), [
    '/',
    '/good/101',
    '/cart',
    '/cart/payment',
    '/user/profile',
  ])
  // backwards, the header comes over what is reached
  await visit(page, '/cart')
  await page.keyboard.press('End')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  for (let pressed = 0; pressed < 40; pressed += 1) await page.keyboard.press('Shift+Tab')
  await expectFocusSeen(page, 1)
})

test('whoever wants no motion sees none', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shopperWith(page, request, { [demo.water]: 1 })
  await visit(page, '/')
  await page.getByRole('link', { name: /^Grozs, 1/ }).click()
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toBeVisible()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
      .map((animation) => (animation as CSSTransition).transitionProperty),
  )
  expect(moving).toEqual([])
})

test('in forced colours every control still has its edge, and the focus its ring', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await shopperWith(page, request, { [demo.water]: [3, 1] })
  await eachPage(
    page,
    async (path) => {
      const edgeless = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(button.btn, .input, select, textarea)')]
          .filter(
            (element) => element.clientWidth > 1 && element.closest('dialog:not([open])') === null,
          )
          .filter((element) => {
            const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(element)
            const quiet = /btn--text|btn--clay-text/.test(element.className)
            return (
              !quiet &&
              (borderTopStyle === 'none' || borderTopWidth === '0px') &&
              outlineStyle === 'none'
            )
          })
          .map((element) => `${element.tagName}.${element.className}`),
      )
      expect(edgeless, path).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)
      expect(ring, path).not.toBe('none')
    },
    ['/', '/login', '/cart', '/cart/payment', '/user/profile'],
  )
})

test('every control has a name for who hears the page, and every page one main heading', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.water]: [3, 1] })
  await eachPage(page, async (path) => {
    expect(await nameless(page), path).toEqual([])
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page).toHaveTitle(/Avots/)
  })
})

test('an order is placed by keyboard alone, in no more than sixty presses', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.water]: 2 })
  await visit(page, '/cart')
  let presses = await tabTo(page, page.getByRole('link', { name: 'Pāriet uz saturu' }))
  const press = async (key: string) => {
    await page.keyboard.press(key)
    presses += 1
  }
  await press('Enter')
  presses += await tabTo(page, stepButton(page, 'Turpināt uz apmaksu'))
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apmaksa')
  presses += await tabTo(page, page.locator('input[type=radio]'))
  await press('Space')
  const cash = page.getByRole('radio', { name: /Skaidrā naudā/ })
  for (let moved = 0; moved < 12 && !(await cash.isChecked()); moved += 1) await press('ArrowDown')
  await expect(cash).toBeChecked()
  presses += await tabTo(page, page.getByRole('checkbox', { name: /Piekrītu distances līguma/ }))
  await press('Space')
  presses += await tabTo(page, stepButton(page, 'Pasūtīt ar pienākumu maksāt'))
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  expect(presses).toBeLessThanOrEqual(60)
})
