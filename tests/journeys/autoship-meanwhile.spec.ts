import { expect } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { entriesOf, openDiary, startedAutoship, test } from '../support/journey-autoship.ts'
import { linkIn, mailTo } from '../support/journey-mails.ts'

test('an autoship deleted in another tab disappears with a message', async ({ page, anna }) => {
  const id = await startedAutoship(anna)
  await openDiary(page)
  await anna.api.removeAutoship({ params: { id: String(id) } })
  await entriesOf(page)
    .nth(2)
    .getByRole('button', { name: /^Izlaist šo reizi/ })
    .click()
  await expect(
    page.getByText('Šīs piegādes vairs nav: regulārā piegāde ir mainīta vai dzēsta citur.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ūdens, kas atnāk pats' })).toBeVisible()
})

test('the editor says that its autoship was stopped elsewhere, and leads back from a deleted one', async ({
  page,
  anna,
}) => {
  const id = await startedAutoship(anna)
  const params = { id: String(id) }
  const button = (name: string) => page.getByRole('button', { name }).filter({ visible: true })
  await page.goto(`/autoship/${id}`)
  await page.getByLabel('Nosaukums').fill('Biroja ūdens')
  await anna.api.changeAutoship({ params, body: { status: 0 } })
  await button('Saglabāt visām').click()
  await expect(
    page.getByText('Izmaiņas saglabātas, bet regulārā piegāde ir apturēta.').first(),
  ).toBeVisible()
  await page.getByLabel('Nosaukums').fill('Mājas ūdens')
  await anna.api.removeAutoship({ params })
  await button('Atsākt').click()
  await expect(page).toHaveURL('/autoship')
  await expect(
    page.getByText('Šīs regulārās piegādes vairs nav. Varbūt tā ir dzēsta citur.'),
  ).toBeVisible()
})

test('a field that another device has changed meanwhile is shown before it is saved over', async ({
  page,
  anna,
}) => {
  const id = await startedAutoship(anna)
  const params = { id: String(id) }
  const save = page.getByRole('button', { name: 'Saglabāt visām' }).filter({ visible: true })
  await page.goto(`/autoship/${id}`)
  await page.getByLabel('Nosaukums').fill('Dārza ūdens')
  await anna.api.changeAutoship({ params, body: { autoship_name: 'Biroja ūdens', notes: 'Kods' } })
  await save.click()
  await expect(
    page.getByText('Pa to laiku citur ir saglabāts “Biroja ūdens”.').first(),
  ).toBeVisible()
  const read = async () => (await anna.api.readAutoship({ params })).data.data
  expect(await read()).toMatchObject({ autoship_name: 'Biroja ūdens' })
  await expectAccessible(page)
  await save.click()
  await expect(
    page.getByText('Izmaiņas saglabātas visām turpmākajām piegādēm.').first(),
  ).toBeVisible()
  expect(await read()).toMatchObject({ autoship_name: 'Dārza ūdens', notes: 'Kods' })
})

test('a confirmed delivery can be skipped after its autoship was stopped', async ({
  page,
  anna,
}) => {
  const id = String(await startedAutoship(anna))
  const [made] = (await anna.api.listUnconfirmedOrders()).order
  await anna.api.changeOrder({ params: { id: String(made!.id) }, body: { confirmed: 1 } })
  await anna.api.changeAutoship({ params: { id }, body: { status: 0 } })
  await openDiary(page)
  await expect(entriesOf(page)).toHaveCount(1)
  await page.goto(`/autoship/${id}`)
  await entriesOf(page)
    .first()
    .getByRole('button', { name: /^Izlaist šo reizi/ })
    .click()
  await expect(page.getByText(/^Piegāde .* izlaista\.$/).first()).toBeVisible()
  expect((await anna.api.listOrdersInProgress()).order).toEqual([])
})

test('the mail of a skipped delivery does not ask for its confirmation', async ({ page, anna }) => {
  const id = String(await startedAutoship(anna))
  const mail = await mailTo(anna.email, /^Lūdzu, apstipriniet piegādi|^Piegāde ir rīt/)
  const [next] = (await anna.api.readAutoshipDiary()).data.deliveries
  await anna.api.skipDelivery({ params: { id, planned_on: next!.planned_on } })
  for (const action of ['confirm', 'move', 'add']) {
    await page.goto(linkIn(mail, `/piegade/${action}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Piegāde ir izlaista')
    await expect(page.locator('.autoship-mail__acts').getByRole('button')).toHaveCount(0)
  }
  await expectAccessible(page)
})

test('a tab left open past midnight offers the days from today on', async ({ page, anna }) => {
  const id = await startedAutoship(anna)
  await page.clock.install()
  await page.goto(`/autoship/${id}`)
  const first = page.getByRole('grid').locator('.day--open').first()
  await expect(first).toBeVisible()
  const day = page.locator(`[data-day="${await first.getAttribute('data-day')}"]`)
  await page.clock.setFixedTime(`${await first.getAttribute('data-day')}T12:00:00Z`)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(day).toHaveClass(/day--past/)
})
