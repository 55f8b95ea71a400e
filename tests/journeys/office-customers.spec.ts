import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'
import { newPerson } from '../support/journey-people.ts'

const customers = (page: Page) => page.getByRole('table', { name: 'Visi klienti' })

test('customers are found by a word of the name, peeked into and opened by keys @phone', async ({
  page,
  request,
}) => {
  const surname = `Kļaviņa${Date.now().toString(36)}`
  const { id } = await newPerson(request, `Ērika ${surname}`)
  await signInOffice(page, 'klienti@avots.example', '/office/customers')
  await expect(customers(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('f')
  await expect(page.getByLabel('Pēc kā')).toBeFocused()
  await page.getByLabel('Vērtība').fill(`${surname.toLowerCase().replace('ļ', 'l')} erik`)
  await page.keyboard.press('Enter')
  await expect(customers(page).locator('tbody tr')).toHaveCount(1)
  await page.keyboard.press('j')
  await page.keyboard.press('Space')
  const peek = page.getByRole('complementary', { name: 'Par izvēlēto rindu' })
  await expect(peek).toContainText('Klienta pasūtījumi')
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/customers/${id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ērika ${surname}`)
})

test('a dispatcher’s list of customers has phones and no e-mails', async ({ page }) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/customers')
  await expect(customers(page).locator('tbody tr').first()).toBeVisible()
  await expect(customers(page).locator('tbody')).not.toContainText('@')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page.getByRole('table', { name: 'Visi pasūtījumi' })).toBeVisible()
})
