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
        expect(await page.evaluate(brokenSums), `${address} at ${width}`).toEqual([])
      }
      expect(await axeFinds(page, rulesOfLetters), address).toEqual([])
    }
  })

test('a word without an end is broken in every letter, and no label beside it', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 390, height: 900 })
  for (const address of await sampleLetters(request, 'lv')) {
    await page.setContent(await (await request.get(address)).text())
    const tallestBefore = await page.evaluate(tallestLabel)
    await page.evaluate(() => {
      const texts = document.querySelectorAll('h1, p.ink, td[bgcolor], td[align=right]')
      for (const text of texts)
        if (getComputedStyle(text).whiteSpace !== 'nowrap' && !text.querySelector('table, a'))
          text.textContent = 'Āķ'.repeat(100)
    })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, address).toBeLessThanOrEqual(0)
    expect(await page.evaluate(tallestLabel), address).toBeLessThanOrEqual(tallestBefore + 70)
  }
})

/** Sums that stand on more than one line. */
const brokenSums = () =>
  [...document.querySelectorAll('td[align=right]')]
    .filter(({ textContent }) => /^[−€\d., \u00A0]+€?$/.test(textContent))
    .filter((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1
    })
    .map(({ textContent }) => textContent)

/** The lines of the label with the most, beside a value. */
const tallestLabel = () => {
  const labels = document.querySelectorAll('td.ink:has(+ td[align=right])')
  const range = document.createRange()
  return Math.max(
    0,
    ...Array.from(labels, (label) => {
      range.selectNodeContents(label)
      return range.getBoundingClientRect().height
    }),
  )
}
