import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { dayOf } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { seller } from '../../domain/documents/seller.ts'
import { formatEuros } from '../../domain/money.ts'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'
import { runInShop } from '../support/journey-operator.ts'
import { customerIn } from '../support/journey-orders.ts'
import { camtFile } from '../support/statement-files.ts'

/** Work by the keystroke-level model: a key, pointing, a decision, a typed letter. */
function acts() {
  let sum = 0
  const add = (seconds: number) => {
    sum += seconds
  }
  return {
    key: () => add(0.28),
    point: () => add(1.1),
    decide: (times = 1) => add(1.35 * times),
    type: (text: string) => add(0.2 * text.length),
    seconds: () => sum,
  }
}

const sheet = (page: Page) => page.locator('dialog.sheet[open]')

// D-2
test('a statement books itself, and what it does not know is named and taken back', async ({
  page,
  request,
}) => {
  const anna = await customerIn(page, request)
  const day = dayOf('2026-11-19')
  const thanks = `paldies ${anna.id}`
  const lines = [
    { ...sampleLine, cents: 2500, text: bankReference(anna.id) },
    { ...sampleLine, cents: 4000, text: thanks, partyName: `Nezināms ${anna.id}` },
    { ...sampleLine, cents: 300, text: bankReference(anna.id), isReturn: true },
  ].map((line, at) => ({ ...line, bookedOn: day, bankRef: `${anna.id}-${at}`, partyIban: null }))
  const written = camtFile({ iban: seller.iban, from: day, to: day, openingCents: 0, lines })
  const file = (text: string) => ({
    name: `izraksts-${anna.id}.xml`,
    mimeType: 'application/xml',
    buffer: Buffer.from(text),
  })
  await signInOffice(page, 'gramatvediba@avots.example', '/office/bank')
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file(written.slice(0, -40)))
  await expect(page.getByText('Fails ir aprauts')).toBeVisible()
  await input.setInputFiles(file(written))
  await expect(page.getByText('jaunas rindas 3, pašas grāmatotas 1')).toBeVisible()
  await expectAccessible(page)

  // Of 300 lines about 255 book themselves, 30 are proposed and 15 are nobody's.
  const accepting = acts()
  await page.getByRole('button', { name: /^Pieņemt ieteiktās/ }).click()
  accepting.point()
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText('3,00')
  accepting.decide(30)
  await page.keyboard.press('Enter')
  accepting.key()
  await expect(sheet(page)).toBeHidden()

  const open = page.getByRole('row', { name: new RegExp(thanks) })
  await expect(open).toContainText('gaida cilvēku')
  await open.focus()
  const naming = acts()
  naming.decide()
  await page.keyboard.press('Enter')
  naming.key()
  await sheet(page).getByLabel('Klients', { exact: true }).fill(String(anna.id))
  naming.type('Kalniņa Ilze')
  naming.point()
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText('40,00')
  await expectAccessible(page)
  naming.decide()
  await page.keyboard.press('Enter')
  naming.key()
  await expect(open).toContainText('cilvēka')
  expect(accepting.seconds() + 15 * naming.seconds()).toBeLessThan(5 * 60)

  await open.focus()
  await page.keyboard.press('Space')
  const peek = page.getByRole('complementary', { name: 'Par izvēlēto rindu' })
  await peek.getByRole('button', { name: 'Atsaukt saimnieku…' }).click()
  await sheet(page).getByLabel('Iemesls').fill('Cits klients')
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText('40,00')
  await sheet(page).getByRole('button', { name: 'Atsaukt', exact: true }).click()
  await expect(open).toContainText('gaida cilvēku')
  await input.setInputFiles(file(written))
  await expect(page.getByText(/jau ielādēts/)).toBeVisible()
})

// office.md 1.10
test('a debt is saved in a file of the chosen columns, for a Latvian spreadsheet', async ({
  page,
  request,
}) => {
  const { id } = await customerIn(page, request)
  const cents = 1_000_000 + id
  runInShop('tests/support/owe-since.ts', id, cents, 22)
  const address = `/office/debts?filter=overdue:eq:${cents}&columns=name,overdue,days,stage`
  await signInOffice(page, 'gramatvediba@avots.example', address)
  const row = page.getByRole('row', { name: /Anna Bērziņa/ })
  await expect(row).toContainText('zvanīt')
  await page.getByText('Kolonnas', { exact: true }).click()
  await page.getByLabel('Vai apturēs').click()
  await expect(page.getByRole('columnheader', { name: 'Vai apturēs' })).toBeVisible()
  await page.getByLabel('Solis').click()
  await expect(page.getByRole('columnheader', { name: 'Solis' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByLabel('Atzīmēt visas redzamās rindas').check()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  const [heads, ...rows] = file.slice(1).trimEnd().split('\r\n')
  expect(file.startsWith('\uFEFF')).toBe(true)
  expect(heads).toBe('Klients;Kavēts;Dienas;Vai apturēs')
  expect(rows).toEqual([`Anna Bērziņa;${formatEuros(cents, 'lv')};22;`])
})
