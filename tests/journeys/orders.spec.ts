import { expect } from '@playwright/test'
import {
  autoshipOrdered,
  customerIn,
  customerWith,
  ordered,
  tube,
  water,
} from '../support/journey-orders.ts'
import { failsUntilPress } from '../support/fails-until-press.ts'
import { stepButton } from '../support/journey-carts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'

test('an order shows in the schedule, moves in two clicks and is cancelled after a question @phone', async ({
  page,
  request,
}) => {
  const { id } = await customerWith(page, request, { [water]: 2, [tube]: 3 })
  await page.goto('/waiting-for-delivery')
  const entry = page.getByRole('listitem').filter({ hasText: `Pasūtījums Nr. ${id}` })
  await expect(entry).toContainText('2 pilnas, 3 × Silikona caurulīte pumpim, 60 cm')
  await expect(entry).toContainText(/Mainīt var līdz \d+\. \S+ plkst\. 23\.59\./)
  await expect(page.getByText('Pasūtījumi, kas gaida piegādi: 1').first()).toBeAttached()
  await expectAccessible(page)

  const before = await entry.locator('time').getAttribute('datetime')
  await entry.getByRole('button', { name: 'Pārcelt' }).click()
  const days = page.getByRole('dialog', { name: 'Uz kuru dienu pārcelt?' })
  await expect(days.getByRole('button')).toHaveCount(7)
  await expectAccessible(page)
  await days
    .getByRole('button', { name: /\d+\. / })
    .first()
    .click()
  await expect(page.getByText(/^Piegāde pārcelta uz /)).toBeVisible()
  await expect(entry.locator('time')).not.toHaveAttribute('datetime', before!)

  await entry.getByRole('button', { name: 'Atcelt pasūtījumu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vai atcelt šo pasūtījumu?' })
  await expect(dialog).toContainText('nekas nav samaksāts')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Paturēt' }).click()
  await entry.getByRole('button', { name: 'Atcelt pasūtījumu' }).click()
  await dialog.getByRole('button', { name: 'Atcelt pasūtījumu' }).click()
  await expect(entry).toContainText('Atcelts')
  await expect(entry.getByRole('button')).toHaveText(['Pasūtīt vēlreiz'])
  await expectAccessible(page)
  // A press that is slow to be answered shows that it has been taken.
  await page.route('**/api/cart/again', () => undefined, { times: 1 })
  await entry.getByRole('button').click()
  await expect(entry.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nekas negaida piegādi' })).toBeVisible()

  await page.goto('/user/cancelled')
  const cancelled = page.getByRole('listitem').filter({ hasText: `Nr. ${id}` })
  await expect(cancelled).toContainText(/atcelts \d/)
  await expect(cancelled.getByRole('link', { name: 'Pasūtīt visu vēlreiz' })).toHaveAttribute(
    'href',
    `/cart/again/${id}`,
  )
})

test('by keyboard alone: a day is chosen, and Escape changes nothing', async ({
  page,
  request,
}) => {
  const { id } = await customerWith(page, request, { [water]: 2, [tube]: 2 })
  await page.goto('/waiting-for-delivery')
  const move = page.getByRole('button', { name: 'Pārcelt' })
  await move.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(move).toBeFocused()
  await page.keyboard.press('Enter')
  const first = page
    .getByRole('dialog')
    .getByRole('button', { name: /\d+\. / })
    .first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Piegāde pārcelta uz /)).toBeVisible()
  await page.getByRole('link', { name: `Pasūtījums Nr. ${id}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/waiting-for-delivery/${id}/view`)
})

test('an order shows all its sums, and one without an answer of the bank says so', async ({
  page,
  request,
}) => {
  const { anna, id } = await customerWith(page, request, { [water]: [2, 0], [tube]: 2 })
  await page.goto(`/waiting-for-delivery/${id}/view`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pasūtījums Nr. ${id}`)
  await expect(page.getByRole('article')).toContainText('Depozīts')
  await expect(
    page.getByRole('definition').filter({ hasText: 'skaidrā naudā kurjeram' }),
  ).toBeVisible()
  await expect(page.getByText(/sagatavojiet kurjeram/)).toBeVisible()
  await expectAccessible(page)

  const unpaid = await ordered(anna, { [water]: 4 }, 6)
  await page.goto('/waiting-for-delivery')
  const entry = page.getByRole('listitem').filter({ hasText: `Pasūtījums Nr. ${unpaid}` })
  await expect(entry).toContainText('Maksājums vēl nav pilnībā pabeigts.')
  await expect(entry).toContainText('Tas var aizņemt dažas stundas.')
  await expect(entry).toContainText('Vispirms jāpabeidz maksājums.')
  await entry.getByRole('link', { name: `Pasūtījums Nr. ${unpaid}` }).click()
  await expect(page.getByText('Par to paziņosim e-pastā')).toBeVisible()
  await expectAccessible(page)
})

test('a missing order and one that cannot be edited lead back to the schedule', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  await page.goto('/waiting-for-delivery/999999/view')
  await expect(page).toHaveURL('/waiting-for-delivery')
  const id = await ordered(anna, { [tube]: 1 })
  await anna.api.cancelOrder({ params: { id: String(id) } })
  await page.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  await expect(page).toHaveURL(`/waiting-for-delivery/${id}/view`)
  await expect(page.getByText('Atcelts').first()).toBeVisible()

  // A shop that does not answer has not said that there is no such order.
  const answer = `**/api/order/${id}`
  await page.route(answer, (route) => route.fulfill({ status: 503, json: { error: 'busy' } }))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radās kļūda')
  await page.unroute(answer)
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByText('Atcelts').first()).toBeVisible()

  const { data: cart } = await anna.api.createCart()
  const params = { id: String(cart.id) }
  await anna.api.changeCartItem({ params, body: { good_id: tube, order: 1 } })
  await anna.api.changeCart({ params, body: { delivery_type_id: 3, payment_type: 6 } })
  await anna.api.placeOrder({ params })
  await page.goto(`/waiting-for-delivery/${cart.id}/edit`)
  await expect(page).toHaveURL(`/waiting-for-delivery/${cart.id}/view`)
  await expect(page.getByText('Vispirms jāpabeidz maksājums.')).toBeVisible()
})

test('a long list loads in parts, and a failed part can be retried', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  for (let count = 0; count < 14; count += 1) await ordered(anna, { [tube]: 1 })
  await failsUntilPress(page, '**/api/order/ordersinprogress')
  await page.goto('/waiting-for-delivery')
  await expect(page.getByRole('heading', { name: 'Piegādes neizdevās ielādēt.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Pasūtījums Nr/ })).toHaveCount(12)
  await page.getByRole('button', { name: 'Parādīt vēl 2' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Pasūtījums Nr/ })).toHaveCount(14)
  await expect(page.getByText('Pasūtījumi, kas gaida piegādi: 14').first()).toBeAttached()
})

test('the calendar address of the deliveries needs no log-in', async ({ page, request }) => {
  const { id } = await customerWith(page, request, { [tube]: 1 })
  await page.goto('/waiting-for-delivery')
  await page.getByRole('button', { name: 'Parādīt kalendāra adresi' }).click()
  const address = await page.getByLabel('Kalendāra adrese').inputValue()
  const feed = await request.get(address)
  expect(feed.headers()['content-type']).toContain('text/calendar')
  expect(await feed.text()).toContain(`UID:order-${id}@`)
  await expectAccessible(page)
})

test('a delivery of an autoship is confirmed in the schedule and moves alone or with all following', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const { orderId } = autoshipOrdered(anna)
  await page.goto('/waiting-for-delivery')
  const entry = page.getByRole('listitem').filter({ hasText: `pasūtījums Nr. ${orderId}` })
  await expect(entry).toContainText(/Jāapstiprina līdz \d+\. \S+/)
  await expect(entry.getByRole('button', { name: 'Atcelt pasūtījumu' })).toHaveCount(0)
  await expect(entry.getByRole('link', { name: 'Regulārā piegāde' })).toBeVisible()
  await entry.getByRole('button', { name: 'Apstiprināt piegādi' }).click()
  await expect(page.getByText('Piegāde apstiprināta. Paldies!')).toBeVisible()
  await expect(entry.getByRole('button', { name: 'Apstiprināt piegādi' })).toHaveCount(0)

  await entry.getByRole('button', { name: 'Pārcelt' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\d+\. / })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: 'Kuras piegādes pārcelt?' })
  await expect(question.getByRole('button', { name: 'Visas turpmākās' })).toBeVisible()
  await expectAccessible(page)
  const [sent] = await Promise.all([
    page.waitForRequest((asked) => asked.url().endsWith(`/order/${orderId}/day`)),
    question.getByRole('button', { name: 'Tikai šī piegāde' }).click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ change_autoship: 0 })
  await expect(page.getByText(/^Piegāde pārcelta uz /)).toBeVisible()
  await entry.getByRole('link', { name: `pasūtījums Nr. ${orderId}` }).click()
  await expect(page.getByText(/^Paldies! Piegāde ir apstiprināta, būsim /)).toBeVisible()
})

test('a scanner’s visits to a mail’s link change nothing, and one press confirms without a log-in', async ({
  page,
  request,
  browser,
}) => {
  const anna = await customerIn(page, request)
  const { orderId, key } = autoshipOrdered(anna)
  const link = `/order/${orderId}?approve=yes&key=${key}`
  const stranger = await browser.newContext()
  for (let visit = 0; visit < 3; visit += 1) {
    await stranger.request.get(link)
    await stranger.request.head(link)
  }
  const visitor = await stranger.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(
    `pasūtījums Nr. ${orderId}`,
  )
  await expectAccessible(visitor)
  expect((await anna.api.readOrder({ params: { id: String(orderId) } })).order.confirmed).toBe(0)
  await visitor.getByRole('button', { name: 'Apstiprināt piegādi' }).click()
  await expect(visitor.getByText('Piegāde apstiprināta. Paldies!')).toBeVisible()
  await expect(visitor.getByText(/^Paldies! Piegāde ir apstiprināta, būsim /)).toBeVisible()
  expect((await anna.api.readOrder({ params: { id: String(orderId) } })).order.confirmed).toBe(1)
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: 'Apstiprināt piegādi' })).toHaveCount(0)
  await visitor.goto(`/order/${orderId}?approve=yes&key=${key.slice(0, -3)}abc`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Šī saite vairs nav derīga')
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: 'Pieslēgties' }).last().click()
  await expect(visitor).toHaveURL(/\/login\?to=/)
  await stranger.close()
})

test('logged in, the link confirms by itself, once', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  const { orderId, key } = autoshipOrdered(anna)
  let sent = 0
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.url().endsWith(`/api/order/${orderId}`)) sent += 1
  })
  await page.goto(`/order/${orderId}?approve=yes&key=${key}`)
  await expect(page.getByText(/^Paldies! Piegāde ir apstiprināta, būsim /)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Paldies! Piegāde ir apstiprināta, būsim /)).toBeVisible()
  expect(sent).toBe(1)
  await expectAccessible(page)
})

test('the home page shows the next delivery, and two presses order the last one again @phone', async ({
  page,
  request,
}) => {
  const { id } = await customerWith(page, request, { [water]: 2, [tube]: 3 })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Apskatīt piegādi' })).toHaveAttribute(
    'href',
    `/waiting-for-delivery/${id}/view`,
  )
  const again = page.getByRole('region', { name: 'Pēdējais pasūtījums' })
  await expect(again).toContainText('3 × Silikona caurulīte pumpim, 60 cm')
  await again.getByRole('link', { name: 'Atkārtot pasūtījumu' }).click()

  const order = stepButton(page, 'Pasūtīt ar pienākumu maksāt')
  await expect(order).toBeEnabled()
  await expect(order).toHaveText(/Pasūtīt ar pienākumu maksāt – \d+,\d\d\s€/)
  const summary = page.getByRole('complementary', { name: 'Kopsavilkums' })
  await expect(summary).toContainText('Silikona caurulīte pumpim, 60 cm')
  await expect(page.getByRole('radio', { name: /Skaidrā naudā/ })).toBeChecked()
  await expectAccessible(page)
  await order.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')
  await page.goto(`/cart/again/${id}`)
  await expect(page).toHaveURL(/\/cart\/payment$/)
  await page.goto(`/cart/again/${id}`)
  await expect(page).toHaveURL(/\/cart\/payment$/)
  await expect(summary).toContainText('3 × ')
})

// P-3
test('the home page names the last order alone, and its goods singly below', async ({
  page,
  request,
}) => {
  const { anna } = await customerWith(page, request, { [tube]: 4 })
  await ordered(anna, { [water]: 2 })
  await page.goto('/')
  const again = page.getByRole('region', { name: 'Pēdējais pasūtījums' })
  await expect(again).toContainText('2 × Avota ūdens “Sila Avots”')
  await expect(again).not.toContainText('Silikona')
  const lately = page.getByRole('region', { name: 'Nesen pasūtītās preces' })
  await expect(lately).toContainText('Silikona caurulīte pumpim, 60 cm')
  await expect(lately.getByRole('button', { name: /^Pievienot grozam: .*Sila/ })).toBeVisible()
})
