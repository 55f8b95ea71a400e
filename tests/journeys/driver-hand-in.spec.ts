import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { makeRunDay } from '../support/journey-runs.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

async function openPhone(browser: Browser, plate: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const phone = await context.newPage()
  await phone.goto('/driver')
  await phone.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await phone.getByLabel('Parole').fill('avots-demo')
  await press(phone, 'Ieiet')
  const run = phone.getByRole('listitem').filter({ hasText: plate })
  await expect(run).toBeVisible()
  return { context, phone, run }
}

test('the last stop goes by itself or with the van that is back, and any phone says what was signed', async ({
  browser,
}) => {
  const { plate } = makeRunDay(2, 'road', 2)
  const { context, phone, run } = await openPhone(browser, plate)
  await run.getByRole('button', { name: 'Pieturas' }).click()
  const close = async () => {
    await press(phone, 'Esmu klāt')
    await press(phone, '1, pieteikts')
    await press(phone, 'Pabeigts')
  }
  await close()
  // The seconds in which the last one may be undone last as long as this page is looked at.
  await context.clock.setFixedTime(new Date())
  await close()
  await expect(phone.getByText('Visas pieturas ir galā.')).toBeVisible()
  await expect(phone.locator('.outbox-bar')).toContainText('nosūtīsies pēc brīža')
  // With a network a driver is asked for none.
  await press(phone, 'Nodošana')
  await expect(phone.getByText(/^\d+ nosūtīsies pēc brīža\.$/)).toBeVisible()
  await expect(phone.getByText(/Wi-Fi/)).toHaveCount(0)
  await expectAccessible(phone)
  // Whoever is back undoes nothing any more: all is sent before the run is handed in.
  await press(phone, 'Esmu atpakaļ, nododu')
  const sign = phone.getByRole('button', { name: 'Nodot un parakstīt' })
  await expect(sign).toBeVisible()
  await expect(phone.getByText(/nosūt/)).toHaveCount(0)
  await press(phone, 'Mazāk: Pilnas atpakaļ')
  await press(phone, 'Vairāk: Pilnas atpakaļ')
  await press(phone, 'Vairāk: Pilnas atpakaļ')
  const full = await phone
    .getByRole('group', { name: 'Pilnas atpakaļ' })
    .locator('output')
    .innerText()
  await sign.click()
  await expect(phone.getByText(/^Parakstīts \d\d:\d\d/)).toContainText(
    `Pilnas ${full}, tukšas 2, nauda`,
  )
  await press(phone, 'Atpakaļ')
  await expect(phone.getByRole('button', { name: 'Atsaukt' })).toHaveCount(0)

  const other = await openPhone(browser, plate)
  await expect(other.run).toContainText(/Parakstīts \d\d:\d\d/)
  await other.run.getByRole('button', { name: 'Pieturas' }).click()
  await press(other.phone, 'Nodošana')
  await expect(other.phone.getByText(/^Parakstīts/)).toContainText(
    `Pilnas ${full}, tukšas 2, nauda`,
  )
  const again = other.phone.getByRole('group', { name: 'Pilnas atpakaļ' }).locator('output')
  await expect(again).toHaveText(full)
  await expectAccessible(other.phone)
  await other.context.close()
  await context.close()
})

test('without a network the hand-in names where there is one', async ({ browser }) => {
  const { plate } = makeRunDay(1, 'road', 1)
  const { context, phone, run } = await openPhone(browser, plate)
  await run.getByRole('button', { name: 'Pieturas' }).click()
  await context.setOffline(true)
  await press(phone, 'Esmu klāt')
  await press(phone, '1, pieteikts')
  await press(phone, 'Pabeigts')
  await press(phone, 'Atpakaļ')
  await expect(phone.getByText('Bez tīkla. Viss paliek tālrunī.')).toBeVisible()
  await run.getByRole('button', { name: 'Pieturas' }).click()
  await press(phone, 'Nodošana')
  await expect(phone.getByText(/nav nosūtīt.*Atver lietotni, kur ir tīkls/)).toBeVisible()
  await expectAccessible(phone)

  // With a network the server may be in trouble, and then slow.
  const calls = '**/driver/api/**'
  await phone.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await context.setOffline(false)
  await press(phone, 'Atpakaļ')
  await phone.getByRole('button', { name: 'Serveris neatbild. Viss paliek tālrunī.' }).click()
  await expect(phone.getByText('Tālrunis nosūtīs pats, kad serveris atbildēs.')).toBeVisible()
  await phone.unroute(calls)
  let answer: () => void = () => undefined
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await phone.route(calls, (route) => isAsked.then(() => route.continue()))
  const sendNow = phone.getByRole('button', { name: 'Sūtīt tagad' })
  await sendNow.click()
  await expect(sendNow).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(phone)
  answer()
  await expect(phone.getByText('Viss ir nosūtīts.')).toBeVisible()
  await expect(sendNow).not.toHaveAttribute('aria-busy')
  await context.close()
})

test('more than the purse holds is said before it is written, and the phone that drives is named', async ({
  browser,
}) => {
  const { plate } = makeRunDay(1, 'road')
  const { context, phone, run } = await openPhone(browser, plate)
  await run.getByRole('button', { name: 'Pieturas' }).click()
  await press(phone, 'Esmu klāt')
  await press(phone, '1, pieteikts')
  await press(phone, /^Saņemts 23,80/)
  await press(phone, 'Pabeigts')
  await press(phone, 'Nodošana')
  await phone.getByText('Izdevums', { exact: true }).click()
  await phone.getByLabel('Summa, €').fill('500')
  await phone.getByLabel('Par ko').fill('Degviela')
  await expect(phone.getByText(/^Makā pēc pierakstītā ir .* Pārbaudi summu/)).toBeVisible()
  await expectAccessible(phone)
  await press(phone, /^Pierakstīt 500,00/)
  await expect(phone.getByText(/^Pierakstīts: 500,00/)).toBeVisible()

  const other = await openPhone(browser, plate)
  await expect(other.phone.getByText(/^Šo reisu brauc cits tavs tālrunis: “/)).toBeVisible()
  await expectAccessible(other.phone)
  await press(other.phone, 'Braukt ar šo tālruni')
  await expect(other.phone.getByText(/brauc cits tavs tālrunis/)).toBeHidden()
  await phone.reload()
  await press(phone, 'Atpakaļ')
  await press(phone, 'Atpakaļ')
  await expect(phone.getByText(/^Šo reisu brauc cits tavs tālrunis/)).toBeVisible()
  await other.context.close()
  await context.close()
})

test('a sum of which no answer came is changed and written once', async ({ browser }) => {
  const { plate } = makeRunDay(1, 'road')
  const { context, phone, run } = await openPhone(browser, plate)
  await run.getByRole('button', { name: 'Pieturas' }).click()
  await press(phone, 'Nodošana')
  await phone.getByText('Izdevums', { exact: true }).click()
  const sum = phone.getByLabel('Summa, €')
  await phone.getByLabel('Par ko').fill('Degviela')
  const noAnswer = phone.getByText('Atbilde nepienāca. Spied vēlreiz')
  // The first never comes to the server, of the second only the answer is lost.
  await phone.route('**/cash', (route) => route.abort(), { times: 1 })
  await sum.fill('20')
  await press(phone, /^Pierakstīt 20,00/)
  await expect(noAnswer).toBeVisible()
  await phone.route('**/cash', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await sum.fill('25')
  await press(phone, /^Pierakstīt 25,00/)
  await expect(noAnswer).toBeVisible()
  await sum.fill('30')
  await press(phone, /^Pierakstīt 30,00/)
  await expect(phone.getByText(/^Iepriekš sūtītie 25,00.€ jau ir pierakstīti/)).toBeVisible()
  await expect(phone.locator('.hand-in-sums').last()).toContainText('25,00')
  await expectAccessible(phone)
  await press(phone, /^Pierakstīt 30,00/)
  await expect(phone.getByText(/^Pierakstīts: 30,00/)).toBeVisible()
  await expect(phone.locator('.hand-in-sums').last()).toContainText('izdots 55,00')
  await context.close()
})
