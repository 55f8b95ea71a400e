import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { countedKeys, makeRunDay, openOffice } from '../support/journey-runs.ts'

const stops = (page: Page) => page.getByRole('table', { name: 'Pieturas' }).locator('tbody tr')

test('the stops of a run are put in order and moved by keys alone', async ({ page }) => {
  const { plate, otherPlate } = makeRunDay(4, 'planned')
  await openOffice(page, '/', 'dispecers')
  const runs = page.getByRole('region', { name: 'Reisi' })
  await expect(runs.getByRole('link', { name: plate })).toContainText('0 no 4')
  await expectAccessible(page)
  await runs.getByRole('link', { name: plate }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(plate)
  await expect(stops(page)).toHaveCount(4)
  await expectAccessible(page)
  const keys = countedKeys(page)
  await keys.press('j', '.', '.')
  await expect(stops(page).nth(2)).toContainText('Reisa iela 1')
  await expect(page.getByText('Secība mainīta')).toBeVisible()
  await page.reload()
  await expect(stops(page).nth(2)).toContainText('Reisa iela 1')
  await keys.press('j', 'x', 'j', 'x', 'm')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: 'Pārcelt 2 pieturas' })).toBeVisible()
  await expectAccessible(page)
  await sheet
    .getByLabel('Uz citu reisu')
    .selectOption({ label: `${otherPlate}, 1. reiss, Jānis Liepiņš` })
  await sheet.getByRole('button', { name: 'Pārcelt 2 pieturas' }).press('Enter')
  await expect(stops(page)).toHaveCount(2)
  expect(keys.count()).toBeLessThanOrEqual(8)
})

test('a stop is taken off and its order comes to another run by the late lane', async ({
  page,
}) => {
  const { runId, otherId } = makeRunDay(2, 'road')
  await openOffice(page, `/runs/${runId}`, 'dispecers')
  await expect(stops(page)).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('w')
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Iemesls').fill('Klients zvanīja')
  await sheet.getByRole('button', { name: 'Noņemt pieturu no reisa' }).click()
  await expect(stops(page)).toHaveCount(1)
  await page.goto(`/office/runs/${otherId}`)
  await page.getByRole('button', { name: 'Pielikt pasūtījumu…' }).click()
  await expect(sheet.getByLabel('Bez reisa')).toContainText('Reisa iela 1')
  await sheet
    .getByLabel('Bez reisa')
    .selectOption({ index: -1 + (await sheet.getByRole('option').count()) })
  await sheet.getByRole('button', { name: 'Pielikt', exact: true }).click()
  await expect(stops(page)).toHaveCount(1)
  await expect(stops(page)).toContainText('pielikta pēc izveides')
})

test('a run that broke down is divided as it was seen before', async ({ page }) => {
  const { runId } = makeRunDay(2, 'road')
  await openOffice(page, `/runs/${runId}`, 'dispecers')
  await page.getByRole('button', { name: 'Sadalīt reisu…' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('Reisa iela 1')
  await expect(sheet).toContainText('Reisa iela 2')
  await expectAccessible(page)
})

test('goods that go to another van wait for both hands @phone', async ({ page }) => {
  const { runId } = makeRunDay(2, 'road')
  await openOffice(page, `/runs/${runId}`, 'dispecers')
  await page.getByRole('button', { name: 'Nodot citai mašīnai…' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Piedāvāt' }).click()
  const transfers = page.getByRole('complementary')
  await expect(transfers).toContainText('gaida devēju')
  await transfers.getByRole('button', { name: 'Apstiprināt devēja vietā' }).click()
  await expect(transfers).toContainText('nodevis apstiprināja')
  await transfers.getByRole('button', { name: 'Apstiprināt saņēmēja vietā' }).click()
  await expect(transfers).toContainText('notikusi')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a sheet of paper is typed by keys alone, two keys a usual stop', async ({ page }) => {
  const { runId } = makeRunDay(6, 'road')
  await openOffice(page, `/runs/${runId}/paper`, 'dispecers')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(6)
  await expect(rows.first().getByLabel(/^Tukšās/)).toBeFocused()
  await expectAccessible(page)
  const keys = countedKeys(page)
  for (let stop = 1; stop <= 4; stop++) await keys.press('1', 'Enter')
  // The fifth was closed, the sixth paid less.
  await keys.press('Tab', 'Tab', 'Tab')
  await keys.type('3')
  await keys.press('Enter')
  await keys.press('2', 'Tab', 'Tab')
  await keys.type('5,00')
  await keys.press('Control+Enter')
  await expect(page.getByText('No papīra ierakstītas pieturas: 6')).toBeVisible()
  // At two keys and a decision of 1.35 s a usual stop, 60 stops take under two minutes.
  expect(keys.count()).toBeLessThanOrEqual(22)
  await page.goto(`/office/runs/${runId}`)
  await expect(stops(page).nth(4)).toContainText('Slēgts')
  await expect(stops(page).nth(5)).toContainText('5,00')
})

test('the warehouse counts a load without seeing the count of the driver', async ({ page }) => {
  const { runId, plate } = makeRunDay(2, 'loading')
  await openOffice(page, `/runs/${runId}/load`, 'noliktava')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Iekraušana: ${plate}`)
  await expect(page.getByText('gaida', { exact: true })).toBeVisible()
  await page.getByLabel(/^Saskaitīts:/).fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Skaits saglabāts')).toBeVisible()
  await expect(page.getByText('skaita', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('a run that is not there says so', async ({ page }) => {
  await openOffice(page, '/runs/2000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šāda reisa nav')
})
