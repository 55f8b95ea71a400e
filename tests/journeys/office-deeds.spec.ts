import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { colleague, fillSignIn, signInOffice, startByPalette } from '../support/journey-office.ts'
import { customerIn, ordered, tube } from '../support/journey-orders.ts'
import { newPerson } from '../support/journey-people.ts'

const sheet = (page: Page) => page.locator('dialog.sheet[open]')
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text })
const history = (page: Page) => page.getByRole('region', { name: 'Vēsture' })

async function typeGoodwill(page: Page, euros: string, reason: string) {
  await startByPalette(page, 'pretim', 'Pretimnākšana…')
  await sheet(page).getByLabel('Summa').fill(euros)
  await sheet(page).getByLabel('Iemesls').fill(reason)
}

test('a goodwill is looked at, given by Enter, and taken back by U', async ({ page, request }) => {
  const { id } = await newPerson(request, 'Zane Liepa')
  await signInOffice(page, 'klienti@avots.example', `/office/customers/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zane Liepa')
  await typeGoodwill(page, '2,50', 'Ieplīsusi pudele')
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText(
    /Zane Liepa, bonuss \+2,50\s€/,
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Pretimnākšana ieskaitīta.')).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  await expect(history(page)).toContainText('“Ieplīsusi pudele”')
  await expect(page.getByRole('button', { name: /Var atsaukt: 1/ })).toBeVisible()
  await page.keyboard.press('u')
  await expect(toast(page, 'Atsaukts')).toBeVisible()
  await expect(page.getByRole('button', { name: /Var atsaukt/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('above the limit one asks, a second person sees it come and approves', async ({
  page,
  browser,
  request,
}) => {
  const { id } = await newPerson(request, 'Uldis Krauklis')
  const owner = await colleague(browser, 'vadiba@avots.example', '/office/approvals')
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Gaida otru')
  await signInOffice(page, 'gramatvediba@avots.example', `/office/customers/${id}`)
  await startByPalette(page, 'labot', 'Labot kontu…')
  await sheet(page).getByLabel('Summa').fill('80')
  await sheet(page).getByLabel('Iemesls').fill('Uldis samaksāja divreiz')
  await expect(sheet(page)).toContainText(
    /Jūsu robeža ir 50,00\s€; vajag cita cilvēka apstiprinājumu\. Lūgums gaidīs/,
  )
  await sheet(page).getByRole('button', { name: 'Lūgt otru' }).click()
  await expect(toast(page, 'Gaida otru')).toBeVisible()

  const row = owner.getByRole('listitem').filter({ hasText: 'Uldis samaksāja divreiz' })
  await expect(row).toContainText(/80,00\s€/)
  await expect(owner.getByRole('link', { name: /gaida Jūs/ })).toBeVisible()
  await row.getByRole('link', { name: 'Apskatīt' }).click()
  const detail = owner.getByRole('region', { name: 'Apskatīt' })
  await expect(detail).toContainText(/Uldis Krauklis, konts \+80,00\s€/)
  await expectAccessible(owner)
  await detail.getByRole('button', { name: 'Apstiprināt' }).click()
  await expect(toast(owner, 'Konts labots.')).toBeVisible()
  await expect(row).toHaveCount(0)
  // The person who asked works on and is told, with the way to the answer.
  const told = toast(page, 'Jūsu lūgums (labot kontu, Uldis Krauklis): apstiprināts, lēma')
  await expect(told).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Apskatīt' }).click()
  await expect(page.getByRole('region', { name: 'Apskatīt' })).toContainText('apstiprināts, lēma')
  await page.goto(`/office/customers/${id}`)
  await expect(history(page)).toContainText('“Uldis samaksāja divreiz”')
  await expect(told).toHaveCount(0)
})

test('customer service reads who may, asks, and a refusal has a reason', async ({
  page,
  browser,
  request,
}) => {
  const { id } = await newPerson(request, 'Velta Roze')
  // The page comes while the palette is open, and its deeds with it.
  await page.route(`**/office/api/customers/${id}`, async (route) => {
    await pause(1_000)
    await route.continue()
  })
  await signInOffice(page, 'klienti@avots.example', `/office/customers/${id}`)
  await typeGoodwill(page, '15', 'Velta gaidīja nedēļu')
  await expect(sheet(page).getByRole('alert')).toContainText(
    /Jūsu robeža ir 10,00\s€; vajag cita cilvēka apstiprinājumu\. To var/,
  )
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Lūgt', exact: true }).click()
  const asked = page.waitForResponse((answer) => answer.status() === 202)
  await sheet(page).getByRole('button', { name: 'Lūgt otru' }).click()
  await expect(toast(page, 'Gaida otru')).toBeVisible()

  const { approvalId } = (await (await asked).json()) as { approvalId: number }
  const owner = await colleague(browser, 'vadiba@avots.example')
  const toDo = owner.locator('.today-row').filter({
    has: owner.locator(`a[href$="/approvals?id=${approvalId}"]`),
  })
  await expect(toDo).toContainText('Gaida otru: pretimnākšana')
  await owner.keyboard.press('j')
  await expect(owner.locator('.today-row:focus')).toHaveCount(1)
  await toDo.getByRole('button', { name: 'Nodot' }).click()
  const giving = owner.getByRole('dialog', { name: 'Kam nodot rindu' })
  await giving.getByLabel('Kolēģis').selectOption({ label: 'Andris Vītols' })
  await expectAccessible(owner)
  await giving.getByRole('button', { name: 'Nodot' }).click()
  await expect(toDo).toContainText('nodota: Andris Vītols')
  await toDo.focus()
  await owner.keyboard.press('Enter')
  const row = owner.getByRole('listitem').filter({ hasText: 'Velta gaidīja nedēļu' })
  const detail = owner.getByRole('region', { name: 'Apskatīt' })
  await detail.getByRole('button', { name: 'Atteikt' }).click()
  await expect(detail.getByLabel('Kāpēc')).toHaveAttribute('aria-invalid', 'true')
  await detail.getByLabel('Kāpēc').fill('Pietiek ar desmit')
  await detail.getByRole('button', { name: 'Atteikt' }).click()
  await expect(toast(owner, 'Atteikts')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(
    toast(
      page,
      'Jūsu lūgums (pretimnākšana, Velta Roze): atteikts, lēma Andris Vītols: “Pietiek ar desmit”',
    ),
  ).toBeVisible()
  await page.goto('/office/approvals')
  const answer = page.getByRole('listitem').filter({ hasText: 'Velta gaidīja nedēļu' })
  await expect(answer).toContainText('atteikts, lēma Andris Vītols: “Pietiek ar desmit”')
})

test('two people at one order: both outcomes are shown and one chooses', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const orderId = await ordered(anna, { [tube]: 6 })
  await signInOffice(page, 'dispecers@avots.example', `/office/customers/${anna.id}`)
  await page.getByRole('button', { name: `Atcelt ${orderId}…` }).click()
  await sheet(page).getByLabel('Iemesls').fill('Klients zvanīja')
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText(
    `${orderId} tiek atcelts`,
  )
  await anna.api.cancelOrder({ params: { id: String(orderId) } })
  await sheet(page).getByRole('button', { name: 'Atcelt pasūtījumu' }).click()
  const both = sheet(page).getByRole('alert').filter({ hasText: 'Pa šo laiku kaut kas mainījās' })
  await expect(both).toContainText(/Anna Bērziņa .*: atcēla pasūtījumu\./)
  await expect(both).toContainText('Jūs redzējāt')
  await expect(both).toContainText('Tagad notiktu')
  await expectAccessible(page)
  await both.getByRole('button', { name: 'Paturēt, kā ir' }).click()
  await expect(sheet(page)).toHaveCount(0)
})

test('a lost connection and an ended sign-in lose nothing that was typed', async ({
  page,
  context,
  request,
}) => {
  const { id } = await newPerson(request, 'Ilga Sproģe')
  await signInOffice(page, 'klienti@avots.example', `/office/customers/${id}`)
  await typeGoodwill(page, '1,20', 'Kavējās kurjers')
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toBeVisible()
  await context.setOffline(true)
  await sheet(page).getByRole('button', { name: 'Ieskaitīt' }).click()
  await expect(sheet(page).getByRole('alert')).toContainText('Uzrakstītais paliek')
  await expect(page.getByText('Savienojuma nav.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Savienojuma nav.')).toHaveCount(0)

  await context.clearCookies({ name: 'avots_staff' })
  await sheet(page).getByRole('button', { name: 'Ieskaitīt' }).click()
  await fillSignIn(page, 'klienti@avots.example')
  await expect(sheet(page).getByLabel('Iemesls')).toHaveValue('Kavējās kurjers')
  await expect(sheet(page).getByLabel('Summa')).toHaveValue('1,20')
  await sheet(page).getByRole('button', { name: 'Ieskaitīt' }).click()
  await expect(toast(page, 'Pretimnākšana ieskaitīta.')).toBeVisible()
  await expect(history(page).getByText('“Kavējās kurjers”')).toHaveCount(1)
})

test('an order is moved from the palette by its number, and a day that is over is refused', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const orderId = await ordered(anna, { [tube]: 6 })
  await signInOffice(page, 'dispecers@avots.example')
  await startByPalette(page, 'pārcelt', 'Pārcelt pasūtījumu…')
  await sheet(page).getByLabel('Pasūtījumu numuri').fill(`#${orderId}`)
  await sheet(page).getByLabel('Diena').fill('2020-01-02')
  await expect(sheet(page).locator('.note')).toBeVisible()
  await expect(sheet(page).getByRole('button', { name: 'Pārcelt' })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
})
