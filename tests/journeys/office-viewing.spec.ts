import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { colleague, signInOffice } from '../support/journey-office.ts'
import { newPerson } from '../support/journey-people.ts'

test('the owner looks as the warehouse does, and can change nothing', async ({ page }) => {
  await signInOffice(page, 'vadiba@avots.example', '/office/people')
  await page.getByRole('link', { name: 'Kristaps Lapiņš' }).click()
  await page.getByRole('button', { name: 'Rādīt kā' }).click()
  const note = page.getByRole('region', { name: /Jūs skatāties kā Kristaps Lapiņš/ })
  await expect(note).toBeVisible()
  await expect(page.getByText('Labdien, Kristap!')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/office/people')
  await expect(page.getByText('To var vadītājs.')).toBeVisible()
  await note.getByRole('button', { name: 'Beigt skatīties' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Darbinieki un lomas')
  await expect(note).toHaveCount(0)
  await expect(page.getByText('beidza skatīties biroju kā').first()).toBeVisible()
})

test('two people at one customer see that the other is there', async ({
  page,
  browser,
  request,
}) => {
  const { id } = await newPerson(request, 'Mirdza Avotiņa')
  await signInOffice(page, 'klienti@avots.example', `/office/customers/${id}`)
  const mark = page.getByText(/Te ir arī /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mirdza Avotiņa')
  await expect(mark).toHaveCount(0)
  const other = await colleague(browser, 'dispecers@avots.example', `/office/customers/${id}`)
  await expect(other.getByText(/Te ir arī /)).toBeVisible()
  await expect(mark).toBeVisible()
  await expectAccessible(page)
  await other.getByRole('link', { name: 'Šodien' }).click()
  await expect(mark).toHaveCount(0)
})

test('a page that loads gives its heading the focus', async ({ page }) => {
  await signInOffice(page, 'vadiba@avots.example', '/office/people')
  await page.getByRole('link', { name: 'Kristaps Lapiņš' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kristaps Lapiņš' })).toBeFocused()
})
