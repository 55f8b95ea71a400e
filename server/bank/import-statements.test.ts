import { expect, test } from 'vitest'
import { bySystem } from '../../domain/actor.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import type { StatementLine } from '../../domain/bank/statement.ts'
import { addDays, type Day, dayOf } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { camtFile, fidavistaFile } from '../../tests/support/statement-files.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { findCustomers } from '../customers/find-customers.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'
import { sweepFiles } from '../platform/files/sweep-files.ts'
import { importStatementFile } from './import-statements.ts'
import { matchNewLines } from './match-lines.ts'

// D-2, S49
const shop = await payingShop()
const { app, db } = shop
const { iban } = (await app.settings()).seller
const first = dayOf('2026-11-10')

/** The account's lines of days after the first one, from nothing on. */
const days = new Map<Day, StatementLine[]>()
const lineOn = (day: Day, change: Partial<StatementLine>) => {
  const lines = days.get(day) ?? []
  const line = { ...sampleLine, bookedOn: day, bankRef: `${day}-${lines.length}`, ...change }
  days.set(day, [...lines, line])
}

function statement(from: Day, to: Day) {
  const of = (isOf: (day: Day) => boolean) =>
    [...days].filter(([day]) => isOf(day)).flatMap(([, lines]) => lines)
  const before = of((day) => day < from)
  const openingCents = before.reduce((sum, { cents }) => sum + cents, 0)
  return { iban, from, to, openingCents, lines: of((day) => day >= from && day <= to) }
}

async function drop(file: string | Buffer) {
  const content = Buffer.from(file)
  const imported = await importStatementFile(app, bySystem, { name: 'izraksts.xml', content })
  if (imported.ok) await matchNewLines(app)
  return imported.ok ? imported.value : imported.refusal
}

const balanceOf = async (customerId: number) => (await balancesOf(db, customerId)).accountCents

test('money that comes with a customer’s reference is on the account, once', async () => {
  const anna = await shop.customer()
  const reference = bankReference(anna.id)
  const partyIban = 'LV45BANK0000435195999'
  const spaced = reference.replace(/(.{4})/g, '$1 ')
  lineOn(first, { cents: 2000, text: `par ūdeni ${spaced}`, partyIban })
  lineOn(first, { cents: 500, text: reference, bankRef: null })
  lineOn(first, { cents: 500, text: reference, bankRef: null })
  const file = camtFile(statement(first, first), '08')
  expect(await drop(file)).toMatchObject({ lines: 3, newLines: 3, knownSince: null, gaps: [] })
  expect(await balanceOf(anna.id)).toBe(3000)
  const [payer] = await findCustomers(db, { iban: partyIban, words: [] }, 8)
  expect(payer).toMatchObject({ id: anna.id, matched: 'iban' })
  expect(await drop(file)).toMatchObject({ newLines: 0, knownSince: expect.any(Date) as Date })
  expect(await balanceOf(anna.id)).toBe(3000)
  const { event } = await anna.call.listAccountEvents({ query: { page: '1' } })
  expect(event.data[0]).toMatchObject({ kind: 'top_up', parts: [{ what: 'paid' }] })
  expect(await checkMoney(app)).toEqual([])
})

test('files that overlap, come late or twice at one moment bring each line once', async () => {
  const anna = await shop.customer()
  const text = bankReference(anna.id)
  const day = (count: number) => addDays(first, count)
  for (const count of [1, 2, 3, 4])
    lineOn(day(count), { cents: 100 * count, text, endToEndId: `KL-${count}` })
  const later = camtFile(statement(day(3), day(4)), '12')
  expect(await drop(later)).toMatchObject({
    gaps: [{ after: day(0), until: day(2), missingCents: 300 }],
  })
  // The older format has no place for the payer's own number.
  const all = fidavistaFile(statement(day(1), day(4))).replaceAll(
    /<EndToEndId>.*<.EndToEndId>/g,
    '',
  )
  const answers = await Promise.all([drop(all), drop(all), drop(later)])
  const newLines = answers.map((answer) => ('newLines' in answer ? answer.newLines : -1))
  expect(newLines.toSorted((a, b) => a - b)).toEqual([0, 0, 2])
  expect(answers.every((answer) => 'gaps' in answer)).toBe(true)
  expect(await drop(all)).toMatchObject({ newLines: 0, gaps: [] })
  expect(await balanceOf(anna.id)).toBe(1000)
  expect(await checkMoney(app)).toEqual([])
})

test('a file that cannot be trusted is refused by name, and nothing of it is stored', async () => {
  const lines = () => db.selectFrom('bankLines').select('id').execute()
  const before = (await lines()).length
  const good = statement(addDays(first, 5), addDays(first, 5))
  const text = camtFile({ ...good, lines: [{ ...sampleLine, bookedOn: good.from }] })
  const refused = async (file: string | Buffer) => (await drop(file)) as { code: string }
  expect(await refused(text.slice(0, -30))).toEqual({ code: 'cut_file' })
  expect(await refused(text.replaceAll(iban, 'LV97HABA0012345678910'))).toMatchObject({
    code: 'wrong_account',
  })
  expect(await refused(text.replaceAll('EUR', 'USD'))).toMatchObject({ code: 'foreign_currency' })
  expect(await refused(text.replace('65.30', '65.31'))).toMatchObject({ code: 'balance_differs' })
  expect(await refused(Buffer.alloc(200 * 1024 * 1024))).toEqual({ code: 'statement_too_large' })
  const bomb = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><a>&c;</a>`
  expect(await refused(bomb)).toEqual({ code: 'forbidden_markup' })
  expect(await refused('<Document>'.repeat(100_000))).toEqual({ code: 'forbidden_markup' })
  const old = fidavistaFile({ ...good, lines: [] }, 'windows-1257').replace('BANKA', 'B\u00e2NKA')
  expect(await refused(Buffer.from(old, 'latin1'))).toMatchObject({ newLines: 0 })
  expect(await refused(old.replace('windows-1257', 'made-up'))).toMatchObject({
    code: 'unknown_encoding',
  })
  const latin = Buffer.from(text.replace('Paraugs', 'Paraugs \u00e2'), 'latin1')
  expect(await refused(latin)).toEqual({ code: 'wrong_encoding', encoding: 'utf-8' })
  expect(await lines()).toHaveLength(before)
})

test('a payer is known by the registration number however the bank writes it', async () => {
  const firm = await shop.customer()
  await db
    .updateTable('customers')
    .set({ legalId: '40003000001' })
    .where('id', '=', firm.id)
    .execute()
  const day = addDays(first, 5)
  lineOn(day, { cents: 700, text: 'par ūdeni', partyName: 'X', partyCode: 'LV40003000001' })
  await drop(camtFile(statement(day, day), '08'))
  const lines = await db.selectFrom('bankLines').select('id').where('bookedOn', '=', day).execute()
  const { proposals } = await db
    .selectFrom('bankLineStates')
    .select('proposals')
    .where('lineId', '=', lines[0]!.id)
    .executeTakeFirstOrThrow()
  expect(proposals).toMatchObject([{ customerId: firm.id, signs: ['code'] }])
})

test('of 1,000 lines of one day those with a reference book themselves', async () => {
  const people = await Promise.all([1, 2, 3].map(() => shop.customer()))
  const day = addDays(first, 6)
  for (let index = 0; index < 1000; index += 1) {
    const { id } = people[index % 3]!
    const isKnown = index % 5 > 0
    lineOn(day, {
      cents: 100,
      text: isKnown ? bankReference(id) : 'par ūdeni',
      bankRef: `t${index}`,
    })
  }
  const content = Buffer.from(camtFile(statement(day, day)))
  await importStatementFile(app, bySystem, { name: 'liels.xml', content })
  expect(await matchNewLines(app)).toEqual({ lines: 1000, booked: 800 })
  expect(await checkMoney(app)).toEqual([])
})

test('the file of a statement stays with the books', async () => {
  const day = addDays(first, 7)
  const content = camtFile(statement(day, day))
  await drop(content)
  const { sha256 } = await db
    .selectFrom('bankFiles')
    .select('sha256')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { store } = app.files
  const listed = { ...store, listOlderThan: () => Promise.resolve([sha256]) }
  await sweepFiles(db, listed, dayOf('2036-11-10'))
  expect((await store.get(sha256))?.toString()).toBe(content)
})
