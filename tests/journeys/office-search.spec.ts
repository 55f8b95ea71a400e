import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'

async function signIn(page: Page, login: string) {
  await page.goto('/office')
  await page.getByLabel('E-pasts vai tālrunis').fill(login)
  await page.getByLabel('Parole').fill('avots-demo')
  await page.getByRole('button', { name: 'Turpināt' }).click()
  await expect(page.getByText('Ko Jūs drīkstat')).toBeVisible()
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Meklēt vai darīt' })
const options = (page: Page) => page.getByRole('option')

test('by keyboard alone a customer is found by a name and a phone, and opened @phone', async ({
  page,
}) => {
  await signIn(page, 'klienti@avots.example')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('berzina anna')
  const anna = options(page).filter({ hasText: 'Anna Bērziņa' })
  await expect(anna.first()).toContainText('vārds')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('20000115')
  await expect(anna).toContainText('demo@avots.example')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anna Bērziņa')
  await expect(page.getByRole('table', { name: 'Pēdējie pasūtījumi' })).toContainText('piegādāts')
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await page.keyboard.press('/')
  await page.keyboard.type('neviena tāda nav')
  await expect(page.getByText('Nekas neatbilst.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
})

test('a dispatcher finds by the phone and sees no e-mail, the warehouse has no search of people', async ({
  page,
}) => {
  await signIn(page, 'dispecers@avots.example')
  await page.getByRole('button', { name: 'Meklēt vai darīt' }).first().click()
  await field(page).fill('demo@avots.example')
  await expect(page.getByText('Nekas neatbilst.')).toBeVisible()
  await field(page).fill('bērziņa')
  await expect(options(page).filter({ hasText: 'Anna Bērziņa' }).first()).not.toContainText('@')
  await field(page).fill('>iziet')
  await expect(options(page)).toHaveText([/Iziet/])
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Parole')).toBeVisible()

  await signIn(page, 'noliktava@avots.example')
  await page.keyboard.press('Control+k')
  await field(page).fill('bērziņa')
  await expect(page.getByText('Nekas neatbilst.')).toBeVisible()
})

test('letters go to places, are listed under ?, and can be switched off', async ({ page }) => {
  await signIn(page, 'vadiba@avots.example')
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Darbinieki un lomas')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Taustiņi' })
  await expect(help).toContainText('Uzaicināt')
  await expectAccessible(page)
  await help.getByText('Burti darbojas arī bez Ctrl').click()
  await help.getByRole('button', { name: 'Aizvērt' }).click()
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeVisible()
  await expect(page).toHaveURL(/people$/)
})
