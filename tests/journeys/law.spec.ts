import { expect } from '@playwright/test'
import { linkIn, mailTo } from '../support/journey-mails.ts'
import { expectAccessible } from '../support/accessible.ts'
import { newEmail } from '../support/journey-people.ts'
import { test } from '../support/journey.ts'

const pages: [path: string, heading: string | RegExp][] = [
  ['/noteikumi', /līgum|noteikum/i],
  ['/privatums', /privātum/i],
  ['/sikdatnes', /sīkdat/i],
  ['/piegade', /piegād/i],
  ['/depozits', /depozīt/i],
  ['/atteikums', 'Atteikties no līguma'],
  ['/garantija', /garantij/i],
  ['/pieklustamiba', /piekļūstam/i],
  ['/kontakti', 'Kontakti'],
  ['/jautajumi', /jautājum/i],
  ['/maksajumi', /maksāj/i],
  ['/regulara-piegade-info', /regulār/i],
]

test('the footer leads to every page of law and trust, and each reads well', async ({ page }) => {
  await page.goto('/')
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const [path, heading] of pages) {
    expect(links).toContain(path)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await expect(page.getByRole('contentinfo')).toContainText('NextGenerationEU')
})

test('the contract terms are available as a PDF', async ({ page, request }) => {
  await page.goto('/noteikumi')
  const address = await page
    .getByRole('link', { name: 'Lejupielādēt noteikumus (PDF)' })
    .getAttribute('href')
  const answer = await request.get(address!)
  expect(answer.headers()['content-type']).toContain('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

// S-B2
test('a withdrawal takes two steps without a log-in, and its receipt comes by mail', async ({
  page,
}) => {
  const email = newEmail('atteicas')
  await page.goto('/atteikums')
  await page.getByRole('button', { name: 'Atteikties no līguma' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Lūdzu, pārbaudiet šos laukus' })
  await expect(summary).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Vārds, uzvārds vai uzņēmums').fill('Jānis Kalniņš')
  await page.getByLabel('E-pasts').fill(email)
  await page.getByLabel('Pasūtījuma numurs').fill('1042, dzesētājs')
  await page.getByRole('button', { name: 'Atteikties no līguma' }).click()

  await expect(page.getByText('2. solis no 2: pārskatiet un apstipriniet')).toBeVisible()
  await page.getByRole('button', { name: 'Labot' }).click()
  await expect(page.getByLabel('Pasūtījuma numurs')).toHaveValue('1042, dzesētājs')
  await page.getByRole('button', { name: 'Atteikties no līguma' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apstiprināt atteikumu' }).click()
  await expect(page.getByRole('alert')).toContainText('Jūsu atteikums ir saņemts')
  await expectAccessible(page)

  // Nothing was ordered with this address, so the person's words wait for its owner.
  const question = await mailTo(email, 'Vai atteikums no līguma ir Jūsu?')
  expect(question.text).not.toContain('1042, dzesētājs')
  await page.goto(linkIn(question, '/atteikums'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apstiprināt adresi' }).click()
  await expect(page.getByRole('alert')).toContainText('Paldies, adrese ir apstiprināta')
  const receipt = await mailTo(email, /atteikums no līguma ir saņemts/)
  expect(receipt.text).toContain('1042, dzesētājs')
  // By the law: what was stated, and the day and the time of it.
  expect(receipt.text).toMatch(/Saņemts:?\s+\d{4}\.\sgada\s\d{1,2}\.\s\p{L}+\splkst\.\s\d\d\.\d\d/u)
})

test('the deposit calculator uses the visitor’s own numbers', async ({ page }) => {
  await page.goto('/depozits')
  const calculator = page.getByRole('region', { name: 'Aprēķiniet savu depozītu' })
  await calculator
    .getByRole('group', { name: /Pasūtu pilnas/ })
    .getByRole('spinbutton')
    .fill('6')
  await expect(calculator).toContainText('46,40 €')
})

test('the zones show on a map and as a list', async ({ page }) => {
  await page.goto('/piegade')
  await expect(page.locator('figure svg').first()).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Jūrmala' }).first(),
  ).toBeVisible()
})

test('without a connection a mail’s link is not called invalid', async ({ page }) => {
  await page.route('**/api/mail-subscription**', (route) => route.abort())
  await page.goto('/vestules?key=ir-pienacis-pa-pastu')
  await expect(page.getByRole('alert')).toContainText('Neizdevās ielādēt.')
  await page.unroute('**/api/mail-subscription**')
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByText(/^Šī saite vairs nav derīga/)).toBeVisible()
})
