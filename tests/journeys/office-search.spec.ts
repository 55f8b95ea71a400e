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
  await expect(anna.first().locator('b mark')).toHaveText(['Anna', 'Bērziņa'])
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
  await page.keyboard.press('Control+a')
  await page.keyboard.type('20 999 998')
  await expect(options(page)).toHaveText(['Izveidot klientu ar tālruni 20 999 998'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Jauns klients' })).toBeVisible()

  await page.goto('/office/customers?filter=about:in:company')
  await page.getByRole('button', { name: 'Meklēt vai darīt' }).first().click()
  await field(page).fill('demo@avots.example')
  await options(page).filter({ hasText: 'Saraksta filtrs slēpj no atrastajiem 1' }).click()
  await expect(page).toHaveURL(/customers\??$/)
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

test('[ and ] show the day before and after, on the plan as in a list of one day', async ({
  page,
}) => {
  await signIn(page, 'vadiba@avots.example')
  const foot = page.getByRole('contentinfo', { name: 'Taustiņi un sistēma' })
  const shows = async (day: string) =>
    await expect(page).toHaveURL((url) => decodeURIComponent(url.search).endsWith(day))
  for (const path of ['?', 'plan?', 'plan/vehicles?', 'orders?filter=day:eq:']) {
    const name = path.endsWith(':') ? '' : 'day='
    await page.goto(`/office/${path}${name}2031-03-04`)
    await expect(foot).toContainText('diena')
    await page.keyboard.press(']')
    await shows('2031-03-05')
    await page.keyboard.press('[')
    await shows('2031-03-04')
  }
})
