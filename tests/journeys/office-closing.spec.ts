import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice, startByPalette } from '../support/journey-office.ts'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const sheet = (page: Page) => page.locator('dialog.sheet[open]')

test('closing is rehearsed, held by the palette, and released', async ({ page }) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/plan')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slēgt dienu:')
  await expect(page.getByText(/paliks|pasūtījumu vēl nav/).first()).toBeVisible()
  const week = page.getByRole('region', { name: 'Nedēļa pa maršrutiem' })
  await expect(week.getByRole('row').filter({ hasText: 'R1' })).toContainText('piet.')
  await expectAccessible(page)
  await startByPalette(page, 'turēt', 'Turēt vēl 1 h')
  // What is typed goes into the form at once.
  await expect(sheet(page).getByLabel('Iemesls')).toBeFocused()
  await page.keyboard.type('Gaida maksājumu')
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText('turēta līdz')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Turēt vēl stundu' }).click()
  await expect(toast(page, 'Diena tiek turēta.')).toBeVisible()
  await expect(page.getByText(/^Turēta līdz .*“Gaida maksājumu”$/)).toBeVisible()
  await page.getByRole('button', { name: 'Vairs neturēt' }).click()
  await sheet(page).getByLabel('Iemesls').fill('Samaksāja')
  await sheet(page).getByRole('button', { name: 'Vairs neturēt' }).click()
  await expect(page.getByText(/^Turēta līdz/)).toHaveCount(0)
})

test('what closing would do is readable on a phone @phone', async ({ page }) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/plan')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slēgt dienu:')
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
