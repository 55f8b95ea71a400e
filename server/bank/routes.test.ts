import { expect, test } from 'vitest'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { mostDroppedBytes } from '../../domain/bank/statement-size.ts'
import { dayOf } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { camtFile } from '../../tests/support/statement-files.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'

// D-2
const shop = await orderShop()
const { api } = await newColleague(shop, 'accountant', 'ilze@avots.example')
const { iban } = (await shop.app.settings()).seller
const anna = await shop.customer()
const day = dayOf('2026-11-19')
const lines = [
  { ...sampleLine, bookedOn: day, bankRef: '1', cents: 2500, text: bankReference(anna.id) },
  { ...sampleLine, bookedOn: day, bankRef: '2', cents: 4000, text: 'paldies' },
]
const content = (file: string | Buffer) => Buffer.from(file).toString('base64')
const file = camtFile({ iban, from: day, to: day, openingCents: 100, lines })
const made = (at: string) => file.replace('<Stmt>', `<Stmt><CreDtTm>${at}</CreDtTm>`)
const otherAccount = file.replaceAll(iban, 'LV97HABA0012345678910')
const wrongLetters = Buffer.from(file.replace('paldies', 'pald\u00e2es'), 'latin1')
const balance = async () => (await balancesOf(shop.db, anna.id)).accountCents

test('a statement dropped in the office books itself, and the rest is named with a preview', async () => {
  const dropped = await api.importStatement({ body: { name: 'a.xml', content: content(file) } })
  expect(dropped).toMatchObject({ lines: 2, newLines: 2, booked: 1, gaps: [] })
  expect(await balance()).toBe(2500)
  const { bankImportAt } = await api.readMachine()
  expect(bankImportAt).toBe(shop.clock.now().toISOString())
  expect(await api.readBank()).toMatchObject({
    booked: { lines: 1, cents: 2500 },
    self: 1,
    proposed: { lines: 0, cents: 0 },
    unknown: { lines: 1, cents: 4000 },
    closingCents: 6600,
  })
  const open = await api.listBankLines({ query: { filter: 'state:in:open' } })
  expect(open).toMatchObject({ total: 1, sums: { sum: 4000 }, rows: [{ class: 'H', sum: 4000 }] })
  const named = { lines: [{ lineId: open.rows[0]!.id, customerId: anna.id }] }
  expect(await api.nameBankLines({ query: { preview: '1' }, body: named })).toMatchObject({
    effects: { money: [{ customerId: anna.id, account: 'account', cents: 4000 }] },
  })
  expect(await balance()).toBe(2500)
  const done = await api.nameBankLines({ query: {}, body: named })
  expect(await balance()).toBe(6500)
  if (!('actionId' in done)) throw new Error('not done')
  await api.undoAction({ params: { id: String(done.actionId) } })
  expect(await balance()).toBe(2500)
  expect(await checkMoney(shop.app)).toEqual([])
})

const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>`
const refusedFiles: [why: string, file: string | Buffer, code: string, sentence: RegExp][] = [
  ['it is cut', file.slice(0, -40), 'cut_file', /^Fails ir aprauts/],
  [
    'it is of another account',
    otherAccount,
    'wrong_account',
    /konta izraksts: LV97.HABA.*konts ir LV69/,
  ],
  ['it is not in euros', file.replaceAll('EUR', 'USD'), 'foreign_currency', /nav eiro, bet USD/],
  ['it is of tomorrow', made('2026-11-20T22:00:00Z'), 'statement_of_future', /ar 21\.11\.2026/],
  [
    'its sums differ',
    file.replace('25.00', '25.01'),
    'balance_differs',
    /1,00\s€ ar rindām \(\+65,01\s€\) ir/,
  ],
  ['it would grow when read', bomb, 'forbidden_markup', /tāpēc tas nav lasīts/],
  ['it is no statement', 'Sveiki!', 'not_a_statement', /nav bankas izraksts/],
  ['its letters are of another encoding', wrongLetters, 'wrong_encoding', /kodējumā/],
]

test.each(refusedFiles)(
  'a file is refused in a sentence, and nothing is booked: %s',
  async (_why, refused, code, sentence) => {
    const before = await shop.db.selectFrom('bankLines').select('id').execute()
    const dropped = api.importStatement({ body: { name: 'a.xml', content: content(refused) } })
    const message = expect.stringMatching(sentence) as string
    await expect(dropped).rejects.toMatchObject({ error: code, message })
    expect(await shop.db.selectFrom('bankLines').select('id').execute()).toEqual(before)
  },
)

test('a file far larger than a statement is refused before it is read', async () => {
  const body = { name: 'a.xml', content: 'A'.repeat(2 * mostDroppedBytes) }
  await expect(api.importStatement({ body })).rejects.toMatchObject({ status: 413 })
})

test('a dispatcher neither sees nor imports statements', async () => {
  const { api: other } = await newColleague(shop, 'dispatcher', 'juris@avots.example')
  await expect(other.readBank()).rejects.toMatchObject({ status: 403 })
  expect(await other.readMachine()).toMatchObject({ money: null, bankImportAt: null })
})

test('“always so” ends with the undoing of the line that made it', async () => {
  const fee = { ...sampleLine, bookedOn: dayOf('2026-11-20'), bankRef: '3', cents: -45 }
  const next = camtFile({
    iban,
    from: fee.bookedOn,
    to: fee.bookedOn,
    openingCents: 6600,
    lines: [{ ...fee, partyIban: 'LV97HABA0012345678910', text: 'komisija' }],
  })
  await api.importStatement({ body: { name: 'b.xml', content: content(next) } })
  const { rows } = await api.listBankLines({ query: { sort: '-id', limit: '1' } })
  const params = { id: String(rows[0]!.id) }
  const done = await api.bookBankExpense({ params, body: { always: true } })
  const open = () =>
    shop.db.selectFrom('bankRules').select('id').where('endedAt', 'is', null).execute()
  expect(await open()).toHaveLength(1)
  if (!('actionId' in done)) throw new Error('not done')
  await api.undoAction({ params: { id: String(done.actionId) } })
  expect(await open()).toEqual([])
})
