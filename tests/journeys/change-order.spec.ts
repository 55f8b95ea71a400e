import { expect, type Route } from '@playwright/test'
import { startedAutoship } from '../support/journey-autoship.ts'
import {
  autoshipOrdered,
  customerIn,
  customerWith,
  type JourneyCustomer,
  tube,
  water,
} from '../support/journey-orders.ts'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'

const dayMs = 24 * 3_600_000
const openDay = '.day--open:not(.day--on)'

test('goods, empties, day and note of an order change, with the difference shown before @phone', async ({
  page,
  request,
}) => {
  const { anna, id } = await customerWith(page, request, { [water]: 2, [tube]: 3 })
  await page.goto('/waiting-for-delivery')
  await page.getByRole('link', { name: 'Mainīt pasūtījumu' }).click()
  await expect(page).toHaveURL(`/waiting-for-delivery/${id}/edit`)
  await expect(page.getByText('Līdz šim kopā')).toBeVisible()
  await expectAccessible(page)

  const count = page.getByRole('spinbutton', { name: /^Skaits: Avota ūdens/ })
  await count.fill('4')
  await expect(page.getByText(/Par 31,80\s€ vairāk/)).toBeVisible()
  const removing = page.getByRole('button', { name: /^Izņemt no groza: Silikona caurulīte/ })
  await removing.click()
  await expect(removing).toHaveCount(0)
  await page.locator(openDay).first().click()
  await page.getByLabel('Piezīme kurjeram').fill('Durvju kods 12')
  await page.getByLabel('Piezīme kurjeram').blur()
  expect((await anna.api.readOrder({ params: { id: String(id) } })).order.items).toHaveLength(2)

  await page.getByRole('button', { name: 'Saglabāt izmaiņas' }).first().click()
  await expect(page).toHaveURL('/waiting-for-delivery')
  await expect(page.getByText('Izmaiņas saglabātas.')).toBeVisible()
  const { order } = await anna.api.readOrder({ params: { id: String(id) } })
  expect(order).toMatchObject({ notes: 'Durvju kods 12', items: [{ good_id: water, order: 4 }] })
})

test('goods from the catalogue go into the edited order, not into the cart', async ({
  page,
  request,
}) => {
  const { anna, id } = await customerWith(page, request, { [tube]: 8 })
  await page.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  await page.getByRole('link', { name: 'Pievienot preces' }).click()
  await expect(page).toHaveURL(`/waiting-for-delivery/${id}/addgoods/1`)
  await page.getByRole('link', { name: '2. lapa' }).click()
  await expect(page).toHaveURL(`/waiting-for-delivery/${id}/addgoods/2`)
  await page.getByLabel('Meklēt preces', { exact: true }).last().fill('medus')
  await page.getByLabel('Meklēt preces', { exact: true }).last().press('Enter')
  await expect(page).toHaveURL(`/waiting-for-delivery/${id}/addgoods/1?search=medus`)
  await expect(page.getByRole('article').first()).toContainText(/medus/i)
  const tile = page.getByRole('article').filter({ hasText: /medus/i }).first()
  await tile.getByRole('button', { name: /^Pievienot/ }).click()
  await expect(page.getByText('Pievienots pasūtījumam.')).toBeVisible()
  await expect(tile.getByRole('spinbutton')).toHaveValue('1')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Atpakaļ pie pasūtījuma' }).first().click()
  await expect(page.getByRole('link', { name: /medus/i }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Saglabāt izmaiņas' }).first().click()
  await expect(page.getByText('Izmaiņas saglabātas.')).toBeVisible()
  expect((await anna.api.readOrder({ params: { id: String(id) } })).order.items).toHaveLength(2)
  await expect(anna.api.readActiveCart()).rejects.toMatchObject({ status: 404 })
})

test('tips explain the sums, and a map draws the zones', async ({ page, request }) => {
  const { id } = await customerWith(page, request, { [water]: 2, [tube]: 3 })
  await page.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  for (const name of ['Depozīts', 'Piegāde', 'Bonuss']) {
    await page.getByRole('button', { name: `${name}: kā to rēķina` }).click()
    await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Piegādes zonu karte' }).click()
  const map = page.getByRole('dialog', { name: 'Piegādes zonu karte' })
  await expect(map.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Piegādes zonu karte' })).toBeFocused()
})

test('leaving the editor discards the copy, and a reload keeps the changes', async ({
  page,
  request,
  context,
}) => {
  const { anna, id } = await customerWith(page, request, { [tube]: 8 })
  const opened = page.waitForResponse(/converttocart/)
  await page.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  const copy = ((await (await opened).json()) as { data: { id: number } }).data.id
  const isOpen = () => copyIsOpen(anna, copy)
  await page.getByRole('spinbutton', { name: /^Skaits: / }).fill('10')
  await expect(page.getByText(/Par 5,00\s€ vairāk/)).toBeVisible()
  expect(await isOpen()).toBe(true)
  await page.getByRole('link', { name: 'Atpakaļ, nesaglabājot' }).click()
  await expect.poll(isOpen).toBe(false)

  await page.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  await page.getByRole('spinbutton', { name: /^Skaits: / }).fill('9')
  await expect(page.getByText(/Par 2,50\s€ vairāk/)).toBeVisible()
  await page.getByLabel('Piezīme kurjeram').pressSequentially('Zvanīt otrajā')
  await page.reload()
  await expect(page.getByRole('spinbutton', { name: /^Skaits: / })).toHaveValue('9')
  await expect(page.getByLabel('Piezīme kurjeram')).toHaveValue('Zvanīt otrajā')

  const tab = await context.newPage()
  await tab.addInitScript((token) => localStorage.setItem('avots.token', token), anna.token)
  const openedThere = tab.waitForResponse(/converttocart/)
  await tab.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  const last = ((await (await openedThere).json()) as { data: { id: number } }).data.id
  await expect(tab.getByRole('button', { name: 'Saglabāt izmaiņas' }).first()).toBeVisible()
  // To the page it is the same as a closed tab; a test's closed tab takes its last request with it.
  await tab.goto('about:blank')
  await expect.poll(() => copyIsOpen(anna, last)).toBe(false)
  expect((await anna.api.readOrder({ params: { id: String(id) } })).order.items).toMatchObject([
    { order: 8 },
  ])
})

test('saving straight from the note includes the note', async ({ page, request }) => {
  const { anna, id } = await customerWith(page, request, { [tube]: 8 })
  await page.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  await page.route(/\/api\/cart\/\d+$/, delay)
  await page.getByLabel('Piezīme kurjeram').fill('Durvju kods 12')
  await page.getByRole('button', { name: 'Saglabāt izmaiņas' }).first().click()
  await expect(page).toHaveURL('/waiting-for-delivery')
  expect((await anna.api.readOrder({ params: { id: String(id) } })).order.notes).toBe(
    'Durvju kods 12',
  )
})

test('an answer after the editor was left causes no error', async ({ page, request }) => {
  const { id } = await customerWith(page, request, { [tube]: 8 })
  await page.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  await page.route(/\/cartitem$/, delay)
  const requested = page.waitForRequest(/\/cartitem$/)
  const answered = page.waitForResponse(/\/cartitem$/)
  await page.getByRole('spinbutton', { name: /^Skaits: / }).fill('10')
  await requested
  await page.getByRole('link', { name: 'Atpakaļ, nesaglabājot' }).click()
  await expect(page).toHaveURL('/waiting-for-delivery')
  await answered
  await expect(page.getByRole('heading', { name: `Pasūtījums Nr. ${id}` })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
})

/** A call that takes its time. */
async function delay(route: Route) {
  await new Promise((resolve) => setTimeout(resolve, 700))
  await route.continue()
}

// O-24
test('changes of another tab or device are explained and not overwritten', async ({
  page,
  request,
}) => {
  const { anna, id } = await customerWith(page, request, { [tube]: 8 })
  await page.goto(`/waiting-for-delivery-get-edit-page/${id}`)
  const count = page.getByRole('spinbutton', { name: /^Skaits: / })
  await expect(count).toHaveValue('8')
  await anna.api.copyOrderToCart({ params: { id: String(id) } })
  await count.fill('9')
  await expect(page.getByText('Pasūtījums ir atvērts citā cilnē vai ierīcē')).toBeVisible()
  await expect(page.getByText('Šīs izmaiņas vairs nevar saglabāt.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Atvērt vēlreiz' }).click()
  await expect(page.getByText('Pasūtījums ir atvērts citā cilnē vai ierīcē')).toHaveCount(0)
  await expect(count, 'what was changed here is not lost').toHaveValue('9')

  await moveElsewhere(anna, id)
  await count.fill('10')
  await page.getByRole('button', { name: 'Saglabāt izmaiņas' }).first().click()
  await expect(page.getByText('Pasūtījums pa to laiku ir mainīts citā vietā.')).toBeVisible()
  expect((await anna.api.readOrder({ params: { id: String(id) } })).order.items).toMatchObject([
    { order: 8 },
  ])

  await page.getByRole('link', { name: 'Atvērt vēlreiz' }).click()
  await expect(count).toHaveValue('8')
  await anna.api.cancelOrder({ params: { id: String(id) } })
  await count.fill('9')
  await expect(page.getByText('Pasūtījums ir atcelts.')).toBeVisible()
})

/** Another device moves the order to a later day. */
async function moveElsewhere({ api }: JourneyCustomer, orderId: number) {
  const params = { id: String(orderId) }
  const from = Date.parse((await api.readOrder({ params })).order.delivery_date!)
  const later = [1, 2, 3, 4].map((days) => new Date(from + days * dayMs).toISOString().slice(0, 10))
  for (const delivery_date of later) {
    const isMoved = await api.moveOrder({ params, body: { delivery_date } }).then(
      () => true,
      () => false,
    )
    if (isMoved) return
  }
  throw new Error('no later day can be had')
}

const copyIsOpen = ({ api }: JourneyCustomer, copyId: number) =>
  api.readOrderCopy({ params: { id: String(copyId) } }).then(
    () => true,
    () => false,
  )

test('a new day of an autoship’s order asks for one delivery or all, and confirms the choice', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const { orderId } = autoshipOrdered(anna)
  await page.goto(`/waiting-for-delivery-get-edit-page/${orderId}`)
  await page.locator(openDay).first().click()
  const question = page.getByRole('dialog', { name: 'Kuras piegādes pārcelt?' })
  await question.getByRole('button', { name: 'Tikai šī piegāde' }).click()
  await expect(page.getByText('Tikai šī piegāde')).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForRequest((asked) => /cart\/order\/\d+\/processcart$/.test(asked.url())),
    page.getByRole('button', { name: 'Saglabāt izmaiņas' }).first().click(),
  ])
  expect(saved.postDataJSON()).toEqual({ change_autoship: 0 })
  await expect(page).toHaveURL('/waiting-for-delivery')
})

test('all following deliveries move too, and saving leads to the autoship', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const { orderId } = autoshipOrdered(anna)
  const { order } = await anna.api.readOrder({ params: { id: String(orderId) } })
  await page.goto(`/waiting-for-delivery-get-edit-page/${orderId}`)
  await page.locator(openDay).first().click()
  await page
    .getByRole('dialog', { name: 'Kuras piegādes pārcelt?' })
    .getByRole('button', { name: 'Visas turpmākās' })
    .click()
  await expect(page.getByText('Visas turpmākās')).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForRequest((asked) => /cart\/order\/\d+\/processcart$/.test(asked.url())),
    page.getByRole('button', { name: 'Saglabāt izmaiņas' }).first().click(),
  ])
  expect(saved.postDataJSON()).toEqual({ change_autoship: 1 })
  await expect(page).toHaveURL(/\/autoship$/)
  const moved = (await anna.api.readOrder({ params: { id: String(orderId) } })).order.delivery_date
  expect(moved).not.toBe(order.delivery_date)
})

test('the question previews the following days, and a failing autoship changes nothing', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const autoship = { id: String(await startedAutoship(anna)) }
  const [made] = (await anna.api.listUnconfirmedOrders()).order
  await page.goto(`/waiting-for-delivery-get-edit-page/${made!.id}`)
  await page.locator(openDay).first().click()
  const question = page.getByRole('dialog', { name: 'Kuras piegādes pārcelt?' })
  await expect(question).toContainText(
    /Ja pārcelsiet visas turpmākās, nākamā pēc tās būs \S+, \d+\. /,
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Tikai šī piegāde' }).click()

  await page.route('**/nextdelivery**', (route) => route.abort())
  await page.locator(openDay).last().click()
  await expect(
    page.getByText('Neizdevās uzzināt regulārās piegādes nākamo dienu.').first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/waiting-for-delivery')
  const { order } = await anna.api.readOrder({ params: { id: String(made!.id) } })
  expect(order.delivery_date).toBe(made!.delivery_date)
  await anna.api.removeAutoship({ params: autoship })
})
