import { expect, test } from 'vitest'
import { byCommand, bySystem } from '../../domain/actor.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { importStatementFile } from '../../server/bank/import-statements.ts'
import { matchNewLines } from '../../server/bank/match-lines.ts'
import { nameLine, unmatchLine } from '../../server/bank/name-line.ts'
import { markOverdue } from '../../server/documents/mark-overdue.ts'
import { balancesOf } from '../../server/ledger/balances.ts'
import { remind } from '../../server/notifications/remind.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { allOrNothing } from '../../server/platform/database/transaction.ts'
import { debtors } from '../support/debtors.ts'
import { payingShop } from '../support/paying-shop.ts'
import { camtFile } from '../support/statement-files.ts'

// S50: a line named by two people, undone after a reminder, named by hand while a worker matches.
const shop = await payingShop()
const { app, db, clock } = shop
const { debtor, listed } = debtors(shop)
const { iban } = (await app.settings()).seller
let day = dayOf('2026-11-01')
let openingCents = 0

/** A line of the bank that no worker has looked at yet. */
async function bringLine(cents: number, text: string) {
  day = addDays(day, 1)
  const own = { text, partyName: null, partyIban: null, partyCode: null }
  const line = { ...sampleLine, ...own, bookedOn: day, bankRef: `s50-${day}`, cents }
  const content = Buffer.from(camtFile({ iban, from: day, to: day, openingCents, lines: [line] }))
  openingCents += cents
  await importStatementFile(app, bySystem, { name: 'a.xml', content })
  const { id } = await db
    .selectFrom('bankLines')
    .select('id')
    .where('bookedOn', '=', day)
    .executeTakeFirstOrThrow()
  return id
}

const name = (lineId: number, customerId: number) =>
  allOrNothing(db, (tx) => nameLine(app, tx, byCommand, { lineId, customerId }))
const unmatch = (lineId: number) =>
  allOrNothing(db, (tx) => unmatchLine(app, tx, byCommand, { lineId, reason: 'Cits klients' }))
const balanceOf = async (customerId: number) => (await balancesOf(db, customerId)).accountCents
const reminders = (customerId: number) =>
  db
    .selectFrom('mailOutbox')
    .select('cause')
    .where('customerId', '=', customerId)
    .where('template', '=', 'notifications.overdue')
    .orderBy('id')
    .execute()

/** A night and the hour of the letters. */
async function live(days: number) {
  clock.set(`${addDays(clock.today(), days)}T10:00:00Z`)
  await markOverdue(app)
  await remind(app)
}

test('a line named by hand while a worker matches it is booked once', async () => {
  const [anna, janis] = [await shop.customer(), await shop.customer()]
  for (let round = 0; round < 5; round += 1) {
    const line = await bringLine(1_000, bankReference(anna.id))
    const before = (await balanceOf(anna.id)) + (await balanceOf(janis.id))
    const [byHand] = await Promise.all([
      name(line, janis.id),
      matchNewLines(app),
      matchNewLines(app),
    ])
    expect((await balanceOf(anna.id)) + (await balanceOf(janis.id))).toBe(before + 1_000)
    const matches = await db
      .selectFrom('bankMatches')
      .select('customerId')
      .where('lineId', '=', line)
      .execute()
    expect(matches).toEqual([{ customerId: byHand.ok ? janis.id : anna.id }])
  }
  expect(await checkMoney(app)).toEqual([])
})

test('a match undone after a reminder opens the bill, and its clock goes on from where it was', async () => {
  const { customerId, documentId } = await debtor(6_000, 2)
  await live(2)
  expect(await reminders(customerId)).toEqual([{ cause: `paper:${documentId}:1` }])
  const line = await bringLine(6_000, 'paldies')
  await matchNewLines(app)
  expect(await name(line, customerId)).toMatchObject({ ok: true })
  await live(1)
  expect(await listed(customerId)).toBeUndefined()
  expect(await unmatch(line)).toMatchObject({ ok: true })
  await live(1)
  expect(await listed(customerId)).toMatchObject({ overdue: 6_000, days: 6, stage: 'reminded' })
  expect(await reminders(customerId)).toHaveLength(1)
  await live(4)
  expect(await reminders(customerId)).toEqual([
    { cause: `paper:${documentId}:1` },
    { cause: `paper:${documentId}:2` },
  ])
  expect(await checkMoney(app)).toEqual([])
})
