import { expect, type Page } from '@playwright/test'
import { demo, shopperWith, stepButton } from '../support/journey-carts.ts'
import { test } from '../support/journey.ts'
import { settled } from '../support/settled.ts'
import { expectFocusSeen, tabTo } from './reach.ts'

async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await settled(page)
}

async function eachPage(page: Page, look: (path: string) => Promise<void>, paths: string[]) {
  for (const path of paths) {
    await visit(page, path)
    await look(path)
  }
}

test.describe.configure({ timeout: 150_000 })

test('neither the header nor the bottom bar covers the focus @phone', async ({ page, request }) => {
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

test('reduced motion stops all animations', async ({ page, request }) => {
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

test('forced colours keep the edges of controls and the focus ring', async ({ page, request }) => {
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
    ['/', '/cart', '/cart/payment', '/user/profile'],
  )
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
