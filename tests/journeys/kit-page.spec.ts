import { expect } from '@playwright/test'
import { axeFinds } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { awake } from '../support/settled.ts'

test('the kit is accessible in each of its states @phone', async ({ page }) => {
  await page.goto('/docs/kit')
  await awake(page)
  const broken = async (state: string) =>
    (await axeFinds(page)).map((found) => `${state}, ${found}`)
  expect(await broken('at rest')).toEqual([])
  const openers = page.locator('main button[aria-haspopup=dialog], main [data-opens]')
  for (let index = 0; index < (await openers.count()); index += 1) {
    await openers.nth(index).click()
    expect(await broken(`opened ${index}`)).toEqual([])
    await page.keyboard.press('Escape')
  }
  for (const summary of await page.locator('main summary:visible').all()) await summary.click()
  expect(await broken('unfolded')).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the keyboard reaches the whole kit, and the focus is always visible', async ({ page }) => {
  await page.goto('/docs/kit')
  await awake(page)
  const seen = new Set<string>()
  for (let press = 0; press < 400; press += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { width, height } = element.getBoundingClientRect()
      // A field inside a box, or a box drawn beside a hidden field, is marked where it is drawn.
      const drawn = [
        element,
        element.parentElement,
        element.parentElement?.parentElement,
        element.nextElementSibling,
      ]
      const isMarked = drawn.some((part) => {
        if (!part) return false
        const { outlineStyle, boxShadow } = getComputedStyle(part)
        return outlineStyle !== 'none' || boxShadow !== 'none'
      })
      return { html: element.outerHTML.slice(0, 200), isMarked, isShown: width > 0 && height > 0 }
    })
    if (focused === null) break
    expect(focused, focused.html).toMatchObject({ isMarked: true, isShown: true })
    seen.add(focused.html)
  }
  expect(seen.size).toBeGreaterThan(50)
})
