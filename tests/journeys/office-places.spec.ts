import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const sheet = (page: Page) => page.locator('dialog.sheet[open]')

test('an address is put on the map by keys, and the pin is taken back', async ({ page }) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/addresses/1')
  const pin = page.getByRole('button', { name: /^Vieta kartē/ })
  // The register is read, and addresses are matched, after the shop has opened.
  await expect(async () => {
    await page.reload()
    await expect(pin).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
  await pin.focus()
  const before = await page.getByLabel('Platums').inputValue()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('+')
  await expect(page.getByLabel('Platums')).not.toHaveValue(before)
  const moved = await page.getByLabel('Platums').inputValue()
  await page.getByLabel('No kurienes zināms').fill('Klients pa tālruni')
  await expect(page.getByRole('region', { name: 'Kas notiks' })).toContainText(moved)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Likt kartē' }).click()
  await expect(toast(page, 'Adrese ir kartē.')).toBeVisible()
  await toast(page, 'Adrese ir kartē.').getByRole('button', { name: 'Atsaukt' }).click()
  await expect(toast(page, 'Atsaukts')).toBeVisible()
  await page.goto('/office/plan/addresses/1')
  await expect(page.getByLabel('Platums')).toHaveValue(before)
})

test('a van is added with its limits and register, and retired', async ({ page }) => {
  const plate = `AV-${Date.now() % 1_000_000}`
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/vehicles')
  await page.getByRole('button', { name: 'Pievienot auto' }).click()
  await sheet(page).getByLabel('Numura zīme').fill(plate)
  await sheet(page).getByLabel('Pudeles (18,9 l)').fill('56')
  await sheet(page).getByLabel('Kilogrami').fill('1150')
  await sheet(page).getByLabel('Pieturas').fill('25')
  await sheet(page).getByLabel('Kases aparāts').fill('KA-7')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Pievienot auto' }).click()
  const row = page.getByRole('row').filter({ hasText: plate })
  await expect(row).toContainText('56 pudeles, 1150 kg, 25 pieturas')
  await expect(row).toContainText('KA-7')
  await row.getByRole('button', { name: `Noņemt: ${plate}` }).click()
  await sheet(page).getByLabel('Iemesls').fill('Pārdots')
  await sheet(page).getByRole('button', { name: 'Noņemt' }).click()
  await expect(row).toHaveCount(0)
})

test('what a zone takes is limited and the limit taken back; all fits a phone @phone', async ({
  page,
}) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/zones')
  const limit = page.getByRole('button', { name: /^Mainīt ietilpību/ }).last()
  await expectAccessible(page)
  await limit.click()
  await sheet(page).getByLabel('Pieturas').fill('900')
  await sheet(page).getByLabel('Iemesls').fill('Viens auto')
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText('900')
  await sheet(page).getByRole('button', { name: 'Saglabāt' }).click()
  await toast(page, 'Ietilpība mainīta.').getByRole('button', { name: 'Atsaukt' }).click()
  await expect(page.getByText('900 pieturu')).toHaveCount(0)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the outline of a zone is drawn by keys, and the former one comes back', async ({ page }) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/zones/R3')
  const corner = page.getByRole('button', { name: /^1\. stūris/ })
  const before = await corner.getAttribute('aria-label')
  await corner.press('Shift+ArrowUp')
  await expect(corner).not.toHaveAttribute('aria-label', before!)
  await corner.press('Enter')
  await expect(page.getByRole('button', { name: /^2\. stūris/ })).toBeFocused()
  await page.getByLabel('Iemesls').fill('Jauns tilts')
  await expect(page.getByRole('region', { name: 'Kas notiks' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Saglabāt' }).click()
  await toast(page, 'Kontūra mainīta.').getByRole('button', { name: 'Atsaukt' }).click()
  await expect(toast(page, 'Atsaukts')).toBeVisible()
  await page.goto('/office/plan/zones/R3')
  await expect(corner).toHaveAttribute('aria-label', before!)
})

test('streets of a place go to another zone after whom it hits was looked at', async ({ page }) => {
  const query = '?kind=streets&code=R3'
  await signInOffice(page, 'dispecers@avots.example', `/office/plan/days/change${query}`)
  const place = page.getByLabel('No kuras vietas')
  const label = await place
    .locator('option')
    .filter({ hasText: /\(R2\)/ })
    .first()
    .innerText()
  await place.selectOption({ label })
  await page.getByLabel('Meklēt vai pierakstīt ielu').fill('Tāltāla iela')
  await page.getByRole('button', { name: 'Pierakstīt “Tāltāla iela”' }).click()
  await expect(page.getByText('Tas neskar nevienu piegādi.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Iemesls').fill('Tuvāk citam reisam')
  await page.getByRole('button', { name: 'Mainīt', exact: true }).click()
  await toast(page, 'Dienas mainītas.').getByRole('button', { name: 'Atsaukt' }).click()
  await expect(toast(page, 'Atsaukts')).toBeVisible()
})
