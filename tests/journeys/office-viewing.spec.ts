import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'

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
