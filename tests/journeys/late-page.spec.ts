import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'

const apps = [
  ['office', 'Labdien!'],
  ['driver', 'Šis tālrunis vēl nav piesaistīts'],
] as const

for (const [app, opened] of apps)
  for (const missing of ['js', 'css'])
    test(`the ${app} whose ${missing} stays away says so and offers another try`, async ({
      page,
    }) => {
      const files = `**/${app}/assets/*.${missing}`
      await page.route(files, () => undefined)
      await page.goto(`/${app}`, { waitUntil: 'commit' })
      await expect(page.locator('.opening')).toBeVisible()
      const again = page.getByRole('link', { name: 'Mēģināt vēlreiz' })
      await expect(again).toHaveCount(0)
      // It is said after ten seconds.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
      await expect(page.getByText('Lapa vēl nav atvērusies.')).toBeVisible()
      const pressed = page.waitForRequest((request) => request.isNavigationRequest())
      await again.click({ noWaitAfter: true })
      await pressed
      await page.unroute(files)
      await expect(page.getByText(opened)).toBeVisible()
    })
