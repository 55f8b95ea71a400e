import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byCommand, bySystem } from '../../domain/actor.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import type { StatementLine } from '../../domain/bank/statement.ts'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import { depositCharged } from '../../domain/ledger/delivered.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { lockIsAwaited } from '../../tests/support/lock-waits.ts'
import { camtFile } from '../../tests/support/statement-files.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { payRefund } from '../bottles/answer-refund.ts'
import { moveCash } from '../ledger/move-cash.ts'
import { balancesOf } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { checkMoney } from '../payments/check-money.ts'
import { mergeCustomers } from '../privacy/merge-customers.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import { importStatementFile } from './import-statements.ts'
import { endToEndIdOf } from '../../domain/bank/end-to-end-id.ts'
import { matchNewLines } from './match-lines.ts'
import { bookAsExpense, nameLine, unmatchLine } from './name-line.ts'
import { endRules, nameProvider } from './rules.ts'

// D-2, S50
const shop = await payingShop()
const { app, db } = shop
const { iban } = (await app.settings()).seller
let day = dayOf('2026-11-01')
let openingCents = 0

/** Imports one day with these lines and answers where they stand. */
async function bringLines(...changes: Partial<StatementLine>[]) {
  day = addDays(day, 1)
  const lines = changes.map((change, index) => ({
    ...sampleLine,
    bookedOn: day,
    bankRef: `${day}-${index}`,
    text: '',
    partyName: null,
    partyIban: null,
    partyCode: null,
    ...change,
  }))
  const content = Buffer.from(camtFile({ iban, from: day, to: day, openingCents, lines }))
  openingCents += lines.reduce((sum, { cents }) => sum + cents, 0)
  const imported = await importStatementFile(app, bySystem, { name: 'a.xml', content })
  expect(imported).toMatchObject({ ok: true, value: { newLines: lines.length, gaps: [] } })
  await matchNewLines(app)
  return db
    .selectFrom('bankLineStates as s')
    .innerJoin('bankLines as l', 'l.id', 's.lineId')
    .select(['l.id', 's.class', 's.proposals', 's.matchId'])
    .where('l.bookedOn', '=', day)
    .orderBy('l.id')
    .execute()
}

const name = (lineId: number, customerId: number) =>
  allOrNothing(db, (tx) => nameLine(app, tx, byCommand, { lineId, customerId }))
const unmatch = (lineId: number) =>
  allOrNothing(db, (tx) => unmatchLine(app, tx, byCommand, { lineId, reason: 'Cits klients' }))
const balanceOf = async (customerId: number) => (await balancesOf(db, customerId)).accountCents

test('a line that two people name at once is booked once, and undone it is open again', async () => {
  const [anna, janis] = [await shop.customer(), await shop.customer()]
  const [line] = await bringLines({ cents: 4200, partyIban: 'LV97HABA0012345678910' })
  expect(line).toMatchObject({ class: 'H', matchId: null })
  const outcomes = await Promise.all([
    ...Array.from({ length: 4 }, () => name(line!.id, anna.id)),
    ...Array.from({ length: 4 }, () => name(line!.id, janis.id)),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await balanceOf(anna.id)) + (await balanceOf(janis.id))).toBe(4200)
  const undone = await Promise.all([unmatch(line!.id), unmatch(line!.id)])
  expect(undone.filter(({ ok }) => ok)).toHaveLength(1)
  expect([await balanceOf(anna.id), await balanceOf(janis.id)]).toEqual([0, 0])
  expect(await name(line!.id, anna.id)).toMatchObject({ ok: true })
  expect(await checkMoney(app)).toEqual([])

  // The account has paid for her, and for nobody else.
  const [next] = await bringLines({ cents: 900, partyIban: 'LV97HABA0012345678910' })
  expect(next).toMatchObject({
    class: 'E',
    proposals: [{ customerId: anna.id, signs: ['iban'] }],
  })
})

test('a payer’s name with letters folded finds its customer, namesakes are named together', async () => {
  const company = await shop.customer({ name: 'SIA “Ratnieks un dēli”' })
  const [line] = await bringLines({ partyName: 'SIA RATNIEKS UN DELI' })
  expect(line).toMatchObject({ class: 'F', proposals: [{ customerId: company.id }] })
  const [first, second] = [
    await shop.customer({ name: 'Ilze Ozolkalna' }),
    await shop.customer({ name: 'Ilze Ozolkalna' }),
  ]
  const [shared] = await bringLines({ partyName: 'OZOLKALNA ILZE' })
  expect(shared).toMatchObject({
    class: 'G',
    proposals: [{ customerId: first.id }, { customerId: second.id }],
  })
})

test('our transfer is closed by its line, and one that comes back is on the account', async () => {
  const anna = await shop.customer()
  await inTransaction(db, async (tx) => {
    const posting = { customerId: anna.id, at: app.clock.now(), by: bySystem }
    const cause = { kind: 'correction', id: 9_000_001, step: 'test' } as const
    await post(tx, { ...posting, cause, entry: depositCharged(1600), note: 'Depozīts' })
  })
  await name((await bringLines({ cents: 1600 }))[0]!.id, anna.id)
  const { data } = await anna.call.askDepositRefund({
    body: { pay_to: 'iban', iban: 'LV97HABA0012345678910' },
  })
  await inTransaction(db, (tx) => payRefund(app, tx, byCommand, data.id))
  const endToEndId = endToEndIdOf(data.id)
  const [out] = await bringLines({ cents: -1600, endToEndId })
  expect(out).toMatchObject({ class: 'B' })
  expect(await balanceOf(anna.id)).toBe(0)
  const [again] = await bringLines({ cents: -1600, endToEndId })
  expect(again).toMatchObject({ class: 'H', matchId: null })
  const [back] = await bringLines({ cents: 1600, endToEndId, isReturn: true })
  expect(back).toMatchObject({ class: 'B' })
  const [twice] = await bringLines({ cents: 1600, endToEndId, isReturn: true })
  expect(twice).toMatchObject({ matchId: null })
  expect(await balanceOf(anna.id)).toBe(1600)
  expect(await checkMoney(app)).toEqual([])
})

// Trap 10.
test('cash on its way is in the bank when the bank says so, once', async () => {
  await inTransaction(db, async (tx) => {
    const move = { cents: 48_620, note: '' }
    await moveCash(app, tx, byCommand, {
      ...move,
      from: { place: 'difference' },
      to: { place: 'safe' },
    })
    await moveCash(app, tx, byCommand, {
      ...move,
      from: { place: 'safe' },
      to: { place: 'bank_transit' },
    })
  })
  const cash = { kind: 'cash', cents: 48_620 } as const
  expect(await bringLines(cash, cash)).toMatchObject([
    { class: 'D' },
    { class: 'H', matchId: null },
  ])
  expect(await checkMoney(app)).toEqual([])
})

test('what the provider pays out lessens what it owes, and no more than that', async () => {
  const partyIban = 'LV97HABA0012345678910'
  const anna = await shop.customer()
  const { payment_url } = await anna.call.startTopUp({ body: { topup: 20, method: 7 } })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  await allOrNothing(db, (tx) => nameProvider(app, tx, byCommand, partyIban))
  const payout = { cents: 2000, partyIban }
  const lines = await bringLines(payout, payout, { cents: 90_000, partyIban })
  expect(lines).toMatchObject([{ class: 'C' }, { matchId: null }, { matchId: null }])
  expect(await checkMoney(app)).toEqual([])
  await allOrNothing(db, (tx) => endRules(app, tx, byCommand, partyIban))
  expect(await bringLines({ cents: 1, partyIban })).toMatchObject([{ matchId: null }])
})

test('a fee that is always one books itself the next time', async () => {
  const [fee] = await bringLines({ kind: 'fee', cents: -50, text: 'Komisija' })
  expect(fee).toMatchObject({ class: 'H' })
  await allOrNothing(db, (tx) =>
    bookAsExpense(app, tx, byCommand, { lineId: fee!.id, always: true }),
  )
  expect(await bringLines({ kind: 'fee', cents: -70, text: 'Komisija' })).toMatchObject([
    { class: 'I' },
  ])
  expect(await checkMoney(app)).toEqual([])
})

test('a payment that names a document pays it, and no older one', async () => {
  const anna = await shop.customer()
  const bills = await Promise.all(
    [1, 2].map((month) =>
      db
        .insertInto('papers')
        .values({
          customerId: anna.id,
          kind: 'monthly_bill',
          causeKind: 'month',
          causeId: 202600 + month,
          issuedOn: dayOf('2026-11-01'),
          suppliedOn: dayOf('2026-11-01'),
          dueOn: dayOf('2026-11-15'),
          seller: '{}',
          buyer: '{}',
          lines: '[]',
          vat: '[]',
          totalCents: 1000,
          toPayCents: 1000,
          bankReference: bankReference(anna.id),
          issuedAt: app.clock.now(),
        })
        .returning(['id', 'year', 'number'])
        .executeTakeFirstOrThrow(),
    ),
  )
  const newer = bills.toSorted((a, b) => b.id - a.id)[0]!
  const text = `${bankReference(anna.id)} rekins M-${newer.year}-${newer.number}`
  const [line] = await bringLines({ cents: 1000, text })
  const match = await db
    .selectFrom('bankMatches')
    .select(['paperId', 'class'])
    .where('id', '=', line!.matchId)
    .executeTakeFirst()
  expect(match).toEqual({ paperId: newer.id, class: 'A' })
})

test('who pays more than the debt is written to once about what is left over', async () => {
  const { id: customerId } = await shop.customer()
  const cause = { kind: 'correction', id: 77_001, step: 'test' } as const
  const debt = correctionEntry('account', -1000)
  const posting = { customerId, cause, entry: debt, at: app.clock.now(), by: byCommand, note: 'x' }
  await inTransaction(db, (tx) => post(tx, posting))
  const text = bankReference(customerId)
  await bringLines({ cents: 400, text }, { cents: 700, text })
  await bringLines({ cents: 300, text })
  const { rows } = await sql`select payload from mail_outbox
    where template = 'bank.overpaid' and customer_id = ${customerId}`.execute(db)
  expect(rows).toEqual([{ payload: { cents: 1100, leftCents: 100 } }])
})

test('the reference of a record that has ended in another brings its money there', async () => {
  const [first, second, last] = [
    await shop.customer(),
    await shop.customer(),
    await shop.customer(),
  ]
  const merge = (from: { id: number }, into: { id: number }) =>
    db.updateTable('customers').set({ mergedInto: into.id }).where('id', '=', from.id).execute()
  await merge(first, second)
  await merge(second, last)
  const [line] = await bringLines({ cents: 1_500, text: bankReference(first.id) })
  expect(line).toMatchObject({ class: 'A', matchId: expect.any(Number) })
  const accountOf = async ({ id }: { id: number }) => (await balancesOf(db, id)).accountCents
  expect([await accountOf(first), await accountOf(last)]).toEqual([0, 1_500])
  await unmatch(line!.id)
  expect([await accountOf(first), await accountOf(last)]).toEqual([0, 0])
  await name(line!.id, second.id)
  expect(await accountOf(last)).toBe(1_500)
  // A later merger has taken the money on: that is where it is taken back.
  const newest = await shop.customer()
  const merging = { fromId: last.id, intoId: newest.id, reason: 'Tas pats' }
  const merged = await allOrNothing(db, (tx) => mergeCustomers(app, tx, byCommand, merging))
  expect(merged).toMatchObject({ ok: true })
  expect([await accountOf(last), await accountOf(newest)]).toEqual([0, 1_500])
  await unmatch(line!.id)
  expect([await accountOf(last), await accountOf(newest)]).toEqual([0, 0])
  expect(await checkMoney(app)).toEqual([])
})

test('a line that is named while its customer is merged goes to the record that lives', async () => {
  const [from, into] = [await shop.customer(), await shop.customer()]
  const [line] = await bringLines({ cents: 2_700, partyIban: 'LV97HABA0012345678911' })
  const merging = { fromId: from.id, intoId: into.id, reason: 'Tas pats' }
  let named: ReturnType<typeof name> | undefined
  await allOrNothing(db, async (tx) => {
    const merged = await mergeCustomers(app, tx, byCommand, merging)
    named = name(line!.id, from.id)
    await lockIsAwaited(db)
    return merged
  })
  expect(await named).toMatchObject({ ok: true })
  expect([await balanceOf(from.id), await balanceOf(into.id)]).toEqual([0, 2_700])
  expect(await checkMoney(app)).toEqual([])
})
