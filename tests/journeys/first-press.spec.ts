import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { newPerson, password } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

/** These scripts of the page come over a slow network. */
async function slowly(page: Page, ...files: string[]) {
  for (const file of files) {
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await pause(1_000)
      // the page may have been left meanwhile
      await route.continue().catch(() => undefined)
    })
  }
}

test('A press on the category bar before the program came opens its menu', async ({ page }) => {
  await slowly(page, 'frame')
  await page.goto('/good/101')
  const more = page
    .getByRole('navigation', { name: 'Kategorijas' })
    .getByRole('button', { name: 'Vēl' })
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
})

test('A press on the icon of a button before the program came is repeated once', async ({
  page,
}) => {
  await slowly(page, 'good')
  await page.goto('/good/101')
  await page.getByRole('button', { name: 'Palielināt attēlu' }).click()
  await expect(page.locator('dialog.zoom__over')).toBeVisible()
})

test('text typed before the search has loaded is searched for', async ({ page }) => {
  await slowly(page, 'frame')
  await page.goto('/good/101')
  await page.getByRole('combobox', { name: 'Meklēt preces' }).fill('medus')
  await expect(page.getByRole('option', { name: /medus/i }).first()).toBeVisible()
})

test('a part lost by the network loads later, and the page works meanwhile', async ({ page }) => {
  let isLost = true
  await page.route(/\/assets\/toast-card-/, (route) => (isLost ? route.abort() : route.continue()))
  await page.goto('/good/101')
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('toast-card'))
  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await lost
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Labi der kopā' })).toBeVisible()
  isLost = false
  await expect(page.getByText('Pievienots grozam.')).toBeVisible()
})

test('a log-in form sent before the scripts have loaded works and leaks nothing into the address', async ({
  page,
  request,
}) => {
  const { email } = await newPerson(request)
  await slowly(page, 'react')
  await page.goto('/login')
  await page.getByLabel('E-pasts').fill(email)
  await page.getByLabel('Parole').fill(password)
  await page.getByRole('button', { name: 'Pieslēgties' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveURL('/')
})

test('a press before the scripts have loaded puts the good into the cart once', async ({
  page,
}) => {
  await slowly(page, 'react')
  await page.goto('/good/101')
  await page
    .getByRole('button', { name: /^Pievienot grozam/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
})

test('a good added before the user has loaded stays in the cart', async ({ page }) => {
  await page.route('**/api/authenticate/user', async (route) => {
    const response = await route.fetch()
    await pause(2_000)
    await route.fulfill({ response })
  })
  await page.goto('/good/101')
  const known = page.waitForResponse('**/api/authenticate/user')
  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  await known
  await page.reload()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
})

test('a filter and a sort order chosen before the scripts have loaded apply', async ({ page }) => {
  await slowly(page, 'react')
  await page.goto('/goods/1')
  await page.getByRole('checkbox', { name: /^Bio/ }).first().check()
  await expect(page).toHaveURL(/filter=bio/)
  await page.reload()
  await page.getByRole('combobox', { name: 'Kārtot' }).selectOption({ label: 'Lētākās' })
  await expect(page).toHaveURL(/filter=bio.*order_by=price/)
})

test('a field filled before the scripts have loaded keeps its text', async ({ page, request }) => {
  const { email } = await newPerson(request)
  await slowly(page, 'react', 'replay-input')
  const known = page.waitForResponse('**/api/authenticate/user')
  await page.goto('/login')
  await page.getByLabel('E-pasts').fill(email)
  await known
  await page.getByLabel('Parole').fill(password)
  await expect(page.getByLabel('E-pasts')).toHaveValue(email)
  await page.getByRole('button', { name: 'Pieslēgties' }).click()
  await expect(page).toHaveURL('/')
})

test('a press while the scripts start works once', async ({ page }) => {
  await page.goto('/good/101', { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: /^Pievienot grozam/ }).first()
  await add.click()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
})
