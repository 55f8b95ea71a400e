import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const will = (page: Page) => page.getByRole('region', { name: 'Kas notiks' })

/** The first working day this many weeks ahead that no other journey changes. */
function tuesdayAhead(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((2 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

test('a day off is looked at by customer, sent, and taken back by its page', async ({ page }) => {
  const day = tuesdayAhead(2)
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/days/change')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mainīt dienu vai maršrutu')
  await page.getByRole('textbox', { name: 'Diena', exact: true }).fill(day)
  await page.getByLabel('Nosaukums latviski').fill('Inventarizācija')
  await page.getByLabel('Nosaukums angliski').fill('Stocktaking')
  await expect(page.getByText(/klienti · \d+ ar dienu|Tas neskar nevienu/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Iemesls').fill('Skaitām noliktavu')
  await expect(will(page)).toBeVisible()
  await page.getByRole('button', { name: /^Mainīt( un nosūtīt)?$/ }).click()
  await expect(toast(page, 'Dienas mainītas.')).toBeVisible()
  const made = page.getByRole('region', { name: 'Izdarītās maiņas' })
  await made
    .getByRole('link', { name: /nebraucam/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maiņa nr.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Atsaukt maiņu' }).click()
  const sheet = page.locator('dialog.sheet[open]')
  await sheet.getByLabel('Iemesls').fill('Tomēr brauksim')
  await expect(sheet.getByRole('region', { name: 'Kas notiks' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Atsaukt maiņu' }).click()
  await expect(toast(page, 'Dienu maiņa atsaukta.')).toBeVisible()
  await expect(page.getByText('Šī maiņa ir atsaukta.')).toBeVisible()
})

test('the change of a route is looked at by keys alone, and nothing is saved', async ({ page }) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/zones')
  const zone = page.getByRole('region').filter({ hasText: 'Brauc' }).first()
  await zone.getByRole('link', { name: /^Mainīt dienas/ }).focus()
  await page.keyboard.press('Enter')
  const zones = page.getByRole('combobox', { name: 'Zona' })
  const code = await zones.inputValue()
  await zones.selectOption('')
  await zones.selectOption(code)
  const chosen = page.getByRole('group', { name: 'Nedēļas dienas' }).getByRole('checkbox', {
    checked: true,
  })
  await expect(chosen.first()).toBeVisible()
  await chosen.first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/klienti · \d+ ar dienu|Tas neskar nevienu/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/office/plan/days')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dienas un maršruti')
  await expect(page.getByText(`Maršruts ${code}`)).toHaveCount(0)
  await expectAccessible(page)
})
