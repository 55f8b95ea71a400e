import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { dayOf } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { seller } from '../../domain/documents/seller.ts'
import { cartWith } from '../support/cart-with.ts'
import { freePort } from '../support/free-port.ts'
import { journeyApi } from '../support/journey-api.ts'
import { agreeAndOrder, demo, toPayment } from '../support/journey-carts.ts'
import { answered } from '../support/journey-consent.ts'
import { fillSignIn } from '../support/journey-office.ts'
import type { JourneyPlace } from '../support/journey-place.ts'
import { logIn, newPerson } from '../support/journey-people.ts'
import { openJourneyShop } from '../support/journey-shop.ts'
import { test } from '../support/journey.ts'
import { machineEnvironment } from '../support/machine-environment.ts'
import { memoryFolder } from '../support/memory-folder.ts'
import { camtFile } from '../support/statement-files.ts'

// A shop of its own, whose Monday becomes Tuesday.
test.slow()

let place: JourneyPlace
let closeShop: (() => Promise<void>) | undefined

test.beforeAll(async () => {
  const folder = mkdtempSync(join(memoryFolder(), 'avots-day-'))
  // PostgreSQL may run as another user than the tests.
  chmodSync(folder, 0o755)
  const url = `http://localhost:${await freePort()}`
  place = { url, data: join(folder, 'data'), mails: join(folder, 'mails') }
})

test.afterAll(async () => {
  await closeShop?.()
  rmSync(dirname(place.data), { recursive: true, force: true })
})

/** The shop goes on at another hour. */
async function goTo(time: string) {
  await closeShop?.()
  closeShop = await openJourneyShop(place, { AVOTS_CLOCK: time })
}

const annasPhone = '+37126123456'
const phoneSize = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A browser at this hour. */
async function browserAt(browser: Browser, time: string, isPhone = false): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: place.url,
    storageState: answered(place.url, { analytics: false, marketing: false }),
    ...(isPhone && phoneSize),
  })
  await context.clock.install({ time })
  return context
}

async function officeAt(browser: Browser, time: string, login: string, path = '/office') {
  const page = await (await browserAt(browser, time)).newPage()
  await page.goto(path)
  await fillSignIn(page, `${login}@avots.example`)
  await expect(page.locator('.frame__bar')).toBeVisible()
  return page
}

const command = (...words: string[]): string => {
  const env = { ...machineEnvironment(), DATA_DIR: place.data, LOG_LEVEL: 'error' }
  return execFileSync(process.execPath, ['server/cli.ts', ...words], { env }).toString()
}

const sheet = (page: Page) => page.locator('dialog.sheet[open]')
const touch = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click()

test('a day from the order to the answer on the phone', async ({ browser, playwright }) => {
  test.slow()
  const monday = '2026-11-23T08:00:00Z'
  const tuesday = '2026-11-24T05:00:00Z'
  await goTo(monday)
  const request = await playwright.request.newContext({ baseURL: place.url })
  const anna = await newPerson(request)
  const berta = await newPerson(request, 'Berta Kalniņa')
  const apiOf = ({ headers }: typeof anna) => journeyApi(request, headers.authorization.slice(7))
  await apiOf(anna).saveUser({ params: { id: String(anna.id) }, body: { phone: annasPhone } })

  // Anna orders on her phone; Berta has ordered too.
  const { params: bertas } = await cartWith(apiOf(berta), { [demo.water]: 2 })
  await apiOf(berta).changeCart({ params: bertas, body: { payment_type: 3 } })
  await apiOf(berta).placeOrder({ params: bertas })
  await cartWith(apiOf(anna), { [demo.water]: [2, 1] })
  const annas = await browserAt(browser, monday, true)
  const shop = await annas.newPage()
  await logIn(shop, anna.email)
  await shop.goto('/cart')
  await toPayment(shop)
  await shop.getByRole('radio', { name: /Skaidrā naudā/ }).check()
  await agreeAndOrder(shop)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Paldies par pasūtījumu!')

  // A van is there, and the day closes.
  const plan = await officeAt(browser, monday, 'dispecers', '/office/plan/vehicles')
  await plan.getByRole('button', { name: 'Pievienot auto' }).click()
  await sheet(plan).getByLabel('Numura zīme').fill('AV-1')
  await sheet(plan).getByLabel('Pudeles (18,9 l)').fill('56')
  await sheet(plan).getByLabel('Kilogrami').fill('1150')
  await sheet(plan).getByLabel('Kases aparāts').fill('KA-7')
  await sheet(plan).getByRole('button', { name: 'Pievienot auto' }).click()
  await expect(plan.getByRole('row').filter({ hasText: 'AV-1' })).toBeVisible()
  await plan.getByRole('link', { name: 'Dienas slēgšana' }).click()
  await expect(plan.getByText('2 paliks')).toBeVisible()
  await plan.getByRole('button', { name: 'Aizvērt tagad' }).click()
  await sheet(plan).getByLabel('Iemesls').fill('Visi zināmi')
  await sheet(plan)
    .getByRole('button', { name: /^Aizvērt dienu/ })
    .click()
  await expect(plan.getByText(/^Diena aizvērta .*slēgti pasūtījumi 2, izlaisti 0/)).toBeVisible()

  // Two people load, each for himself.
  await goTo(tuesday)
  const office = await officeAt(browser, tuesday, 'dispecers')
  await office.getByRole('region', { name: 'Reisi' }).getByRole('link', { name: 'AV-1' }).click()
  await expect(office.getByRole('button', { name: 'Piešķirt šoferi' })).toBeVisible()
  // The next step of a run without a driver.
  await office.keyboard.press('n')
  await expect(sheet(office).getByLabel('Šoferis')).toBeFocused()
  await sheet(office).getByLabel('Šoferis').selectOption({ label: 'Jānis Liepiņš' })
  await sheet(office).getByRole('button', { name: 'Piešķirt šoferi' }).click()
  await expect(office.getByRole('button', { name: 'Gatavs' })).toBeVisible()
  await office.keyboard.press('n')
  await expect(office.getByText('Reiss: Plānots')).toBeVisible()

  const drivers = await browserAt(browser, tuesday, true)
  const phone = await drivers.newPage()
  await phone.goto('/driver')
  await phone.getByLabel('E-pasts vai tālrunis').fill('soferis@avots.example')
  await phone.getByLabel('Parole').fill('avots-demo')
  await touch(phone, 'Ieiet')
  const run = phone.getByRole('listitem').filter({ hasText: 'AV-1' })
  await run.getByRole('button', { name: 'Iekraut' }).click()
  await touch(phone, '6')
  await touch(phone, 'Saskaitīts')
  await expect(phone.getByText('Gaidām noliktavu.')).toBeVisible()
  const store = await officeAt(browser, tuesday, 'noliktava')
  await store.getByRole('region', { name: 'Reisi' }).getByRole('link', { name: 'AV-1' }).click()
  await store.getByRole('link', { name: 'Iekraušana' }).click()
  await store.getByLabel(/^Saskaitīts:/).fill('6')
  await store.keyboard.press('Enter')
  await expect(store.getByText('Skaits saglabāts')).toBeVisible()
  await touch(phone, 'Mēģināt vēlreiz')
  await expect(phone.getByText('Sakrīt ar noliktavu.')).toBeVisible()
  await touch(phone, 'Viss mašīnā, braucu')

  // Without a network: one bottle more, less cash than due, and a door that nobody opens.
  await expect(run).toContainText('ceļā')
  await run.getByRole('button', { name: 'Pieturas' }).click()
  await expect(phone.getByText('Viss ielādēts tālrunī')).toBeVisible()
  await drivers.setOffline(true)
  await touch(phone, 'Esmu klāt')
  await expect(phone.getByText('Berta Kalniņa').first()).toBeVisible()
  await touch(phone, 'Nenotika')
  await touch(phone, 'Neviens neatver')
  await phone.getByRole('button', { name: /^Nenotika/ }).click()
  await touch(phone, 'Esmu klāt')
  await touch(phone, '1, pieteikts')
  await phone.getByText('Pārdot klāt').click()
  await touch(phone, /^Pievienot: Avota ūdens “Sila Avots”/)
  await touch(phone, 'Cita summa')
  await phone.getByLabel('Saņemtā summa').fill('25,30')
  await phone.getByText('Kam atdevu').click()
  await phone.getByLabel('Saņēmēja vārds').fill('W'.repeat(80))
  await touch(phone, 'Pabeigts')
  await expect(phone.getByText('Visas pieturas ir galā.')).toBeVisible()
  await touch(phone, 'Nodošana')

  // Back in the network all is sent, and the driver gives back what he has.
  await drivers.setOffline(false)
  await drivers.clock.fastForward(60_000)
  await expect(phone.getByText(/nav nosūtīt/)).toHaveCount(0)
  await touch(phone, 'Esmu atpakaļ, nododu')
  const sign = phone.getByRole('button', { name: 'Nodot un parakstīt' })
  await expect(sign).not.toHaveAttribute('aria-busy')
  await sign.click()
  await expect(phone.getByText(/^Parakstīts /)).toBeVisible()

  await store.getByRole('link', { name: 'AV-1' }).first().click()
  await store.getByRole('link', { name: 'Nodošana', exact: true }).click()
  const bottles = store.getByRole('region', { name: 'Pudeles' })
  await bottles.getByLabel(/: pilnas$/).fill('3')
  await bottles.getByLabel(/: tukšās$/).fill('2')
  await bottles.getByRole('button', { name: 'Saglabāt skaitu' }).click()
  await expect(bottles).toContainText('līmenī')
  const boss = await officeAt(browser, tuesday, 'vadiba')
  await boss.getByRole('region', { name: 'Reisi' }).getByRole('link', { name: 'AV-1' }).click()
  await boss.getByRole('link', { name: 'Nodošana', exact: true }).click()
  const why = boss.getByRole('region', { name: 'Kāpēc tā varētu būt' })
  await expect(why).toContainText('tukšās +1')
  await why
    .getByRole('button', { name: /^Tā bija: / })
    .first()
    .click()
  await expect(boss.getByText('starpības bez iemesla: 1')).toHaveCount(0)
  const till = boss.getByRole('region', { name: 'Kase' })
  await till.getByRole('button', { name: 'Ierakstīt kopsummu' }).click()
  await till.getByLabel('Saskaitīts kopā').fill('25,30')
  await boss.keyboard.press('Enter')
  await expect(till).toContainText('Jābūt')
  await boss.getByRole('button', { name: 'Noslēgt reisu' }).click()
  await expect(boss.getByText('Reiss ir noslēgts.')).toBeVisible()

  // The customer sees what came, what was paid and what is still due.
  await shop.goto('/user/invoices')
  const order = shop.getByRole('listitem').filter({ hasText: 'Nr. ' }).first()
  await expect(order).toContainText('3 gab. (pasūtīts 2), atpakaļ 2 (norādījāt 1)')
  for (const sum of ['33,20 €', '25,30 €', '7,90 €']) await expect(order).toContainText(sum)
  await expect(order).toContainText('Jāmaksā pēc rēķina')
  // A name without a blank stays in its box.
  const orderNumber = /Nr\.\s(\d+)/.exec(await order.innerText())![1]!
  await shop.goto(`/order/${orderNumber}`)
  const pastItsBox = (text: HTMLElement) =>
    text.getBoundingClientRect().right - text.closest('.note')!.getBoundingClientRect().right
  expect(await shop.getByText('Saņēma: WWW').first().evaluate(pastItsBox)).toBeLessThanOrEqual(0)
  await shop.goto('/user/rented-goods')
  await expect(shop.getByRole('main')).toContainText('1 pudele')
  await expect(shop.getByRole('main')).toContainText('Labojums')

  // The rest comes through the bank, and the statement books it.
  const day = dayOf('2026-11-24')
  const paid = { ...sampleLine, cents: 790, text: bankReference(anna.id), bookedOn: day }
  const lines = [{ ...paid, bankRef: 'ONE-DAY', partyIban: null }]
  const statement = { iban: seller.iban, from: day, to: day, openingCents: 0, lines }
  const bank = await officeAt(browser, tuesday, 'gramatvediba', '/office/bank')
  await bank.locator('input[type=file]').setInputFiles({
    name: 'izraksts.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(camtFile(statement)),
  })
  await expect(bank.getByText('jaunas rindas 1, pašas grāmatotas 1')).toBeVisible()

  await shop.goto('/user/invoices')
  await expect(order).toContainText('33,20 €')
  await expect(order).not.toContainText('Jāmaksā pēc rēķina')

  // She calls, and hears in two keys why her deposit is what it is.
  const number = encodeURIComponent(annasPhone)
  const caller = await officeAt(browser, tuesday, 'klienti', `/office/call?number=${number}`)
  await expect(caller.getByRole('heading', { level: 1 })).toHaveText('Anna Bērziņa')
  await expect(caller.getByRole('main')).toContainText(/Konts\s*0,00/)
  await expect(caller.getByRole('main')).toContainText(
    'Pie Jums ir 1 pudele, par to depozīts 8,00 €',
  )
  await caller.keyboard.press('d')
  await expect(sheet(caller).getByRole('region', { name: 'Kas notiks' })).toContainText('depozītu')
  await caller.keyboard.press('Enter')
  await expect(caller.locator('.toast').filter({ hasText: 'Paskaidrojums nosūtīts' })).toBeVisible()

  // The books, the bottles and the cash add up.
  expect(command('ledger', 'check')).toContain('agrees')
  expect(command('cash', 'places')).toContain('25.30')
})
