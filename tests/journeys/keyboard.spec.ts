import { expect, test } from '@playwright/test'

test('three levels of categories are reached by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pāriet uz saturu' })).toBeFocused()
  const bar = page.getByRole('navigation', { name: 'Kategorijas' }).first()
  await bar.getByRole('link', { name: 'Bio pārtika' }).first().focus()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(bar.getByRole('link', { name: 'Medus un saldumi' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await bar.getByRole('link', { name: 'Medus un saldumi' }).focus()
  const third = bar.getByRole('link', { name: 'Medus', exact: true })
  await expect(third).toBeVisible()
  await third.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/bio-partika/medus-un-saldumi/medus')
})

test('Escape closes the categories and the cart, and the focus goes back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Grozs ir tukšs' }).click()
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Grozs ir tukšs' })).toBeFocused()
})
