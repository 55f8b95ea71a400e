import { expect, type Page } from '@playwright/test'
import { dayOf } from '../../domain/calendar.ts'
import { onDay } from '../../domain/calendar/phrases.ts'
import { demo } from '../support/journey-carts.ts'
import {
  deliverBottlesBefore,
  entriesOf,
  nextNotBefore,
  openDiary,
  startedAutoship,
  test,
} from '../support/journey-autoship.ts'
import { linkIn, mailTo } from '../support/journey-mails.ts'
import { setFreeStock, operator } from '../support/journey-operator.ts'
import { type JourneyCustomer, ordered } from '../support/journey-orders.ts'
import { expectAccessible } from '../support/accessible.ts'

/** No other journey asks for it. */
const blossomHoney = 327
const lindenHoney = 329

test('a cart becomes an autoship, which leaves out and names goods of ordinary orders only', async ({
  page,
  anna,
}) => {
  const { data } = await anna.api.createCart()
  const params = { id: String(data.id) }
  await anna.api.changeCartItem({ params, body: { good_id: demo.water, order: 2, return: 0 } })
  await anna.api.changeCartItem({ params, body: { good_id: demo.flakes, order: 1 } })
  await anna.api.changeCartItem({ params, body: { good_id: demo.cleaning, order: 1 } })
  const left = (await anna.api.readGood({ params: { id: String(demo.cleaning) } })).goods_name
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Pārvērst par regulāro piegādi' }).click()
  const asked = page.getByRole('dialog', { name: 'Pārvērst par regulāro piegādi?' })
  await expect(asked).toContainText(`Grozā paliks, jo regulāri to nevar saņemt: ${left}.`)
  await asked.getByRole('button', { name: 'Pārvērst' }).click()
  await expect(page).toHaveURL(/\/autoship\/\d+$/)
  const reason = page.getByText(
    /^Šīs preces netika pievienotas, jo tās var pirkt tikai ar parastu pasūtījumu/,
  )
  await expect(reason).toContainText(left)
  await expect(page.locator('.autoship-edit__instead')).toHaveCount(2)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: 'Sākt regulāro piegādi' })
    .filter({ visible: true })
    .click()
  await expect(page.locator('.autoship-card')).toContainText('Aktīva')
  await page.goto('/cart')
  await expect(page.locator('.cart-line')).toHaveCount(1)
  await expect(page.locator('.cart-line')).toContainText(left)
})

test('a cart without goods for autoships is not offered as one', async ({ page, anna }) => {
  const { data } = await anna.api.createCart()
  await anna.api.changeCartItem({
    params: { id: String(data.id) },
    body: { good_id: demo.set, order: 1 },
  })
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: 'Dalīties ar grozu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pārvērst par regulāro piegādi' })).toHaveCount(0)
})

test('a substitute for a missing good is chosen once, displayed and mailed', async ({
  page,
  anna,
}) => {
  const { data } = await anna.api.createAutoship()
  const params = { id: String(data.id) }
  await anna.api.changeAutoshipItem({ params, body: { good_id: demo.water, order: 2, return: 2 } })
  await anna.api.changeAutoshipItem({ params, body: { good_id: blossomHoney, order: 1 } })
  await page.goto(`/autoship/${data.id}`)
  const instead = page.getByRole('combobox', { name: 'Ja šīs preces nav: Ziedu medus, 250 g' })
  await instead.focus()
  await instead.selectOption({ label: 'Tās vietā: Liepziedu medus, 500 g' })
  await expect(page.getByText('Izvēle saglabāta.').first()).toBeVisible()
  await page.getByRole('button', { name: /^Izņemt.*Ziedu medus, 250 g/ }).click()
  await expect(instead).toHaveCount(0)
  await page.getByRole('button', { name: 'Atsaukt' }).click()
  await expect(instead).toHaveValue(String(lindenHoney))
  setFreeStock(blossomHoney, 0)
  try {
    await page.reload()
    await expect(
      page.getByText('Ziedu medus, 250 g: pašlaik nav noliktavā. Tās vietā būs'),
    ).toBeVisible()
    await expect(instead).toHaveValue(String(lindenHoney))
    await expectAccessible(page)
    await page
      .getByRole('button', { name: 'Sākt regulāro piegādi' })
      .filter({ visible: true })
      .click()
    // Leaving before the answer would take the press back.
    await expect(page).toHaveURL('/autoship')
    await expect(entriesOf(page).first()).toContainText('Liepziedu medus, 500 g')
    const mail = await mailTo(anna.email, /^Lūdzu, apstipriniet piegādi|^Piegāde ir rīt/)
    // Numbers stand tied to their units.
    expect(mail.text).toMatch(
      /Preces “Ziedu medus, 250\sg” vietā būs “Liepziedu medus, 500\sg” \(1\sgab\.\)\./,
    )
  } finally {
    setFreeStock(blossomHoney, 96)
  }
})

test('a substitute that was not saved is not reported as saved', async ({ page, anna }) => {
  const { data } = await anna.api.createAutoship()
  const params = { id: String(data.id) }
  await anna.api.changeAutoshipItem({ params, body: { good_id: blossomHoney, order: 1 } })
  await page.goto(`/autoship/${data.id}`)
  const instead = page.getByRole('combobox', { name: 'Ja šīs preces nav: Ziedu medus, 250 g' })
  await instead.focus()
  await expect(
    instead.getByRole('option', { name: 'Tās vietā: Liepziedu medus, 500 g' }),
  ).toBeAttached()
  await page.route(/\/cartitem$/, (route) => route.abort())
  await instead.selectOption({ label: 'Tās vietā: Liepziedu medus, 500 g' })
  await expect(
    page.getByText('Neizdevās sazināties ar veikalu. Lūdzu, mēģiniet vēlreiz.'),
  ).toBeVisible()
  await expect(page.getByText('Izvēle saglabāta.')).toHaveCount(0)
  await expect(instead).toHaveValue('')
})

test('deliveries of an autoship without a name show its number', async ({ page, anna }) => {
  const id = await startedAutoship(anna, '')
  await startedAutoship(anna, 'Birojs')
  await openDiary(page)
  const link = entriesOf(page)
    .first()
    .getByRole('link', { name: `Regulārā piegāde Nr. ${id}` })
  await expect(link).toHaveAttribute('href', `/autoship/${id}`)
})

test('the estimate of the water is answered in one press: one more, earlier, fine', async ({
  page,
  anna,
}) => {
  deliverBottlesBefore(anna, 3, [38, 24, 10])
  const id = await startedAutoship(anna)
  await nextNotBefore(anna, id, 12)
  await openDiary(page)
  const next = entriesOf(page).first()
  await expect(next.getByRole('heading', { name: /^Ūdens pietiks līdz / })).toBeVisible()
  await next.getByText('Kā to izrēķinājām').click()
  await expect(
    next.getByText(/^Pēdējās 28 dienās .* Jūs saņēmāt 6 pudeles 2 piegādēs/),
  ).toBeVisible()
  await expectAccessible(page)

  await next.getByRole('button', { name: 'Par vienu pudeli vairāk' }).click()
  await expect(page.getByText(/^Piegādei .* pievienota viena pudele\.$/).first()).toBeVisible()
  await expect(next).toContainText('3 × Avota ūdens')
  const before = await next.locator('time').getAttribute('datetime')
  await next.getByRole('button', { name: /^Vest ātrāk: / }).click()
  await expect(page.getByText(/^Piegāde pārcelta uz /).first()).toBeVisible()
  await expect.poll(() => next.locator('time').getAttribute('datetime')).not.toBe(before)
  expect((await next.locator('time').getAttribute('datetime'))! < before!).toBe(true)
  await next.getByRole('button', { name: 'Viss kārtībā' }).click()
  await expect(page.getByText('Labi, vedīsim, kā ieplānots.').first()).toBeVisible()
  await expect(next.getByRole('button', { name: 'Viss kārtībā' })).toHaveCount(0)
})

test('the first delivery that the account cannot cover offers a top-up of the missing sum', async ({
  page,
  anna,
}) => {
  await startedAutoship(anna)
  const [, planned] = (await anna.api.readAutoshipDiary()).data.deliveries
  expect(planned).toMatchObject({ first_short: 1, covered: 0 })
  await openDiary(page)
  const links = page.getByRole('link', { name: /^Papildināt par / })
  await expect(links).toHaveCount(1)
  await links.click()
  await expect(page).toHaveURL(`/topup?sum=${planned!.missing.toFixed(2)}`)
  await expect(page.getByLabel('Summa, €')).toHaveValue(
    planned!.missing.toFixed(2).replace('.', ','),
  )
})

/** Once the worker has asked about this day, the question stands on the page. */
async function expectQuestion(page: Page, { api }: JourneyCustomer, was: string) {
  const asked = async () => (await api.listDayProposals()).data.map(({ old_day }) => old_day)
  await expect.poll(asked, { timeout: 45_000 }).toContain(was)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Piegādes, kurām jāmaina diena' })).toBeVisible()
}

test('a day off shows the old day and the new one; the customer agrees', async ({ page, anna }) => {
  await startedAutoship(anna)
  await openDiary(page)
  const second = entriesOf(page).nth(1)
  const was = (await second.locator('time').getAttribute('datetime'))!
  await operator('holiday', 'add', was, 'Inventūra', '--sure')
  try {
    await expectQuestion(page, anna, was)
    // There may be others: a day off that the law knows.
    const words = `Piegādi, kas bija paredzēta ${onDay(dayOf(was), 'lv')}, varam atvest `
    const question = page.locator('.delivery-proposals .note').filter({ hasText: words })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    const mail = await mailTo(anna.email, /vajadzīga cita diena$/)
    expect(linkIn(mail, '/autoship')).toBeTruthy()
    await question.getByRole('button', { name: 'Der' }).click()
    await expect(page.getByText('Paldies, atbilde saglabāta.').first()).toBeVisible()
    await expect(question).toHaveCount(0)
    await expect(second.locator('time')).not.toHaveAttribute('datetime', was)
  } finally {
    await operator('holiday', 'remove', was)
  }
})

test('a customer without an autoship also chooses a new day, or reads that the order stays', async ({
  page,
  anna,
}) => {
  const orderId = await ordered(anna, { [demo.water]: 1 })
  const params = { id: String(orderId) }
  const was = (await anna.api.readOrder({ params })).order.delivery_date!
  await page.goto('/waiting-for-delivery')
  await operator('holiday', 'add', was, 'Inventūra', '--sure')
  try {
    await expectQuestion(page, anna, was)
    await expectAccessible(page)
    const mail = await mailTo(anna.email, /vajadzīga cita diena$/)
    await page.goto(linkIn(mail, '/waiting-for-delivery'))
    // An order without an autoship is cancelled in its list, after a question, not here.
    await expect(page.getByRole('button', { name: 'Izlaist šo reizi' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Cita diena' }).click()
    const dialog = page.getByRole('dialog', { name: 'Uz kuru dienu pārcelt?' })
    await expect(dialog.locator('.day--open').last()).toBeVisible()
    await expectAccessible(page)
    await dialog.locator('.day--open').last().click()
    await expect(page.getByText('Paldies, atbilde saglabāta.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Piegādes, kurām jāmaina diena' })).toHaveCount(
      0,
    )
    expect((await anna.api.readOrder({ params })).order.delivery_date! > was).toBe(true)
  } finally {
    await operator('holiday', 'remove', was)
  }
})

test('a letter’s link that cannot be read now is not said to be over', async ({ page }) => {
  const over = page.getByRole('heading', { name: 'Šī saite vairs nav derīga' })
  await page.goto('/piegade/confirm?key=wrong')
  await expect(over).toBeVisible()
  await page.route('**/api/autoship-by-key/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mēģināt vēlreiz' })).toBeVisible()
  await expect(over).toHaveCount(0)
})
