import { expect, type Route } from '@playwright/test'
import {
  agreeAndOrder,
  atTheBank,
  demo,
  enterAs,
  fillCart,
  orderPaidBy,
  shopperWith,
  toPayment,
  topUp,
  stepButton,
} from '../support/journey-carts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { newEmail, newPerson } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'
import { fieldsInSight, typist } from '../support/typist.ts'

test('a private customer orders in three steps and pays the courier @phone', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.water]: 2, [demo.flakes]: 1 })
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jūsu grozs')
  await expect(page.getByText('2 pilnas: depozīts par 2 pudelēm – 16,00')).toBeVisible()
  await expectAccessible(page)

  // The sums follow before the shop has answered, and stay as they are when it has.
  const answered = page.waitForResponse(/cartitem/)
  await page
    .getByRole('group', { name: /^Skaits: Bio auzu/ })
    .getByRole('button', { name: 'Vairāk' })
    .click()
  await expect(page.getByRole('complementary', { name: 'Kopsavilkums' })).toContainText('38,78 €')
  await answered
  await expect(page.getByRole('complementary', { name: 'Kopsavilkums' })).toContainText('38,78 €')

  await page.getByLabel('Piezīme kurjeram').fill('Ārdurvju kods 24')
  await toPayment(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apmaksa')
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Skaidrā naudā/ }).check()
  await expect(
    page.getByText('Lai pasūtītu, piekrītiet noteikumiem.').filter({ visible: true }),
  ).toBeVisible()
  await agreeAndOrder(page)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  await expect(page.getByRole('main')).toContainText(
    'Lūdzu, sagatavojiet kurjeram 38,78 € skaidrā naudā.',
  )
  await expect(page.getByRole('main')).toContainText(/Piegādāsim \p{L}+, \d+\. \p{L}+/u)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  await page.goto('/cart')
  await expect(page.getByText('Pirkumu grozs ir tukšs!')).toBeVisible()
  await expectAccessible(page)
})

test('a refused payment leads to the cart with its reason, a pending one waits, a paid one thanks', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.water]: [3, 1] })
  await page.goto('/cart/payment')
  await orderPaidBy(page, /Swedbank/)
  await expect(page.getByRole('heading', { name: 'Izmēģinājuma maksājums' })).toBeVisible()
  // The cart comes back later than the page about it.
  const shown = Promise.withResolvers<void>()
  const late = (route: Route) => shown.promise.then(() => route.continue())
  await page.route('**/api/cart/current', late, { times: 1 })
  await atTheBank(page, 'voided')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maksājums nav veikts')
  shown.resolve()
  await expect(page).toHaveURL(/\/cart\/canceled/)
  await expect(page.getByRole('alert')).toContainText('Banka maksājumu noraidīja.')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Piekrītu distances līguma/ })).toBeChecked()
  await orderPaidBy(page, /SEB/)
  await atTheBank(page, 'pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Uzmanību! Maksājums nav apstiprināts',
  )
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Turpināt maksājumu bankā' }).click()
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/payment/usercallback', (route) =>
    seen.promise.then(() => route.continue()),
  )
  await atTheBank(page, 'paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lūdzu uzgaidiet! Notiek maksājuma apstrāde...',
  )
  seen.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

test('the Back button of the bank leads to the cart with every other payment method', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.honey]: 2 })
  await page.goto('/cart/payment')
  await orderPaidBy(page, /Bankas karte/)
  await expect(page.getByRole('heading', { name: 'Izmēģinājuma maksājums' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Uzmanību! Maksājums nav apstiprināts',
  )
  await page.getByRole('button', { name: 'Izvēlēties citu maksāšanas veidu' }).click()
  await expect(page).toHaveURL('/cart/payment')
  await orderPaidBy(page, /Skaidrā naudā/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

test('the account is the chosen method when it suffices', async ({ page, request }) => {
  const { headers } = await shopperWith(page, request, { [demo.flakes]: 1 })
  await topUp(page, request, headers)
  await page.goto('/cart/payment')
  await expect(page.getByRole('radio', { name: /No konta/ })).toBeChecked()
  await agreeAndOrder(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  await expect(page.getByText(/skaidrā naudā\./)).toBeHidden()
})

test('a company orders now and pays later', async ({ page, request }) => {
  const credentials = { email: 'birojs@avots.example', password: 'avots-demo' }
  const { token } = (await (
    await request.post('/api/authenticate', { data: credentials })
  ).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  await fillCart(request, headers, { [demo.water]: [2, 2] })
  await enterAs(page, headers)
  await page.goto('/cart/payment')
  await orderPaidBy(page, /Pēcapmaksa/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

// P-m6
test('a new customer orders in two minutes, with eight fields at most in sight @phone', async ({
  page,
}) => {
  const person = typist()
  const heading = page.getByRole('heading', { level: 1 })
  const aside = page.getByRole('complementary', { name: 'Jūsu grozs' })
  await page.goto('/good/101')
  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Grozs, 1 prece' })).toBeVisible()
  await page.goto('/cart')
  await expect(page).toHaveURL(/\/login\?to=%2Fcart/)
  await expect(aside).toContainText('Sila Avots')
  await expectAccessible(page)
  await person.type(page.getByLabel('E-pasts'), newEmail('liga'))
  const next = page.getByRole('button', { name: 'Turpināt', exact: true })
  await person.submit(next, page.getByRole('heading', { name: 'Izveidot profilu' }))
  await expect(aside).toContainText('Sila Avots')
  const form = page.locator('form').filter({ hasText: 'Vārds un uzvārds' })
  await person.type(page.getByLabel('Vārds un uzvārds'), 'Līga Kalniņa')
  await person.type(page.getByLabel('Tālrunis'), '20000000')
  await person.choose(page.getByLabel('Pilsēta vai novads'), 'Rīga')
  await person.choose(page.getByLabel('Apkaime vai pagasts'), 'Centrs')
  expect(await fieldsInSight(form)).toBeLessThanOrEqual(8)
  await expectAccessible(page)
  await person.type(page.getByLabel('Iela', { exact: true }), 'Lāčplēša iela')
  await person.type(page.getByLabel('Māja'), '24')
  await person.press(page.getByLabel('Piekrītu distances līguma noteikumiem'))
  const register = page.getByRole('button', { name: 'Izveidot profilu' })
  await person.submit(register, page.getByRole('heading', { name: 'Jūsu grozs' }))
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main')).toContainText('Sila Avots')
  await expect(page.getByText('Lāčplēša iela 24', { exact: false }).first()).toBeAttached()
  await person.submit(stepButton(page, 'Turpināt uz apmaksu'), page.getByText('Skaidrā naudā'))
  await person.press(page.getByRole('radio', { name: /Skaidrā naudā/ }))
  const terms = page.getByRole('checkbox', { name: /Piekrītu distances līguma/ })
  const agreedBefore = page.getByText(/^Distances līguma noteikumi ir tie paši/)
  await expect(terms.or(agreedBefore)).toBeVisible()
  if (await terms.isVisible()) await person.press(terms)
  await person.submit(stepButton(page, 'Pasūtīt ar pienākumu maksāt'), heading)
  await expect(heading).toHaveText('Paldies par pasūtījumu!')
  expect(person.seconds()).toBeLessThanOrEqual(120)
})

test('goods without water go to a parcel machine found by search @phone', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.honey]: 1 })
  await page.goto('/cart')
  await page.getByRole('radio', { name: /Pakomāts/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Piegādei būs papildu maksa' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Izvēlēties šo piegādi' }).click()
  await expect(page.getByText('Izvēlieties pakomātu.').filter({ visible: true })).toBeVisible()
  await page.getByLabel('Meklēt pakomātu').fill('sigulda')
  const machine = page.getByRole('radio', { name: /Sigulda/ }).first()
  await machine.check()
  await expect(page.getByRole('group', { name: 'Piegādes diena' })).toBeHidden()
  await expectAccessible(page)
  await toPayment(page)
  await expect(page.getByRole('radio', { name: /Skaidrā naudā/ })).toBeDisabled()
  await orderPaidBy(page, /Citadele/)
  await atTheBank(page, 'paid')
  await expect(page.getByRole('main')).toContainText(/Pakomāts: .*Sigulda/)
})

// O-12
test('services alone have an address and no day', async ({ page, request }) => {
  await shopperWith(page, request, { [demo.cleaning]: 1 })
  await page.goto('/cart')
  await expect(page.getByRole('main')).toContainText('Pakalpojumi')
  await expect(page.getByRole('heading', { name: 'Kur', exact: true })).toBeVisible()
  await expect(page.getByLabel('Piezīme', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Par laiku sazināsimies')
  await toPayment(page)
  await orderPaidBy(page, /Revolut/)
  await atTheBank(page, 'paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

test('the wholesale price shows from its count on, before the answer', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.flakes]: 5 })
  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: 'Bio auzu pārslas' })
  await expect(line).toContainText('17,45 €')
  await line.getByRole('spinbutton').fill('6')
  await expect(line).toContainText('19,50 €')
  await expect(line).toContainText('parasti 3,49 €')
  await expect(page.getByRole('complementary', { name: 'Kopsavilkums' })).toContainText(
    'Ietaupījums 1,44 €.',
  )
})

test('a changed price shows old and new, and one press agrees', async ({ page, request }) => {
  await shopperWith(page, request, { [demo.honey]: 3 })
  await page.route(/processcart/, (route) => {
    const body = { error: 'cart_changed', message: 'Mainījies', changes: [changed] }
    return route.fulfill({ status: 409, json: body })
  })
  const changed = {
    kind: 'price',
    good_id: demo.honey,
    name: 'Bio ziedu medus',
    old: 7.2,
    new: 7.5,
  }
  await page.goto('/cart/payment')
  await orderPaidBy(page, /Skaidrā naudā/)
  await expect(page.getByRole('alert')).toContainText(
    'Bio ziedu medus: cena bija 7,20 €, tagad 7,50 €.',
  )
  await expectAccessible(page)
  await page.unroute(/processcart/)
  // O-1: the note has the eye and the focus, and no button orders without saying what is agreed to.
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.locator(':focus')).toContainText('7,50 €')
  const order = page.getByRole('button', { name: 'Pasūtīt ar pienākumu maksāt', exact: true })
  await expect(order).toHaveCount(0)
  const agree = page.getByRole('button', { name: /^Piekrist un pasūtīt ar pienākumu maksāt – \d/ })
  await agree.filter({ visible: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

test('after a lost answer the same press or a reload finds the first order', async ({
  page,
  request,
}) => {
  const { headers } = await shopperWith(page, request, { [demo.honey]: 1 })
  await page.goto('/cart/payment')
  await page.route(/processcart/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await orderPaidBy(page, /Skaidrā naudā/)
  await expect(page.getByRole('alert')).toContainText('Neizdevās sazināties ar veikalu.')
  await page.unroute(/processcart/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  const { order } = (await (await request.get('/api/order', { headers })).json()) as {
    order: { total: number }
  }
  expect(order.total).toBe(1)
})

test('a count above the stock offers replacements', async ({ page, request }) => {
  await shopperWith(page, request, { [demo.honey]: 1 })
  await page.goto('/cart')
  await page.getByRole('spinbutton', { name: /Bio ziedu medus/ }).fill('9000')
  const message = page.getByText(
    /^Noliktavā ir tikai \d+\sgab\. Diemžēl pieejamo preču skaits noliktavā ir ierobežots/,
  )
  await expect(message).toBeVisible()
  const granted = /\d+/.exec((await message.textContent())!)![0]
  await expect(page.getByRole('spinbutton', { name: /Bio ziedu medus/ })).toHaveValue(granted)
  await expectAccessible(page)
})

test('a good that a new guest adds just before a reload stays in the cart', async ({ page }) => {
  await page.goto('/good/101')
  const making = page.waitForRequest(
    (call) => call.url().endsWith('/api/cart') && call.method() === 'POST',
  )
  await page.route('**/api/cart', () => new Promise(() => undefined), { times: 1 })
  await page.getByRole('button', { name: 'Pievienot grozam', exact: true }).click()
  await making
  await page.reload()
  await page.getByRole('link', { name: 'Grozs, 1 prece' }).click()
  await expect(page.getByRole('dialog', { name: 'Grozs' })).toContainText('17,40 €')
})

test('a half-typed note is saved when the page is left', async ({ page, request }) => {
  const { headers } = await shopperWith(page, request, { [demo.honey]: 1 })
  await page.goto('/cart')
  await page.getByLabel('Piezīme kurjeram').fill('Zvanīt pie vārtiem')
  await page.reload()
  // The page may have asked before the note arrived.
  const cart = async () => (await request.get('/api/cart/active', { headers })).json()
  await expect.poll(cart).toMatchObject({ data: { notes: 'Zvanīt pie vārtiem' } })
  await page.reload()
  await expect(page.getByLabel('Piezīme kurjeram')).toHaveValue('Zvanīt pie vārtiem')
})

test('a pause of half an hour at the cart and at the payment loses nothing', async ({
  page,
  request,
}) => {
  await page.clock.install()
  await shopperWith(page, request, { [demo.water]: [2, 1], [demo.honey]: 1 })
  await page.goto('/cart')
  await page.getByLabel('Piezīme kurjeram').fill('Zvanīt pie vārtiem')
  await page.clock.fastForward('30:00')
  await expect(page.getByLabel('Piezīme kurjeram')).toHaveValue('Zvanīt pie vārtiem')
  await page
    .getByRole('group', { name: /^Skaits: Bio ziedu medus/ })
    .getByRole('button', { name: 'Vairāk' })
    .click()
  await toPayment(page)
  const summary = page.getByRole('complementary', { name: 'Kopsavilkums' })
  const sum = await summary.locator('.total').textContent()
  await page.getByRole('radio', { name: /Skaidrā naudā/ }).check()
  await page.clock.fastForward('30:00')
  await expect(page.getByRole('radio', { name: /Skaidrā naudā/ })).toBeChecked()
  await expect(summary.locator('.total')).toHaveText(sum!)
  await page.reload()
  await expect(summary.locator('.total')).toHaveText(sum!)
  await orderPaidBy(page, /Skaidrā naudā/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  await expect(page.getByRole('main')).toContainText('Bio ziedu medus')
})

test('another tab and a later visit show the same cart', async ({ page, request, context }) => {
  const person = await newPerson(request)
  await fillCart(request, person.headers, { [demo.honey]: 2 })
  await enterAs(page, person.headers)
  await page.goto('/cart')
  const noted = page.waitForResponse(/\/api\/cart\/\d+$/)
  await page.getByLabel('Piezīme kurjeram').fill('Zvanīt pie vārtiem')
  await page.getByLabel('Piezīme kurjeram').blur()
  await noted
  const other = await context.newPage()
  await enterAs(other, person.headers)
  await other.goto('/cart/payment')
  const chosen = other.waitForResponse(/\/api\/cart\/\d+$/)
  await other.getByRole('radio', { name: /Skaidrā naudā/ }).check()
  await chosen
  await page.bringToFront()
  await page.reload()
  await expect(page.getByLabel('Piezīme kurjeram')).toHaveValue('Zvanīt pie vārtiem')
  await toPayment(page)
  await expect(page.getByRole('radio', { name: /Skaidrā naudā/ })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('spinbutton', { name: /Bio ziedu medus/ })).toHaveValue('2')
  await agreeAndOrder(other)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  // The first tab still shows the spent cart, and its button orders nothing twice.
  await toPayment(page)
  await expect(
    page
      .getByText('Pirkumu grozs ir tukšs!')
      .or(page.getByRole('heading', { name: 'Paldies par pasūtījumu!' }))
      .first(),
  ).toBeVisible()
  const answer = await request.get('/api/order', { headers: person.headers })
  expect(((await answer.json()) as { order: { total: number } }).order.total).toBe(1)
})
