import { expect } from '@playwright/test'
import { autoshipOrdered, customerIn, ordered, tube, water } from '../support/journey-orders.ts'
import { openedPaper } from '../support/journey-papers.ts'
import { test } from '../support/journey.ts'
import { tabTo } from './reach.ts'

test('by keyboard alone: an order is changed, and then cancelled', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  const id = await ordered(anna, { [water]: 2, [tube]: 3 })
  await page.goto('/waiting-for-delivery')
  await tabTo(page, page.getByRole('link', { name: 'Mainīt pasūtījumu' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/waiting-for-delivery/${id}/edit`)
  await tabTo(page, page.getByRole('spinbutton', { name: /^Skaits: Avota ūdens/ }))
  await page.keyboard.type('4')
  await expect(page.getByText(/Par 31,80\s€ vairāk/)).toBeVisible()
  await tabTo(page, page.locator('.day--on'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Saglabāt izmaiņas' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/waiting-for-delivery')

  await tabTo(page, page.getByRole('button', { name: 'Atcelt pasūtījumu' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Vai atcelt šo pasūtījumu?' })
  await expect(dialog).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Atcelt pasūtījumu' }), 5)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pasūtījums ir atcelts.')).toBeVisible()
  await expect(page.getByRole('link', { name: `Pasūtījums Nr. ${id}` })).toBeFocused()
  const { order } = await anna.api.readOrder({ params: { id: String(id) } })
  expect(order).toMatchObject({
    status: 0,
    items: [{ good_id: water, order: 4 }, { good_id: tube }],
  })
})

test('by keyboard alone: a delivery is confirmed, and a document is opened', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  autoshipOrdered(anna)
  const { payment_url: bank } = await anna.api.startTopUp({ body: { topup: 20, method: 7 } })
  await request.post(bank, { form: { outcome: 'paid' } })
  await page.goto('/waiting-for-delivery')
  await tabTo(page, page.getByRole('button', { name: 'Apstiprināt piegādi' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Piegāde apstiprināta. Paldies!')).toBeVisible()

  await page.goto('/user/bills')
  const advance = page.getByRole('link', { name: 'Avansa rēķini', exact: true })
  await tabTo(page, advance)
  await page.keyboard.press('Enter')
  // The list of before has a button of the same document.
  await expect(advance).toHaveAttribute('aria-current', 'page')
  const paper = page.getByRole('button', { name: /^Atvērt A-/ })
  await tabTo(page, paper)
  const { text } = await openedPaper(page, () => page.keyboard.press('Enter'))
  expect(text).toContain('Avansa rēķins')
})
