import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  atTheBank,
  demo,
  fillCart,
  orderPaidBy,
  shopperWith,
  stepButton,
} from '../support/journey-carts.ts'
import { customerIn, ordered } from '../support/journey-orders.ts'
import { test } from '../support/journey.ts'

test('a cart is taken as an autoship right away, as often as the offer says', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.water]: 2, [demo.flakes]: 3 })
  await page.goto('/cart')
  // A first order: there is none to repeat, and its deposit comes beside the regular sum.
  await expect(page.getByRole('button', { name: 'Dalīties ar grozu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Atkārtot pēdējo pasūtījumu' })).toHaveCount(0)
  await page.getByText(/^Tas pats regulārajā piegādē maksātu .+ un depozītu$/).click()
  await expect(page.getByText(/^Katrā piegādē ietaupāt/)).toBeVisible()
  await page.getByRole('button', { name: 'Saņemt reizi trijās nedēļās' }).click()
  await expect(page).toHaveURL(/\/autoship\/\d+$/)
  await expect(page.locator('#frequency')).toHaveValue('3')
  await expect(page.getByRole('spinbutton', { name: /Bio auzu pārslas/ })).toHaveValue('3')
})

test('adding to the nearest order names the differences, and one press agrees', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const orderId = await ordered(anna, { [demo.pump]: 1 })
  await fillCart(request, anna.headers, { [demo.flakes]: 2 })
  await anna.api.activatePromo({ params: { code: 'SVEIKI10' } })
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Pievienot tuvākajai piegādei' }).click()
  const named = page
    .getByRole('alert')
    .filter({ hasText: 'Promo kods SVEIKI10 šim pasūtījumam neder.' })
  await expect(named).toBeVisible()
  await named.getByRole('button', { name: 'Piekrist un pievienot' }).click()
  const asked = page.getByRole('dialog', { name: 'Pievienot tuvākajai piegādei?' })
  await expect(asked).toContainText(`Pasūtījums Nr. ${orderId}, `)
  await expectAccessible(page)
  await asked.getByRole('button', { name: /^Pasūtīt ar pienākumu maksāt – / }).click()
  await expect(page).toHaveURL(`/waiting-for-delivery/${orderId}/view`)
  await expect(page.getByRole('main')).toContainText('Bio auzu pārslas')
  await page.getByRole('button', { name: 'Atsaukt' }).click()
  await expect(page.getByText('Preces ir atpakaļ grozā.').first()).toBeVisible()
  expect((await anna.api.readActiveCart()).data.items).toHaveLength(1)
})

// O-10, O-16, O-18, P-p3
test('a fraction is refused in words, a removed line comes back, a new address is saved and chosen @phone', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.flakes]: 3 })
  await page.goto('/cart')
  const line = page.locator('.cart-line')
  const count = line.getByRole('spinbutton', { name: /Bio auzu pārslas/ })
  await count.fill('1,5')
  await expect(line).toContainText('Skaitam tikai veselos.')
  await count.press('Tab')
  await expect(count).toHaveValue('3')
  await line.getByRole('button', { name: /^Izņemt no groza: / }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Atsaukt' }).click()
  await expect(count).toHaveValue('3')
  const filling = page.getByRole('region', { name: /^Līdz bezmaksas piegādei pietrūkst / })
  await filling
    .getByRole('button', { name: /^Pielikt grozam: / })
    .first()
    .click()
  await expect(line).toHaveCount(2)
  await expectAccessible(page)
  const typed = page.getByLabel('Vai ierakstiet datumu')
  await typed.fill('1.1.2031')
  await typed.press('Enter')
  await expect(page.getByText('Piegādi var pieteikt līdz trim mēnešiem')).toBeVisible()
  await page.getByRole('link', { name: 'Pievienot adresi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pievienot adresi')
  await expectAccessible(page)
  await page.getByLabel('Pilsēta vai novads').selectOption('Rīga')
  await page.getByLabel('Apkaime vai pagasts').selectOption('Centrs')
  await page.getByRole('combobox', { name: 'Iela', exact: true }).fill('Tērbatas iela')
  await page.getByLabel('Māja').fill('14')
  await page.getByRole('button', { name: 'Saglabāt un piegādāt šeit' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(count).toHaveValue('3')
  await expect(page.locator('#cart-address option:checked')).toContainText('Tērbatas iela 14')
})

test('a shared cart shows its goods, and one press puts them into the own cart', async ({
  page,
}) => {
  await page.goto(`/goods/shared/${demo.flakes}-2.999999999-1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kopīgots grozs')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^2 × Bio auzu pārslas/])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ielikt manā grozā' }).click()
  await expect(page.getByRole('spinbutton', { name: /Bio auzu pārslas/ }).first()).toHaveValue('2')
})

test('a shared cart lowers no count of the own cart that is not read yet', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.flakes]: 3 })
  let answer: () => void = () => undefined
  const isPressed = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/cart', async (route) => {
    await isPressed
    await route.continue()
  })
  await page.goto(`/goods/shared/${demo.flakes}-2`)
  const take = page.getByRole('button', { name: 'Ielikt manā grozā' })
  await take.click()
  await expect(take).toHaveAttribute('aria-busy', 'true')
  answer()
  await expect(page.getByRole('spinbutton', { name: /Bio auzu pārslas/ }).first()).toHaveValue('3')
})

test('a shared cart whose goods cannot be read is not told to be empty', async ({ page }) => {
  await page.route('**/api/goods/*', (route) => route.abort())
  await page.goto(`/goods/shared/${demo.flakes}-2`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radās kļūda')
})

/** What of the page's own controls lies under the bar when the keyboard has reached it. */
async function coveredByBar(page: Page): Promise<string[]> {
  await page.locator('main h1').evaluate((heading) => {
    heading.setAttribute('tabindex', '-1')
    heading.focus()
  })
  const covered: string[] = []
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame)
      const [control, bar] = [document.activeElement!, document.querySelector('.page-pay')!]
      if (control.closest('main') === null) return 'beyond'
      const [at, over] = [control.getBoundingClientRect(), bar.getBoundingClientRect()]
      const isUnder = !bar.contains(control) && at.bottom > over.top + 1 && at.top < over.bottom - 1
      return isUnder ? control.outerHTML.slice(0, 200) : 'free'
    })
    if (reached === 'beyond') return covered
    if (reached !== 'free') covered.push(reached)
  }
  throw new Error('the keyboard does not leave the page')
}

test('the sum and the button stay visible and cover no focused element @phone', async ({
  page,
  request,
}) => {
  test.slow()
  await shopperWith(page, request, { [demo.water]: [2, 1], [demo.honey]: 1 })
  const isNarrow = page.viewportSize()!.width < 1_100
  for (const [path, button] of [
    ['/cart', 'Turpināt uz apmaksu'],
    ['/cart/payment', 'Pasūtīt ar pienākumu maksāt'],
  ] as const) {
    await page.goto(path)
    await expect(stepButton(page, button)).toHaveCount(1)
    await expect(stepButton(page, button)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.page-pay')).toBeVisible({ visible: isNarrow })
    expect(await coveredByBar(page)).toEqual([])
    // at the end of the page the bar has come to rest under the summary
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    if (!isNarrow) continue
    const [slip, bar] = [
      await page.locator('aside.slip').boundingBox(),
      await page.locator('.page-pay').boundingBox(),
    ]
    expect(slip!.y + slip!.height).toBeLessThanOrEqual(bar!.y)
  }
})

// O-25
test('the payment shows the charge, the top-up and a change of another tab, and the bank asks for the same sum', async ({
  page,
  request,
}) => {
  const { cartId, headers } = await shopperWith(page, request, { [demo.honey]: 3 })
  await request.post(`/api/cart/${cartId}`, { headers, data: { top_up: 20 } })
  await page.goto('/cart/payment')
  const summary = page.getByRole('complementary', { name: 'Kopsavilkums' })
  await expect(summary.locator('.total')).toContainText('41,60 €')
  await expect(summary).toContainText(/Piegādāsim \p{L}+, \d+\. \p{L}+/u)
  await expect(summary).toContainText('Lāčplēša iela 24-15')
  await expect(summary.getByText('3 × 7,20 € Bio ziedu medus')).toBeVisible()
  await fillCart(request, headers, { [demo.honey]: 1 })
  await page.getByRole('radio', { name: /Swedbank/ }).check()
  await expect(page.getByText('Grozs ir mainīts citā logā vai ierīcē')).toBeVisible()
  await expect(summary.locator('.total')).toContainText('49,30 €')
  await expect(stepButton(page, 'Pasūtīt ar pienākumu maksāt')).toBeVisible()
  await orderPaidBy(page, /Swedbank/)
  await expect(page.getByRole('heading', { name: 'Izmēģinājuma maksājums' })).toBeVisible()
  await expect(page.getByText('49,30 €')).toBeVisible()

  // Left at the bank, it is found again among the deliveries.
  await page.goto('/waiting-for-delivery')
  await page.getByRole('link', { name: 'Pabeigt maksājumu' }).click()
  await page.getByRole('button', { name: 'Turpināt maksājumu bankā' }).click()
  await atTheBank(page, 'paid')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
})

test('the missing sum is filled in at the top-up, which leads back to the order', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.honey]: 3 })
  await page.goto('/cart/payment')
  await expect(page.getByText('Kontā pietrūkst 21,60 €.')).toBeVisible()
  await page
    .getByRole('link', { name: 'Papildināt kontu' })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page.getByLabel('Summa, €')).toHaveValue('21,60')
  await page.getByRole('button', { name: 'Maksāt', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Izmēģinājuma maksājums' })).toBeVisible()

  // Whoever walks away from the bank finds the way back to it.
  await page.goto('/topup')
  await page.getByRole('link', { name: 'Turpināt maksājumu' }).click()
  await page.getByRole('link', { name: 'Turpināt maksājumu bankā' }).click()
  await atTheBank(page, 'paid')
  await expect(page.getByText('Konts papildināts')).toBeVisible()
  await page.getByRole('link', { name: 'Atgriezties pie pasūtījuma' }).click()
  await expect(page.getByRole('radio', { name: /No konta/ })).toBeChecked()
})

test('a set in the cart explains the deposit of its bottles', async ({ page, request }) => {
  await shopperWith(page, request, { [demo.set]: 1, [demo.water]: [2, 1] })
  await page.goto('/cart')
  const says = page.getByText(
    '4 pilnas, no tām 2 komplektā, 1 tukšā atpakaļ: depozīts par 3 pudelēm – 24,00 €.',
  )
  await expect(says).toHaveCount(1)
  await page
    .getByRole('button', {
      name: 'Izņemt no groza: Avota ūdens “Sila Avots”, 18,9 l (atgriežama pudele)',
    })
    .click()
  await expect(page.getByText('2 pilnas komplektā: depozīts par 2 pudelēm – 16,00 €.')).toHaveCount(
    1,
  )
})

const refusals = {
  NEZINU: 'Šāda koda nav.',
  PAVASARIS: /^Kods būs derīgs no \d\d\.\d\d\.\d{4}\.$/,
  VASARA20: /^Koda derīguma termiņš beidzās \d\d\.\d\d\.\d{4}\.$/,
  PIRMIE50: 'Šī koda izmantošanas reizes ir beigušās.',
  ANNAI3: 'Šis kods ir paredzēts citiem klientiem.',
  MEDUS15: 'Grozā nav preču, kurām šis kods der.',
  ZIEMA5: /^Lai kods būtu spēkā, pievienojiet preces vēl par 23,02\s€\.$/,
}

test('a refused promo code says why, and an accepted one can be removed', async ({
  page,
  request,
}) => {
  await shopperWith(page, request, { [demo.flakes]: 2 })
  await page.goto('/cart')
  for (const [code, why] of Object.entries(refusals)) {
    await page.getByLabel('Promo kods').fill(code)
    await page.getByRole('button', { name: 'Lietot' }).click()
    await expect(page.getByRole('alert')).toHaveText(why)
  }
  await page.getByLabel('Promo kods').fill('sveiki10')
  await page.getByRole('button', { name: 'Lietot' }).click()
  await expect(page.getByRole('alert')).toHaveText('Kods SVEIKI10 ir pievienots.')
  const summary = page.getByRole('complementary', { name: 'Kopsavilkums' })
  await expect(summary.locator('.total')).toContainText('9,28 €')
  await page.getByRole('button', { name: 'Noņemt kodu' }).click()
  await expect(summary.locator('.total')).toContainText('9,98 €')
  await expect(page.getByLabel('Promo kods')).toHaveValue('')
})
