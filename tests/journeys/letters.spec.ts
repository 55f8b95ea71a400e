import { mkdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

/** Where the letters can be looked at after a run; git keeps none of it. */
const folder = 'shots/mails'

for (const [name, language] of [
  ['Latvian', 'lv'],
  ['English', 'en'],
] as const)
  test(`every letter in ${name} is whole on a phone and at a desk`, async ({ page }) => {
    test.setTimeout(240_000)
    mkdirSync(folder, { recursive: true })
    await page.goto('/dev/mail')
    const addresses = await page
      .locator(`a[href^="/dev/mail/samples/"][href$="/${language}"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(addresses.length).toBeGreaterThan(25)
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const width of [390, 800]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0)
        const path = `${folder}${address.replace('/dev/mail/samples', '')}-${width}.png`
        await page.screenshot({ path, fullPage: true })
      }
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
      const found = violations.map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(found).toEqual([])
    }
  })
