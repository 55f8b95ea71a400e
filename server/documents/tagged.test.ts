import { expect, test } from 'vitest'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { qpdfProblems, structureOf, untaggedContent } from '../../tests/support/pdf-structure.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { testShop } from '../../tests/support/shop.ts'
import type { DocumentLine } from '../../domain/documents/document.ts'
import { seller } from '../../domain/documents/seller.ts'
import { termsLv } from '../../contract/shop/words/terms-lv.ts'
import { sheetPdf } from '../dispatch/sheet-pdf.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { printDocument as printText } from '../platform/pdf/print-document.ts'
import { issueDocument } from './issue-document.ts'
import { printDocument } from './print-document.ts'
import { findPdf } from './store.ts'

const shop = await testShop()
const { db } = shop

const line = (index: number): DocumentLine => ({
  name: `Avota ūdens ${index}`,
  unit: 'piece',
  quantity: 2,
  unitCents: 790,
  discountCents: 0,
  grossCents: 1580,
  percent: 21,
})

async function printedBill() {
  const { id: customerId } = await newCustomer(shop, { name: 'Иван Петров' })
  const bill = {
    customerId,
    kind: 'monthly_bill',
    cause: { kind: 'month', id: 202611 },
    suppliedOn: shop.clock.today(),
    // More than a page, so that the table goes on.
    lines: Array.from({ length: 40 }, (_, index) => line(index)),
    settled: [],
    toPayCents: 63_200,
  } as const
  const paperId = await inTransaction(db, (tx) => issueDocument(tx, shop.app, bill))
  await printDocument(db, paperId!)
  return (await findPdf(db, paperId!))!.pdf
}

const stop = {
  orderId: 7,
  zone: 'R1',
  customer: 'Иван Петров',
  address: 'улица Бривибас 1',
  phone: '+37120000000',
  notes: 'код 12',
  collectCents: 1240,
  isDelivered: false,
  lines: [{ goodId: 1, name: 'Avota ūdens', isService: false, leave: 2, take: 0, held: 0 }],
}

const sheet = () =>
  sheetPdf(
    {
      day: shop.clock.today(),
      stops: [stop, stop],
      openOrders: 0,
      load: [{ goodId: 1, name: 'Ūdens', pieces: 4, back: 0 }],
      forgotten: [],
    },
    shop.clock.now(),
  )

// D-21
test('a paper is tagged: title, language, identifier, headings, tables and a described code', async () => {
  const pdf = await printedBill()
  const file = pdf.toString('latin1')
  expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(file).toMatch(/\/Lang \(lv\)/)
  expect(file).toContain('/DisplayDocTitle true')
  expect(file).toContain('/Marked true')
  expect(pdf.toString('utf8')).toContain('Mēneša rēķins M-2026-')
  const tree = structureOf(pdf)
  expect(tree[0]).toBe('Document')
  const read = tree.filter((text) => text.startsWith('"')).map((text) => text.slice(1, -1))
  const places = [
    'Mēneša rēķins',
    'Pārdevējs',
    'Pircējs',
    'Иван Петров',
    'Nosaukums',
    'Avota ūdens 0',
    'Avota ūdens 39',
    'PVN likme',
    'Kopā',
    'Seši simti trīsdesmit divi eiro un 00 centu',
    'Maksājuma mērķis',
  ].map((text) => read.indexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThanOrEqual(0)
  expect(tree.filter((role) => role.startsWith('H1'))).toHaveLength(1)
  // A row is read whole: the name, then its numbers.
  const row = read.indexOf('Avota ūdens 0')
  expect(read.slice(row, row + 4)).toEqual(['Avota ūdens 0', 'gab.', '2', '6,5289'])
  expect(tree.filter((role) => role.startsWith('Figure'))).toHaveLength(1)
  const alt = Buffer.from('QR kods maksājumam: 632,00\u00a0€ uz kontu LV', 'utf16le').swap16()
  expect(pdf.includes(alt)).toBe(true)
})

// D-21
test.each([
  ['a bill', printedBill],
  ['the sheet of a day', sheet],
  ['the terms', () => printText(termsLv(seller), 'lv')],
])('nothing in %s stands outside its tags', async (_, print) => {
  const pdf = await print()
  expect(untaggedContent(pdf)).toEqual([])
  expect(qpdfProblems(pdf)).toBe('')
})

// S-M11
test('names and streets of any European script are on the paper and on the sheet', async () => {
  expect(readPdf(await printedBill())).toContain('Иван Петров')
  expect(readPdf(await sheet())).toMatch(/улица Бривибас 1[\s\S]*Иван Петров[\s\S]*код 12/)
})

// S-M11
test('what cannot be printed is refused with a sentence', async () => {
  const { token } = await shop.nobody.createGuest()
  const { user } = await shop.as(token).readUser()
  const saved = shop.as(token).saveUser({
    params: { id: String(user.id) },
    body: { name_surname: '王小明' },
  })
  await expect(saved).rejects.toMatchObject({
    error: { name_surname: [expect.stringContaining('nevaram izdrukāt')] },
  })
})
