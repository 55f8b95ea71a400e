import { expect, type Page } from '@playwright/test'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { dayOf } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { seller } from '../../domain/documents/seller.ts'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/journey.ts'
import { signInOffice } from '../support/journey-office.ts'
import { customerIn } from '../support/journey-orders.ts'
import { camtFile } from '../support/statement-files.ts'

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
  await expect(page.getByText('jaunas rindas 2, pašas grāmatotas 1')).toBeVisible()
  await expectAccessible(page)

  const open = page.getByRole('row', { name: new RegExp(thanks) })
  await expect(open).toContainText('gaida cilvēku')
  await open.focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByLabel('Klients', { exact: true }).fill(String(anna.id))
  await expect(sheet(page).getByRole('region', { name: 'Kas notiks' })).toContainText('40,00')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(open).toContainText('cilvēka')

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
