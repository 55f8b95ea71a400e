import { type APIRequestContext, expect, type Page } from '@playwright/test'
import {
  agreeAndOrder,
  atTheBank,
  demo,
  enterAs,
  fillCart,
  orderPaidBy,
  shopperWith,
  topUp,
} from '../support/journey-carts.ts'
import { failsUntilPress } from '../support/fails-until-press.ts'
import { customerIn, ordered } from '../support/journey-orders.ts'
import { password } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

const reached = 'Neizdevās sazināties ar veikalu.'

test('a cart that failed to load says so at the payment and loads again on request', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.honey]: 1 })
  // The header asks for the cart, too; its answer would take the button away.
  await failsUntilPress(page, '**/api/cart/current')
  await page.goto('/cart/payment')
  await expect(page.getByRole('alert')).toContainText('Grozu neizdevās ielādēt.')
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByRole('radio', { name: /Skaidrā naudā/ })).toBeVisible()
})

test('the account is chosen automatically once and not again after a refusal', async ({
  page,
  request,
}) => {
  const { headers } = await shopperWith(page, request, { [demo.flakes]: 1 })
  await topUp(page, request, headers)
  let requests = 0
  await page.route(/\/api\/cart\/\d+$/, (route) => {
    requests += 1
    return requests === 1 ? route.abort() : route.continue()
  })
  await page.goto('/cart/payment')
  await expect(page.getByText(reached)).toBeVisible()
  const chosen = page.waitForResponse(/\/api\/cart\/\d+$/)
  await page.getByRole('radio', { name: /No konta/ }).check()
  await chosen
  expect(requests).toBe(2)
  await agreeAndOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

test('an order that failed to load is not reported as missing', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  const orderId = await ordered(anna, { [demo.honey]: 1 })
  await page.route(`**/api/order/${orderId}`, (route) => route.abort())
  await page.goto(`/cart/confirmation/${orderId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radās kļūda')
  await expect(page).toHaveURL(`/cart/confirmation/${orderId}`)
  await page.unroute(`**/api/order/${orderId}`)
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

test('a cancelled order shows no delivery', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  const orderId = await ordered(anna, { [demo.honey]: 1 })
  await page.goto(`/cart/confirmation/${orderId}`)
  await expect(page.getByRole('main')).toContainText('Lūdzu, sagatavojiet kurjeram')
  await anna.api.cancelOrder({ params: { id: String(orderId) } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pasūtījums ir atcelts')
  await expect(page.getByRole('main')).not.toContainText(/Piegādāsim|sagatavojiet|Apstiprinājumu/)
})

test('without an answer of the bank the customer comes to the waiting order', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.honey]: 1 })
  await page.route('**/api/payment/usercallback', (route) =>
    route.fulfill({ status: 503, json: { error: 'provider_unavailable', message: 'Vēlāk' } }),
  )
  await page.goto('/cart/payment')
  await orderPaidBy(page, /Swedbank/)
  await atTheBank(page, 'pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Uzmanību! Maksājums nav apstiprināts',
  )
  await expect(page).toHaveURL(/\/cart\/confirmation\/\d+$/)
})

/** The page of an order that waits for the bank, and the bank's own page in another tab. */
async function waitingOrder(page: Page, request: APIRequestContext) {
  await shopperWith(page, request, { [demo.honey]: 1 })
  await page.goto('/cart/payment')
  await orderPaidBy(page, /Swedbank/)
  await page.waitForURL(/sandbox-provider/)
  const bank = page.url()
  await atTheBank(page, 'pending')
  await expect(page.getByText(/^Maksājums vēl nav pilnībā/)).toBeVisible()
  return (outcome: 'paid' | 'abandoned') => request.post(bank, { form: { outcome } })
}

test('the page of an order that waits for the bank follows its answer by itself', async ({
  page,
  request,
}) => {
  const answerOfBank = await waitingOrder(page, request)
  await page.route('**/api/order/*', (route) => route.abort(), { times: 1 })
  await page.waitForEvent('requestfailed')
  await answerOfBank('paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!', {
    timeout: 20_000,
  })
})

test('an order that is not paid in time is told to be in the cart again', async ({
  page,
  request,
}) => {
  const answerOfBank = await waitingOrder(page, request)
  const orderPage = page.url()
  await answerOfBank('abandoned')
  await expect(page.getByText('Banka maksājumu neapstiprināja.')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(/viss ir atpakaļ grozā/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /Swedbank/ })).toBeVisible()
  await page.goto(orderPage)
  await expect(page).toHaveURL('/cart')
})

test('several presses repeat the last order once', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  await ordered(anna, { [demo.flakes]: 2 })
  await page.goto('/cart')
  let repeats = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/cart/repeat')) repeats += 1
  })
  await page.getByRole('button', { name: 'Atkārtot pēdējo pasūtījumu' }).dblclick()
  await expect(page.getByRole('spinbutton', { name: /^Skaits: Bio auzu/ })).toHaveValue('2')
  expect(repeats).toBe(1)
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: /^Skaits: Bio auzu/ })).toHaveValue('2')
})

test('a note saved by another tab stays, and a typed one survives a step back', async ({
  page,
  request,
  context,
}) => {
  const { headers } = await shopperWith(page, request, { [demo.honey]: 1 })
  await page.goto('/cart')
  await expect(page.getByLabel('Piezīme kurjeram')).toHaveValue('')
  const other = await context.newPage()
  await enterAs(other, headers)
  await other.goto('/kontakti')
  // Before the cart is read the link leads to its page.
  await other.getByRole('link', { name: /^Grozs, 1/ }).click()
  await other.getByRole('dialog').getByRole('link', { name: 'Uz grozu' }).click()
  await other.getByLabel('Piezīme kurjeram').fill('Zvanīt pie vārtiem')
  const saved = other.waitForResponse(/\/api\/cart\/\d+$/)
  await other.goBack()
  await saved
  await page
    .getByRole('group', { name: /^Skaits: Bio ziedu medus/ })
    .getByRole('button', { name: 'Vairāk' })
    .click()
  await expect(page.getByLabel('Piezīme kurjeram')).toHaveValue('Zvanīt pie vārtiem')
  await page.reload()
  await expect(page.getByLabel('Piezīme kurjeram')).toHaveValue('Zvanīt pie vārtiem')
})

test('a half-typed note survives a reload that reads the cart before it is saved', async ({
  page,
  request,
}) => {
  const { headers } = await shopperWith(page, request, { [demo.honey]: 1 })
  await page.goto('/cart')
  const note = page.getByLabel('Piezīme kurjeram')
  await expect(note).toHaveValue('')
  const before = (await (await request.get('/api/cart/active', { headers })).json()) as object
  await note.fill('Suns ir labs')
  await page.route('**/api/cart/current', (route) => route.fulfill({ json: before }), { times: 1 })
  const saved = page.waitForResponse(/\/api\/cart\/\d+$/)
  await page.reload()
  await expect(note).toHaveValue('Suns ir labs')
  await saved
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('avots.unsent-note')))
    .toBe(null)
  await page.reload()
  await expect(note).toHaveValue('Suns ir labs')
})

test('Enter applies a promo code, and one that cannot be removed says so', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.flakes]: 2 })
  await page.goto('/cart')
  await page.getByLabel('Promo kods').fill('sveiki10')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Kods SVEIKI10 ir pievienots.')
  await page.route('**/api/promo', (route) => route.abort())
  await page.getByRole('button', { name: 'Noņemt kodu' }).click()
  await expect(page.getByRole('alert')).toContainText(reached)
})

test('a count changed just before the log-out stays in the cart', async ({ page, request }) => {
  const { email, headers } = await customerIn(page, request)
  await fillCart(request, headers, { [demo.honey]: 1 })
  await page.goto('/cart')
  await page
    .getByRole('group', { name: /^Skaits: Bio ziedu medus/ })
    .getByRole('button', { name: 'Vairāk' })
    .click()
  await page.locator('.frame-account > summary').click()
  await page.getByRole('link', { name: 'Iziet' }).click()
  await expect(page).toHaveURL('/login')
  const { token } = (await (
    await request.post('/api/authenticate', { data: { email, password } })
  ).json()) as {
    token: string
  }
  const answer = await request.get('/api/cart/active', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as { data: { items: { order: number }[] } }
  expect(data.items.map(({ order }) => order)).toEqual([2])
})
