import { expect, type Page } from '@playwright/test'
import { test } from '../support/journey.ts'
import { makeRunDay } from '../support/journey-runs.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

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

// Issue 24: neighbours at one door, a first visit, empties alone, a service stop, a recount.
test('a driver does stops of every kind without a network', async ({ page, context }) => {
  const { plate } = makeRunDay(1, 'road', 1, 'kinds')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/driver')
  await page.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await page.getByLabel('Parole').fill('avots-demo')
  await press(page, 'Ieiet')
  await page
    .getByRole('listitem')
    .filter({ hasText: plate })
    .getByRole('button', { name: 'Pieturas' })
    .click()
  const next = page.getByRole('region', { name: 'Šī nākamā' })
  await expect(next.getByRole('button', { name: 'Te arī: Reisa Kaimiņš' })).toBeVisible()
  await context.setOffline(true)
  for (const customer of ['Reisa Klients 1', 'Reisa Kaimiņš']) {
    await expect(next).toContainText(`. ${customer}`)
    await press(page, 'Esmu klāt')
    await press(page, '1, pieteikts')
    await press(page, 'Tukšās un depozītu izskaidroju')
    await page.getByLabel('Stāvs, lifts, kods').fill('2. stāvs, kods 34K')
    await press(page, 'Pabeigts')
  }
  await expect(next).toContainText('Savākt tukšās')
  await press(page, 'Esmu klāt')
  await press(page, 'Pabeigts')
  await expect(page.getByText('Saskaiti tukšās.')).toBeVisible()
  await press(page, '3')
  await press(page, 'Pabeigts')
  await expect(next).toContainText('Apkalpot')
  await press(page, 'Esmu klāt')
  await page.getByLabel('Dzesētāja numurs').fill('DZ-77')
  await press(page, 'Pabeigts')
  await expect(next).toContainText('Saskaitīt pudeles')
  await press(page, 'Esmu klāt')
  await press(page, 'Pabeigts')
  await expect(page.getByText('Saskaiti pudeles pie klienta.')).toBeVisible()
  await press(page, '2')
  await press(page, 'Pabeigts')
  await expect(page.getByText('Visas pieturas ir galā.')).toBeVisible()
  await context.setOffline(false)
})
