import { type Browser, expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { colleague, signInOffice } from '../support/journey-office.ts'
import { newPerson } from '../support/journey-people.ts'
import { countedKeys, secondsOfWork } from '../support/journey-runs.ts'

/** Acts above the accountant's limit, each a row for the owner. */
async function askTwice(browser: Browser, customerId: number) {
  const accountant = await colleague(browser, 'gramatvediba@avots.example')
  for (const cents of [60_00, 70_00]) {
    const asked = await accountant.request.post(`/office/api/customers/${customerId}/correction`, {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { account: 'account', cents, reason: 'Ieskaitīts divreiz' },
    })
    expect(asked.status(), await asked.text()).toBe(202)
  }
}

const mostKeysOfRow = 4
const rowsOfMorning = 40

test('the rows of the morning are opened one after another in four keys each', async ({
  page,
  browser,
  request,
}) => {
  const { id } = await newPerson(request, 'Smaida Liepa')
  await askTwice(browser, id)
  await signInOffice(page, 'vadiba@avots.example')
  const keys = countedKeys(page)
  const rows = page.locator('.today-row')
  const ofMoney = rows.filter({ hasText: 'Gaida otru: labot kontu' })
  const seen = new Set<string | null>()
  for (let walked = 0; walked < 3; walked += 1) {
    await expect(ofMoney.nth(1)).toBeVisible()
    await keys.press('j')
    const row = page.locator('.today-row:focus')
    const name = await row.getAttribute('data-row')
    expect(seen).not.toContain(name)
    seen.add(name)
    if ((await row.locator('> a').count()) === 0) continue
    await keys.press('Enter')
    await expect(rows).toHaveCount(0)
    await keys.press('g', 's')
  }
  expect(keys.count()).toBeLessThanOrEqual(3 * mostKeysOfRow)
  // Four minutes are enough for forty rows, with a minute to do what they ask.
  const walk = { keys: rowsOfMorning * mostKeysOfRow, decisions: rowsOfMorning }
  expect(secondsOfWork(walk)).toBeLessThan(3 * 60)
})
