import { expect, test } from 'vitest'
import { byCommand, bySystem } from '../../domain/actor.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import type { StatementLine } from '../../domain/bank/statement.ts'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { camtFile } from '../../tests/support/statement-files.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { importStatementFile } from './import-statements.ts'
import { matchNewLines } from './match-lines.ts'
import { nameLine } from './name-line.ts'
import { nameProvider } from './rules.ts'

const shop = await payingShop()
const { app, db } = shop
const accountant = await newColleague(shop, 'accountant', 'ruta@avots.example')
const { iban } = (await app.settings()).seller
let day = dayOf('2026-11-01')
let openingCents = 0

async function bringLine(change: Partial<StatementLine>): Promise<string> {
  day = addDays(day, 1)
  const blank = { text: '', partyName: null, partyIban: null, partyCode: null }
  const line = { ...sampleLine, ...blank, bookedOn: day, bankRef: `s-${day}`, ...change }
  const content = Buffer.from(camtFile({ iban, from: day, to: day, openingCents, lines: [line] }))
  openingCents += line.cents
  await importStatementFile(app, bySystem, { name: 'a.xml', content })
  await matchNewLines(app)
  const { rows } = await accountant.api.listBankLines({ query: { sort: '-id', limit: '1' } })
  return String(rows[0]!.id)
}

const lineOf = async (id: string) =>
  (await accountant.api.listBankLines({ query: {} })).rows.find((line) => String(line.id) === id)!
const accountOf = async ({ id }: { id: number }) => (await balancesOf(db, id)).accountCents

test('a line that three customers share is divided to the cent, once, and taken back whole', async () => {
  const [anna, janis, ilze] = [await shop.customer(), await shop.customer(), await shop.customer()]
  const id = await bringLine({ cents: 6000, text: 'par trim dzīvokļiem' })
  const parts = [
    { customerId: anna.id, cents: 2500 },
    { customerId: janis.id, cents: 1500 },
    { customerId: ilze.id, cents: 1999 },
  ]
  const split = (rest: number) =>
    accountant.api.splitBankLine({
      params: { id },
      body: { parts: [...parts, { customerId: ilze.id, cents: rest }] },
    })
  await expect(split(2)).rejects.toMatchObject({ error: 'parts_differ' })
  expect(await accountOf(anna)).toBe(0)
  const outcomes = await Promise.allSettled([
    split(1),
    split(1),
    allOrNothing(db, (tx) =>
      nameLine(app, tx, byCommand, { lineId: Number(id), customerId: anna.id }),
    ).then(({ ok }) => (ok ? ok : Promise.reject(new Error('already named')))),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const sums = [await accountOf(anna), await accountOf(janis), await accountOf(ilze)]
  expect(sums.reduce((a, b) => a + b)).toBe(6000)
  expect(await checkMoney(app)).toEqual([])
  await accountant.api.unmatchBankLine({ params: { id }, body: { reason: 'Cits dalījums' } })
  expect([await accountOf(anna), await accountOf(janis), await accountOf(ilze)]).toEqual([0, 0, 0])
  await split(1)
  expect([await accountOf(anna), await accountOf(janis), await accountOf(ilze)]).toEqual([
    2500, 1500, 2000,
  ])
  expect(await lineOf(id)).toMatchObject({
    state: 'person',
    target: 'split',
    customer: null,
    parts: [{ cents: 2500 }, { cents: 1500 }, { cents: 1999 }, { cents: 1 }],
  })
  expect(await checkMoney(app)).toEqual([])
})

test('a fee that a bank has withheld is ours, and the customer has paid in full', async () => {
  const anna = await shop.customer()
  const id = await bringLine({ cents: 1950 })
  const body = { parts: [{ customerId: anna.id, cents: 2000 }], feeCents: 50 }
  const seen = await accountant.api.splitBankLine({ params: { id }, query: { preview: '1' }, body })
  expect(seen).toMatchObject({ effects: { money: [{ customerId: anna.id }] } })
  expect(await accountOf(anna)).toBe(0)
  await accountant.api.splitBankLine({ params: { id }, body })
  expect(await accountOf(anna)).toBe(2000)
  expect(await checkMoney(app)).toEqual([])
})

test('a fee does not make money of a line that nobody paid, without a second person', async () => {
  const anna = await shop.customer()
  const owner = await newColleague(shop, 'owner', 'inese@avots.example')
  const id = await bringLine({ cents: 1_000 })
  const body = { parts: [{ customerId: anna.id, cents: 100_000 }], feeCents: 99_000 }
  const waits = await accountant.api.splitBankLine({ params: { id }, body })
  if (!('approvalId' in waits)) throw new Error('It was done alone')
  expect(await accountOf(anna)).toBe(0)
  const params = { id: String(waits.approvalId) }
  const previewHash = '0'.repeat(64)
  await expect(accountant.api.approve({ params, body: { previewHash } })).rejects.toMatchObject({
    error: 'own_request',
  })
  await owner.api.refuseApproval({ params, body: { reason: 'Bija 10 €' } })
  expect(await accountOf(anna)).toBe(0)
  await accountant.api.splitBankLine({
    params: { id },
    body: { parts: [{ customerId: anna.id, cents: 1_000 }] },
  })
})

test('a payout of the provider less its fee settles what it owed before the fee', async () => {
  const partyIban = 'LT503190020190000077'
  const anna = await shop.customer()
  const { payment_url } = await anna.call.startTopUp({ body: { topup: 20, method: 7 } })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  const id = await bringLine({ cents: 1992, partyIban })
  await accountant.api.splitBankLine({
    params: { id },
    body: { parts: [], providerCents: 2050, feeCents: 58 },
  })
  expect((await lineOf(id)).parts).toMatchObject([
    { target: 'provider', cents: 2050 },
    { target: 'expense', cents: -58 },
  ])
  expect(await checkMoney(app)).toEqual([])
  // Nothing is left that a payout could settle by itself.
  await allOrNothing(db, (tx) => nameProvider(app, tx, byCommand, partyIban))
  expect(await lineOf(await bringLine({ cents: 1, partyIban }))).toMatchObject({ state: 'open' })
})

test('a customer is asked once whether a payment is theirs, and the line waits', async () => {
  const anna = await shop.customer()
  const id = await bringLine({ cents: 777, text: 'paldies' })
  const ask = () => accountant.api.askPayer({ params: { id }, body: { customerId: anna.id } })
  await ask()
  await ask()
  const mails = await db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('customerId', '=', anna.id)
    .where('template', '=', 'bank.question')
    .execute()
  expect(mails).toMatchObject([{ payload: { cents: 777, text: 'paldies' } }])
  expect(await lineOf(id)).toMatchObject({ state: 'open' })
})
