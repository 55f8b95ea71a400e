import { expect, test } from '@playwright/test'
import { agreeAndOrder, demo, fillCart, shopperWith } from '../support/journey-carts.ts'
import { customerIn, ordered } from '../support/journey-orders.ts'

test('a cart is taken as an autoship right away, as often as the offer says @phone', async ({ page, request }) => {
  await shopperWith(page, request, { [demo.water]: 2, [demo.flakes]: 3 })
  await page.goto('/cart')
  await page.getByText(/^Tas pats regulārā piegādē maksātu/).click()
  await expect(page.getByText(/^Katrā piegādē ietaupāt/)).toBeVisible()
  await page.getByRole('button', { name: 'Saņemt reizi trijās nedēļās' }).click()
  await expect(page).toHaveURL(/\/autoship\/\d+$/)
  await expect(page.locator('#frequency')).toHaveValue('3')
  await expect(page.getByRole('spinbutton', { name: /Bio auzu pārslas/ })).toHaveValue('3')
})

test('what does not go along with the nearest order as it stands in the cart is named, and one press agrees', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const orderId = await ordered(anna, { [demo.pump]: 1 })
  await fillCart(request, anna.headers, { [demo.flakes]: 2 })
  await anna.api.activatePromo({ params: { code: 'SVEIKI10' } })
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Pievienot tuvākajai piegādei' }).click()
  const named = page.getByRole('alert').filter({ hasText: 'Promo kods SVEIKI10 šim pasūtījumam neder.' })
  await expect(named).toBeVisible()
  await named.getByRole('button', { name: 'Piekrist un pievienot' }).click()
  await expect(page).toHaveURL(`/waiting-for-delivery/${orderId}/view`)
  await expect(page.getByRole('main')).toContainText('Bio auzu pārslas')
})

test('who comes back to the payment after thirty minutes finds all as it was, and orders', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await shopperWith(page, request, { [demo.honey]: 2 })
  await page.goto('/cart/payment')
  const chosen = page.waitForResponse(/\/api\/cart\/\d+$/)
  await page.getByRole('radio', { name: /Skaidrā naudā/ }).check()
  await chosen
  await page.clock.fastForward('30:00')
  await expect(page.getByRole('radio', { name: /Skaidrā naudā/ })).toBeChecked()
  await agreeAndOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})
