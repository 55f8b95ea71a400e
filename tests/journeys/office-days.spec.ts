import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'
import { customerIn, type JourneyCustomer, ordered, tube } from '../support/journey-orders.ts'

const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const will = (page: Page) => page.getByRole('region', { name: 'Kas notiks' })

/** Moves an order weeks ahead, to a day on which no other journey delivers. */
async function movedFar(page: Page, orderId: number): Promise<string> {
  for (let ahead = 50; ahead < 80; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const answer = await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' }
        const asked = { method: 'POST', headers, body: JSON.stringify(body) }
        return (await fetch('/office/api/orders/move', asked)).json()
      },
      { orderIds: [orderId], day },
    )
    if (answer.done?.length === 1) return day
  }
  throw new Error('no day')
}

test('a day off is looked at by customer, sent, answered and taken back', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const id = await ordered(anna, { [tube]: 1 })
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/days/change')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mainīt dienu vai maršrutu')
  const day = await movedFar(page, id)
  await page.getByRole('textbox', { name: 'Diena', exact: true }).fill(day)
  await page.getByLabel('Nosaukums latviski').fill('Inventarizācija')
  await page.getByLabel('Nosaukums angliski').fill('Stocktaking')
  await page.getByRole('button', { name: /^Visi/ }).click()
  const row = page.locator('.days-row').first()
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(row).toHaveClass(/days-row--current/)
  await page.keyboard.press('m')
  await expect(row.getByLabel(/^Jaunā diena/)).toBeFocused()
  await page.getByRole('button', { name: 'Lasīt vēstuli' }).click()
  await page.getByRole('button', { name: 'Labot tekstu' }).click()
  await page.getByLabel('Latviski', { exact: true }).fill('Tajā dienā skaitām pudeles.')
  await page.getByLabel('Angliski', { exact: true }).fill('We count bottles on that day.')
  const letter = page.getByRole('region', { name: 'Vēstule klientam' })
  await expect(letter).toContainText('Tajā dienā skaitām pudeles.')
  await row.getByLabel(/^Kā pateikt/).selectOption('call')
  await page.getByLabel('Iemesls').fill('Skaitām noliktavu')
  await expect(will(page)).toContainText('piegādes zaudē savu dienu')
  await page.getByRole('button', { name: 'Mainīt un nosūtīt' }).click()
  await expect(toast(page, 'Dienas mainītas.')).toBeVisible()
  const made = page.getByRole('region', { name: 'Izdarītās maiņas' })
  await made
    .getByRole('link', { name: /nebraucam/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maiņa nr.')
  await expect(page.getByRole('list').filter({ hasText: 'klusē' })).toBeVisible()
  await expectAccessible(page)
  const { proposals } = await answerOf(anna)
  await expect(page.getByRole('list').filter({ hasText: 'piekrita' })).toContainText(
    `${proposals} piekrita`,
  )
  await page.getByRole('button', { name: 'Atsaukt maiņu' }).click()
  const sheet = page.locator('dialog.sheet[open]')
  await sheet.getByLabel('Iemesls').fill('Tomēr brauksim')
  await sheet.getByRole('button', { name: 'Atsaukt maiņu' }).click()
  await expect(toast(page, 'Dienu maiņa atsaukta.')).toBeVisible()
  await expect(page.getByText('Šī maiņa ir atsaukta.')).toBeVisible()
})

test('a change is not sent by what another day would have done', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  const id = await ordered(anna, { [tube]: 1 })
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/days/change')
  const day = await movedFar(page, id)
  const dayField = page.getByRole('textbox', { name: 'Diena', exact: true })
  await dayField.fill(day)
  await page.getByLabel('Nosaukums latviski').fill('Inventarizācija')
  await page.getByLabel('Nosaukums angliski').fill('Stocktaking')
  await page.getByLabel('Iemesls').fill('Skaitām noliktavu')
  const send = page.getByRole('button', { name: /^Mainīt/ })
  await expect(will(page)).toBeVisible()
  // Each look waits here until it may be answered.
  const { promise: mayLook, resolve: look } = Promise.withResolvers<void>()
  await page.route('**/office/api/calendar/rehearse', async (route) => {
    await mayLook
    await route.continue()
  })
  await page.getByRole('button', { name: /^Visi/ }).click()
  const row = page.locator('.days-row').first()
  await row.getByLabel(/^Kā pateikt/).selectOption('call')
  await expect(row.getByLabel(/^Kā pateikt/)).toHaveValue('call')
  await expect(page.getByText('Pārbauda, ko tas skars…')).toBeVisible()
  await expect(will(page)).toHaveCount(0)
  await send.press('Enter')
  // Another day has nothing to show yet, of neither its customers nor its letters.
  await dayField.fill(day.replace(/^\d{4}/, (year) => String(Number(year) + 1)))
  await expect(page.locator('.days-row')).toHaveCount(0)
  await expect(send).toHaveCount(0)
  look()
  await expect(will(page)).toBeVisible()
  await expect(send).toBeEnabled()
  await page.goto('/office/plan/days')
  await expect(page.getByText('Inventarizācija')).toHaveCount(0)
})

/** The customer agrees to every new day; the open page counts it by itself. */
async function answerOf({ api }: JourneyCustomer) {
  const { data } = await api.listDayProposals()
  for (const { id } of data)
    await api.answerDayProposal({ params: { id: String(id) }, body: { answer: 'accept' } })
  return { proposals: data.length }
}

test('the change of a route is looked at by keys alone, and nothing is saved', async ({ page }) => {
  await signInOffice(page, 'dispecers@avots.example', '/office/plan/zones')
  const zone = page.getByRole('region').filter({ hasText: 'Brauc' }).first()
  await zone.getByRole('link', { name: /^Mainīt dienas/ }).focus()
  await page.keyboard.press('Enter')
  const zones = page.getByRole('combobox', { name: 'Zona' })
  const code = await zones.inputValue()
  const chosen = page.getByRole('group', { name: 'Nedēļas dienas' }).getByRole('checkbox', {
    checked: true,
  })
  await expect(chosen.first()).toBeVisible()
  await chosen.first().focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/klient(?:s|i|u) · \d+ ar dienu|Tas neskar nevienu/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/office/plan/days')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dienas un maršruti')
  await expect(page.getByText(`Maršruts ${code}`)).toHaveCount(0)
  await expectAccessible(page)
})
