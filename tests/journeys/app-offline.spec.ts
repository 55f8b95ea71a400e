import { type BrowserContext, expect, type Page } from '@playwright/test'
import { customerWith, ordered, tube, water } from '../support/journey-orders.ts'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'

// Issue 26: the shop as an app.
async function openInstalled(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.includes('standalone') ? '(min-width: 1px)' : query)
  })
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const isStored = () => page.evaluate(async () => (await caches.match('/loading')) !== undefined)
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true)
}

async function cutOff(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  // A page that is loaded without a network is not told so by every version of the browser.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
}

const sinceLine =
  /^Nav interneta savienojuma\. Redzat to, kas bija zināms .+, plkst\.\s\d\d\.\d\d\.$/

test('the installed shop opens without a network with the next delivery, the cart and the goods @phone', async ({
  page,
  context,
  request,
}) => {
  await customerWith(page, request, { [water]: 2 })
  await openInstalled(page, '/good/101')
  const added = page.waitForResponse(/cartitem$/)
  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await added
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Jūsu nākamā piegāde' })).toBeVisible()

  await cutOff(context, page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Jūsu nākamā piegāde' })).toBeVisible()
  await expect(page.getByText(sinceLine)).toBeVisible()
  await page.goto('/good/101')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sila Avots')
  await expect(page.getByText(sinceLine)).toBeVisible()
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

test('an order opens without a network as it was last known, and says from when', async ({
  page,
  context,
  request,
}) => {
  const { anna, id } = await customerWith(page, request, { [water]: 2 })
  const unseen = await ordered(anna, { [tube]: 1 })
  await openInstalled(page, '/waiting-for-delivery')
  await expect(page.getByRole('link', { name: new RegExp(`${unseen}`) }).first()).toBeVisible()
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profils' })).toBeVisible()
  await page.goto(`/order/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${id}`) })).toBeVisible()

  await cutOff(context, page)
  for (const orderId of [id, unseen]) {
    await page.goto(`/order/${orderId}`)
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(`${orderId}`) }),
    ).toBeVisible()
    await expect(page.getByText(sinceLine)).toBeVisible()
    await expect(page).toHaveURL(`/order/${orderId}`)
  }
  await page.goto('/user/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profils' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(sinceLine)).toBeHidden()
})

test('a page that was not opened before says that it needs the network, and opens when it is back', async ({
  page,
  context,
  request,
}) => {
  const { anna, id } = await customerWith(page, request, { [water]: 2 })
  await anna.api.cancelOrder({ params: { id: String(id) } })
  await openInstalled(page, '/')

  await cutOff(context, page)
  const title = page.getByRole('heading', { level: 1, name: 'Šai lapai vajag internetu' })
  for (const path of ['/good/105', `/order/${id}`, '/goods/1?sort=price']) {
    await page.goto(path)
    await expect(title).toBeVisible()
    await expect(page).toHaveURL(path)
    await expectAccessible(page)
  }
  await page.goto('/user/invoices/1')
  await expect(page.getByRole('main').getByText('Savienojuma tagad nav')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Gaida piegādi' }).click()
  await expect(page).toHaveURL('/waiting-for-delivery')
  await page.goto('/good/105')
  await expect(title).toBeVisible()
  await context.setOffline(false)
  await expect(title).toBeHidden()
  await expect(page).toHaveURL('/good/105')
})

test('logging out of the installed shop leaves nothing of its pages behind', async ({
  page,
  request,
}) => {
  await customerWith(page, request, { [water]: 2 })
  await openInstalled(page, '/user/address')
  const answers = () =>
    page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('avots-answers-')),
    )
  await expect.poll(async () => (await answers()).length).toBe(1)
  const [own] = await answers()
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(answers).not.toContain(own)
})
