import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'
import { customerIn, ordered, tube } from '../support/journey-orders.ts'

const sheet = (page: Page) => page.locator('dialog.sheet[open]')

// Issue 23: an order's page, and changing it on behalf of its customer.
test('an order is changed on the phone as it was seen before, and its history names the office', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const id = await ordered(anna, { [tube]: 6 })
  await signInOffice(page, 'klienti@avots.example', `/office/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pasūtījums ${id}`)
  // The step that it waits for is not called done.
  await expect(page.getByRole('listitem').filter({ hasText: 'vēl var mainīt' })).toContainText(
    'Dienas slēgšana',
  )
  await expect(page.getByText('Diena slēgta')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Labot', exact: true }).click()
  const pieces = sheet(page).getByRole('spinbutton').first()
  await expect(pieces).toHaveValue('6')
  await pieces.fill('8')
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText(
    'tiek mainīts',
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast').filter({ hasText: 'Pasūtījums mainīts.' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Preces' }).getByRole('row').nth(1)).toContainText(
    '8',
  )
  await expect(page.getByRole('region', { name: 'Vēsture' })).toContainText('mainīja pasūtījumu')
})
