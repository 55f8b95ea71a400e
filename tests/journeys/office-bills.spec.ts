import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'
import { countedKeys, secondsOfWork } from '../support/journey-runs.ts'

const mostKeysOfBill = 4
const billsOfMonth = 400

test('the bills of a month are looked at by keys alone, four keys each', async ({ page }) => {
  await signInOffice(page, 'gramatvediba@avots.example')
  const keys = countedKeys(page)
  const title = page.getByRole('heading', { level: 1, name: 'Mēneša rēķini' })
  const bills = page.getByRole('table', { name: 'Mēneša rēķini' }).locator('tbody tr')
  await keys.press('g', 'e')
  await expect(title).toBeVisible()
  await expect(bills.first()).toBeVisible()
  await expectAccessible(page)
  const way = keys.count()
  await keys.press('j')
  const bill = bills.getByRole('link').and(page.locator(':focus'))
  const customer = (await bill.textContent())!
  await keys.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer)
  await keys.press('g', 'e')
  await expect(bills.first()).toBeVisible()
  expect(keys.count() - way).toBeLessThanOrEqual(mostKeysOfBill)
  await keys.press('k')
  await expect(bill).toHaveText(customer)
  // Half an hour is enough for four hundred bills, each of them opened.
  const walk = { keys: billsOfMonth * mostKeysOfBill, decisions: billsOfMonth }
  expect(secondsOfWork(walk)).toBeLessThan(30 * 60)
})
