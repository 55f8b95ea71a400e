import { expect } from '@playwright/test'
import { axeFinds } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { sampleLetters } from '../support/sample-letters.ts'

/** A letter has no landmarks and no heading of a page. */
const rulesOfLetters = ['wcag2a', 'wcag2aa', 'wcag22aa']

for (const [name, language] of [
  ['Latvian', 'lv'],
  ['English', 'en'],
] as const)
  test(`every letter in ${name} is whole on a phone and at a desk`, async ({ page, request }) => {
    test.setTimeout(240_000)
    const addresses = await sampleLetters(request, language)
    expect(addresses.length).toBeGreaterThan(25)
    for (const address of addresses) {
      // into the page that is open, because axe, which is long, stays in it
      await page.setContent(await (await request.get(address)).text())
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const width of [390, 800]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        )
        expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0)
      }
      expect(await axeFinds(page, rulesOfLetters), address).toEqual([])
    }
  })
