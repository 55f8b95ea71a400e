import { expect } from '@playwright/test'
import { customerWith, water } from '../support/journey-orders.ts'
import { test } from '../support/journey.ts'

// Issue 26: the shop as an app.
test('the installed shop opens without a network with the next delivery, the cart and the goods @phone', async ({
  page,
  context,
  request,
}) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.includes('standalone') ? '(min-width: 1px)' : query)
  })
  await customerWith(page, request, { [water]: 2 })
  await page.goto('/good/101')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const isStored = (path: string) =>
    page.evaluate(async (stored) => (await caches.match(stored)) !== undefined, path)
  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  await expect.poll(() => isStored('/cart')).toBe(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Jūsu nākamā piegāde' })).toBeVisible()

  await context.setOffline(true)
  // A page that is loaded without a network is not told so by every version of the browser.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Jūsu nākamā piegāde' })).toBeVisible()
  await page.goto('/good/101')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sila Avots')
  await page.goto('/cart')
  await expect(page.getByRole('spinbutton', { name: /^Skaits: .*Sila Avots/ })).toHaveValue('1')
  const call = await page.evaluate(() =>
    fetch('/api/category').then(
      () => 'answered',
      () => 'none',
    ),
  )
  expect(call).toBe('none')
  await context.setOffline(false)
})
