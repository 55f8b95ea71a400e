import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'

test.use({ javaScriptEnabled: false })

test('the shop can be read, searched and filtered without JavaScript', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const shelf of ['Iecienītākās preces', 'Akcijas', 'Jaunumi'])
    await expect(page.getByRole('region', { name: shelf }).getByRole('article')).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Meklēt preces' }).fill('auzu')
  await page.getByRole('button', { name: 'Meklēt' }).click()
  await expect(page).toHaveURL(/\/goods-search\/auzu/)
  await page
    .getByRole('link', { name: /^Bio auzu pārslas/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('auzu pārslas')
  await expect(page.getByText(/€\/kg/).first()).toBeVisible()
})

test('every banner of the home page can be reached without JavaScript @phone', async ({ page }) => {
  await page.goto('/')
  const banners = page.getByRole('region', { name: 'Aktualitātes' })
  await expect(banners.getByRole('button')).toHaveCount(0)
  const links = await banners.getByRole('link').all()
  expect(links.length).toBeGreaterThan(1)
  for (const link of links) {
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  await links.at(-1)!.click()
  await expect(page).not.toHaveURL(/\/$/)
})

// P-m2
test('the form of a page that needs JavaScript leads back to it', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('main').getByLabel('E-pasts').fill('anna@avots.example')
  await page.getByRole('main').getByLabel('E-pasts').press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.locator('noscript .note')).toContainText('Lai pasūtītu vai pieslēgtos')
})

test('nothing to press stands on a page of facts that could not answer', async ({ page }) => {
  await page.goto('/depozits')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('filters are a form that the server answers', async ({ page }) => {
  await page.goto('/goods/1')
  await page.getByRole('checkbox', { name: /^Akcijas preces/ }).check()
  await page.getByRole('button', { name: 'Parādīt' }).first().click()
  await expect(page).toHaveURL(/filter=discount/)
  await expect(page.getByRole('link', { name: 'Noņemt filtru: Akcijas preces' })).toBeVisible()
})

test('office and phone say that they need JavaScript', async ({ page }) => {
  await page.goto('/office')
  await expect(page.getByRole('paragraph').first()).toHaveText(/^Birojam vajag JavaScript/)
  await page.goto('/driver')
  await expect(page.getByRole('paragraph').first()).toHaveText(/^Šai lapai vajag JavaScript/)
})
