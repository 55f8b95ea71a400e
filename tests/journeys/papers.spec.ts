import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { CallRefused } from '../../contract/shared/http-client.ts'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { dayTitle, toDay } from '../../domain/calendar/phrases.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import { colleague } from '../support/journey-office.ts'
import { mailTo } from '../support/journey-mails.ts'
import { operator } from '../support/journey-operator.ts'
import { demo } from '../support/journey-carts.ts'
import { customerIn, type JourneyCustomer, ordered } from '../support/journey-orders.ts'
import { openedPaper } from '../support/journey-papers.ts'
import { expectAccessible } from '../support/accessible.ts'
import { logIn } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'
import { rateAndReport } from '../support/rate-and-report.ts'
import { readPdf } from '../support/read-pdf.ts'

// Each of the operator's commands is a process of its own.
test.slow()

const farDays = 65

/** A cash order on a distant day, so that closing the day affects no other journey. */
async function orderOf(anna: JourneyCustomer, lines: Record<number, number>) {
  const id = await ordered(anna, lines)
  const params = { id: String(id) }
  const wanted = addDays(rigaDay(Date.now()), farDays)
  const move = (day: string) => anna.api.moveOrder({ params, body: { delivery_date: day } })
  await move(wanted).catch((refused: CallRefused) => move(String(refused.body.next_delivery_date)))
  const { order } = await anna.api.readOrder({ params })
  return { id, day: order.delivery_date! }
}

const seller = [
  'SIA “Avots”',
  'Avotu iela 1, Rīga, LV-1011',
  'Reģ. Nr. 40000000000',
  'PVN Nr. LV40000000000',
]

test('a delivered order shows the bottles left and taken, the payment and the invoice’s PDF @phone', async ({
  page,
  request,
  browser,
}, info) => {
  const anna = await customerIn(page, request)
  const order = await orderOf(anna, { [demo.water]: 3, [demo.honey]: 1 })
  const sheet = info.outputPath('sheet.pdf')
  await operator('day', 'close', '--date', order.day, '--sure')
  await operator('day', 'sheet', '--date', order.day, '--pdf', sheet)
  const route = readPdf(readFileSync(sheet))
  for (const part of [
    'Maršruta lapa',
    'Iekraušanas saraksts',
    'Lāčplēša iela 24-15',
    'Anna Bērziņa',
    '+371 2000 0000',
  ])
    expect(route).toContain(part)
  await operator('deliver', '--order', String(order.id))

  await page.goto('/user/invoices')
  await expect(page.getByText(`Nr. ${order.id}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Vairāk ar attēliem' }).click()
  await page.getByRole('button', { name: /^Pasūtīt vēlreiz: .*medus/ }).click()
  await expect(page.getByText('Grozā', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  const { text } = await openedPaper(page, () =>
    page.getByRole('button', { name: /^Rēķins R-/ }).click(),
  )
  for (const part of [
    'Rēķins',
    ...seller,
    'Anna Bērziņa',
    'Lāčplēša iela 24-15',
    'Izrakstīts',
    'Piegādes diena',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/R-\d{4}-\d{6}/)
  expect(text).toContain(`Nr. ${order.id}`)
  expect(text).toMatch(/Avota ūdens “Sila Avots”.* gab\. 3 6,5289 21 % 23,70/)
  expect(text).toMatch(/Bio ziedu medus.* gab\. 1 5,9504 21 % 7,20/)
  expect(text).toMatch(/Depozīts par taru \(PVN neapliek\): 3 × Avota ūdens.* – 24,00/)
  expect(text).toMatch(/21 % 25,54 € 5,36 € 30,90 €/)
  expect(text).toMatch(/Neapliek ar PVN 24,00 €/)
  expect(text).toMatch(/Kopā 54,90 €/)
  expect(text).toMatch(/Samaksāts skaidrā naudā 54,90 €/)
  expect(text).toContain('Piecdesmit četri eiro un 90 centu')
  expect(text).toContain('Dokuments sagatavots elektroniski un derīgs bez paraksta.')

  await page.goto('/user/rented-goods/1')
  const row = page
    .getByRole('region', { name: 'Pudeļu uzskaite' })
    .getByRole('row')
    .filter({ hasText: 'R-' })
  await expect(row).toContainText('+24,00 €')
  await expectAccessible(page)
  await rateAndReport(page, order.id)
  const office = await colleague(
    browser,
    'gramatvediba@avots.example',
    `/office/orders/${order.id}`,
  )
  const said = office.getByRole('region', { name: 'Klients saka' })
  await expect(said).toContainText('Vērtējums: 4 no 5')
  await expect(said).toContainText('“Vāciņš ir ieplīsis”')
  await expect(said.getByRole('img')).toBeVisible()
  await refundHoney(office)
})

/** A part of a line goes back to the account, from the line of its invoice. */
async function refundHoney(office: Page) {
  await office.getByRole('link', { name: /^R-/ }).click()
  await expect(office.getByRole('heading', { level: 1, name: /^Rēķins R-/ })).toBeVisible()
  await office.getByRole('button', { name: /^Atmaksāt: Bio ziedu medus/ }).click()
  const form = office.locator('dialog.sheet[open]')
  await expect(form.getByLabel('Summa')).toHaveValue('7,20')
  await form.getByLabel('Summa').fill('1,21')
  await form.getByLabel('Iemesls').fill('Ieplīsis vāciņš')
  const will = form.getByRole('region', { name: 'Kas notiks' })
  await expect(will).toContainText(/kredītrēķins −1,21\s€/)
  await expect(will).toContainText(/PVN samazinās par 0,21\s€/)
  await expectAccessible(office)
  await form.getByRole('button', { name: 'Atmaksāt', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(office.getByRole('link', { name: /^Kredītrēķins K-/ })).toBeVisible()
}

test('a wrong count is disputed and corrected with a credit bill', async ({ page, request }) => {
  const anna = await customerIn(page, request)
  const order = await orderOf(anna, { [demo.water]: 3 })
  await operator('day', 'close', '--date', order.day, '--sure')
  await operator('deliver', '--order', String(order.id))
  await page.goto('/user/rented-goods')
  await page.getByRole('button', { name: /^Nav pareizi\?/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cik bija patiesībā?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mazāk' }).first().click()
  await dialog.getByLabel('Piezīme').fill('Saņēmu tikai divas.')
  await page.route('**/api/bottles/*/dispute', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Nosūtīt' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Neizdevās nosūtīt. Lūdzu, mēģiniet vēlreiz.')
  await dialog.getByRole('button', { name: 'Nosūtīt' }).click()
  await expect(page.getByText('Pārbaudām')).toBeVisible()
  await expect(page.locator(':focus')).toHaveText('Pārbaudām')

  const disputes =
    await operator<{ id: number; customerId: number; saysDelivered: number }[]>('disputes')
  const mine = disputes.find(({ customerId }) => customerId === anna.id)!
  expect(mine).toMatchObject({ saysDelivered: 2 })
  await operator(
    'dispute',
    'answer',
    String(mine.id),
    'accept',
    '--why',
    'Kurjers kļūdījās, atvainojiet.',
  )
  await page.reload()
  await expect(page.getByText('Izlabots')).toBeVisible()
  await expect(page.getByText('Kurjers kļūdījās, atvainojiet.').first()).toBeVisible()
  await expect(page.getByText('2 pudeles')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/user/invoices/1')
  const credit = page.getByRole('button', { name: 'Kredītrēķins, PDF' })
  await expect(async () => {
    await page.reload()
    await expect(credit).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const { text } = await openedPaper(page, () => credit.click())
  for (const part of ['Kredītrēķins', ...seller, 'Labo rēķinu', 'Samaksa skaidrā naudā'])
    expect(text).toContain(part)
  expect(text).toMatch(/K-\d{4}-\d{6}/)
  expect(text).toMatch(/Labo rēķinu[\s\S]*R-\d{4}-\d{6}/)
  expect(text).toMatch(/Depozīts par taru \(PVN neapliek\): 3 × .*−24,00/)
  expect(text, 'a price below zero has a minus').not.toMatch(/-\d+,\d{4}/)
  expect(text).toContain('Kredīta summa Četrdesmit septiņi eiro un 70 centu')
})

test('a company reads its monthly bills and their PDF with reference and code', async ({
  page,
}) => {
  await logIn(page, 'birojs@avots.example', '/login?to=/user/monthly-bills', 'avots-demo')
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /M-\d{4}-/ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  const first = page.getByRole('button', { name: /^Atvērt M-/ }).first()
  await page.route('**/api/bill/*/invoice', (route) => route.abort(), { times: 1 })
  await first.click()
  await expect(page.getByText('PDF vēl nav gatavs. Lūdzu, mēģiniet pēc brīža.')).toBeVisible()
  const { text } = await openedPaper(page, () => first.click())
  for (const part of [
    'Mēneša rēķins',
    ...seller,
    'SIA “Bērzu birojs”',
    'Par laiku',
    'Apmaksāt līdz',
    'Maksājuma mērķis',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/noma .*mēn\. \d+ [\d,]+ 21 % [\d,]+/)
  expect(text).toMatch(/Pēcapmaksas rēķins R-\d{4}-\d{6}/)
  expect(text).toMatch(/Jāmaksā [\d,]+ €/)
  expect(text).toContain('Noskenējiet bankas lietotnē')
})

test('an undelivered order moves to another day, and a mail names the day and the reason', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const order = await orderOf(anna, { [demo.water]: 2 })
  await operator('day', 'close', '--date', order.day, '--sure')
  const { nextOn } = await operator<{ nextOn: string }>(
    'undelivered',
    '--order',
    String(order.id),
    '--why',
    'Neviens neatvēra',
  )
  expect(nextOn > order.day).toBe(true)
  await page.goto(`/order/${order.id}`)
  await expect(page.getByRole('main')).toContainText(dayTitle(dayOf(nextOn)))
  const mail = await mailTo(anna.email, `Pasūtījumu Nr. ${order.id} neizdevās piegādāt`)
  expect(mail.text).toContain(toDay(dayOf(nextOn)))
  expect(mail.text).toContain('Iemesls: Neviens neatvēra')
})
