import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { makeRunDay } from '../support/journey-runs.ts'

// Issue 24: a cellar without a network.
test('the phone opens without a network with its day, and hands over nothing unsent', async ({
  page,
  context,
}) => {
  makeRunDay(2, 'road')
  await page.goto('/driver')
  await page.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await page.getByLabel('Parole').fill('avots-demo')
  await page.getByRole('button', { name: 'Ieiet' }).click()
  await expect(page.getByText('Viss ielādēts telefonā')).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByText('Viss ielādēts telefonā')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Viss ielādēts telefonā')).toBeVisible()
  await expect(page.getByText('Bez tīkla. Viss paliek telefonā.')).toBeVisible()
  await context.setOffline(false)
})
