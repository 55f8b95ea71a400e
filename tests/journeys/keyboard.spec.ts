import { expect } from '@playwright/test'
import { test } from '../support/journey.ts'
import { awake } from '../support/settled.ts'
import { typeInto, walkTo } from './reach.ts'

test('three levels of categories are reached by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pāriet uz saturu' })).toBeFocused()
  const bar = page.getByRole('navigation', { name: 'Kategorijas' }).first()
  await bar.getByRole('link', { name: 'Bio pārtika' }).first().focus()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(bar.getByRole('link', { name: 'Medus un saldumi' })).toBeVisible({
      timeout: 1_000,
    })
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
  const bar = page.getByRole('navigation', { name: 'Kategorijas' }).first()
  const food = bar.getByRole('link', { name: 'Bio pārtika' }).first()
  await food.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(bar.getByRole('link', { name: 'Medus un saldumi' })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('link', { name: 'Medus un saldumi' })).toBeHidden()
  await expect(food).toBeFocused()

  await page.getByRole('link', { name: /^Grozs 0/ }).click()
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Grozs 0/ })).toBeFocused()
})

test('a step back closes the cart drawer', async ({ page }) => {
  await page.goto('/')
  await awake(page)
  await page.getByRole('link', { name: 'Visas iecienītākās' }).click()
  await expect(page).toHaveURL('/top-goods')
  await page.getByRole('link', { name: /^Grozs 0/ }).click()
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toBeHidden()
})

test('by keyboard: a visitor searches, filters, fills the cart and opens it', async ({ page }) => {
  await page.goto('/')
  await typeInto(page, page.getByRole('combobox', { name: 'Meklēt preces' }), 'medus')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meklēts: medus')
  await walkTo(page, page.getByRole('checkbox', { name: /^Bio/ }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/filter=bio/)
  await expect(page.getByRole('link', { name: 'Noņemt filtru: Bio' })).toBeVisible()
  await walkTo(page, page.getByRole('button', { name: /^Pievienot grozam: Bio ziedu medus/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Vairāk' })).toBeFocused()
  await walkTo(page, page.getByRole('link', { name: 'Grozs, 1 prece' }))
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Grozs' })
  await expect(drawer).toBeVisible()
  await walkTo(page, drawer.getByRole('link', { name: 'Uz grozu' }), 12)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login\?to=%2Fcart/)
})

test('a filter or a sort order chosen by keyboard keeps the focus', async ({ page }) => {
  await page.goto('/goods/1')
  const bio = page.getByRole('checkbox', { name: /^Bio/ })
  await bio.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/filter=bio/)
  await expect(page.getByRole('link', { name: 'Noņemt filtru: Bio' })).toBeVisible()
  await expect(bio).toBeFocused()
  const order = page.getByRole('combobox', { name: 'Kārtot' })
  await order.focus()
  await order.selectOption({ label: 'Lētākās' })
  await expect(page).toHaveURL(/order_by=price/)
  await expect(order).toBeFocused()
  await page.getByRole('link', { name: 'Noņemt filtru: Bio' }).click()
  await expect(page).not.toHaveURL(/filter=bio/)
  await expect(bio).not.toBeChecked()
  await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/order_by/)
  await expect(bio).toBeChecked()
  await expect(order).toHaveValue('')
})
