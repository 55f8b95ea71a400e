import { mkdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

/** Where the letters can be looked at after a run; git keeps none of it. */
const folder = 'shots/mails'

test('every letter is whole on a phone and at a desk, in both languages', async ({ page }) => {
  test.setTimeout(240_000)
  mkdirSync(folder, { recursive: true })
  await page.goto('/dev/mail')
  const addresses = await page
    .locator('a[href^="/dev/mail/samples/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!).filter((href) => !href.includes('form=')))
  expect(addresses.length).toBeGreaterThan(50)
  for (const address of addresses) {
    await page.goto(address)
    const language = address.split('/').at(-1)!
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const width of [390, 800]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0)
      await page.screenshot({
        path: `${folder}${address.replace('/dev/mail/samples', '')}-${width}.png`,
        fullPage: true,
      })
    }
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    )
  }
})
