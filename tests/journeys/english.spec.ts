import { expect } from '@playwright/test'
import { newPerson, password } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

// P-m17
test('an English visitor stays in English, and the switch keeps the page', async ({
  page,
  request,
}) => {
  // Before its scripts run the switch is a plain link, which no cookie remembers.
  await page.goto('/goods/1?order_by=price_asc', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL('/en/goods/1?order_by=price_asc')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/good\//)
  await page.goto('/')
  await expect(page).toHaveURL('/en')

  await page.goto('/en/user/address')
  await expect(page).toHaveURL('/en/login?to=%2Fuser%2Faddress')
  const { email } = await newPerson(request)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/user/address')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addresses')
  await page.getByRole('link', { name: 'Latviski', exact: true }).click()
  await expect(page).toHaveURL('/user/address')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adreses')
})
