import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { byCommand, bySystem } from '../../domain/actor.ts'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { entry } from '../../domain/ledger/entry.ts'
import { paidOut } from '../../domain/ledger/money-in.ts'
import { sumOf } from '../../domain/money.ts'
import { importStatementFile } from '../../server/bank/import-statements.ts'
import { matchNewLines } from '../../server/bank/match-lines.ts'
import { moveCash } from '../../server/ledger/move-cash.ts'
import { postAll } from '../../server/ledger/post.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { billedCustomers } from '../support/billed-customers.ts'
import {
  type BilledCustomer,
  type GeneratedLine,
  generatedLines,
} from '../support/generated-statement.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { testShop } from '../support/shop.ts'
import { camtFile, fidavistaFile } from '../support/statement-files.ts'

// S49: a month's lines, whole, overlapping, shuffled, cut, several at once, killed midway.
const shop = await testShop()
const { app, db, clock } = shop
const { iban } = (await app.settings()).seller
const count = process.env.FAULT_RUNS ? 100_000 : 10_000
const first = dayOf('2026-10-01')
const days = 30
const providerIban = 'LT503190020190000001'
let generated: GeneratedLine[] = []

beforeAll(async () => {
  const customers = await billedCustomers(app, { count: 400, issuedOn: first })
  await inTransaction(db, async (tx) => {
    const at = clock.now()
    const owed = { account: 'provider', cents: -50_000_000 } as const
    const paid = entry('cash', [owed, { account: 'revenue', cents: 50_000_000 }])
    const cause = { kind: 'cash_move', id: 9_999_999, step: 'test' } as const
    await postAll(tx, [{ customerId: null, cause, entry: paid, at, by: bySystem }])
    await tx
      .insertInto('bankRules')
      .values({
        partyIban: providerIban,
        kind: 'payment',
        isIncoming: true,
        target: 'provider',
        madeAt: at,
        actorKind: 'system',
      })
      .execute()
  })
  const own = { cash: await bringCash(), refunds: await orderRefunds(customers) }
  const month = { customers, count, first, days, seed: 49, providerIban, own }
  generated = generatedLines(month)
}, 300_000)

/** Cash that left for the bank in forty bags. */
async function bringCash(): Promise<number[]> {
  const bags = Array.from({ length: 40 }, (_, index) => 20_000 + index * 100)
  await inTransaction(db, async (tx) => {
    for (const cents of bags)
      for (const [from, to] of [
        ['difference', 'safe'],
        ['safe', 'bank_transit'],
      ] as const)
        await moveCash(app, tx, byCommand, {
          from: { place: from },
          to: { place: to },
          cents,
          note: '',
        })
  })
  return bags
}

/** Forty refunds that have left our books for the bank. */
async function orderRefunds(customers: readonly BilledCustomer[]) {
  const at = clock.now()
  const refunds: { id: number; cents: number }[] = []
  await inTransaction(db, async (tx) => {
    for (const { id: customerId } of customers.slice(0, 40)) {
      const cents = 500 + customerId
      const paid = {
        amountCents: cents,
        accountCents: cents,
        payTo: 'iban',
        state: 'paid',
      } as const
      const { id } = await tx
        .insertInto('depositRefunds')
        .values({
          customerId,
          ...paid,
          iban: 'LV97HABA0012345678910',
          explanation: '{}',
          requestedAt: at,
          answeredAt: at,
          actorKind: 'system',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const cause = { kind: 'deposit_refund', id, step: 'paid' } as const
      const by = bySystem
      await postAll(tx, [{ customerId, cause, entry: paidOut(cents, 'bank'), at, by }])
      refunds.push({ id, cents })
    }
  })
  return refunds
}

/** The statement of some days, as the bank writes it. */
function fileOf(
  from: number,
  to: number,
  write: typeof camtFile | typeof fidavistaFile = camtFile,
) {
  const lines = generated.map(({ line }) => line)
  const [start, end] = [addDays(first, from), addDays(first, to)]
  const before = lines.filter(({ bookedOn }) => bookedOn < start)
  const openingCents = sumOf(before, ({ cents }) => cents)
  const own = lines.filter(({ bookedOn }) => bookedOn >= start && bookedOn <= end)
  return Buffer.from(write({ iban, from: start, to: end, openingCents, lines: own }))
}

const drop = (content: Buffer) =>
  importStatementFile(app, bySystem, { name: 'izraksts.xml', content })

/** Ends every connection that works on lines of the bank, while the work goes on. */
async function killWhile(work: Promise<unknown>): Promise<void> {
  let isDone = false
  const ended = work.finally(() => {
    isDone = true
  })
  for (let killed = 0; killed === 0 && !isDone;) {
    const { rows } = await sql<{ killed: number }>`
      select count(pg_terminate_backend(pid))::int as killed from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        and query like '%bank_line%'`.execute(db)
    killed = rows[0]!.killed
  }
  await ended
}

/** An import that is cut off is repeated, or leaves nothing behind. */
async function dropAndKill(from: number, to: number) {
  const [start, end] = [addDays(first, from), addDays(first, to)]
  const own = generated.filter(({ line }) => line.bookedOn >= start && line.bookedOn <= end)
  await killWhile(Promise.allSettled([drop(fileOf(from, to))]))
  expect([0, own.length]).toContain(await countLines())
}

const countLines = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from bank_lines`.execute(db)).rows[0]!
    .count

test('however the files of a month come, each line is stored once and none is left out', async () => {
  const random = seededRandom(7)
  const parts = Array.from({ length: 15 }, (_, at) => at * 2)
    .toSorted(() => random() - 0.5)
    .map((from) =>
      fileOf(from, Math.min(from + 3, days - 1), random() < 0.5 ? camtFile : fidavistaFile),
    )
  expect((await drop(parts[0]!.subarray(0, -500))).ok).toBe(false)
  await dropAndKill(0, 9)
  for (let at = 0; at < parts.length; at += 3)
    await Promise.all(parts.slice(at, at + 3).flatMap((part) => [drop(part), drop(part)]))
  const whole = await drop(fileOf(0, days - 1))
  expect(whole).toMatchObject({ ok: true, value: { lines: count, newLines: 0, gaps: [] } })
  expect(await countLines()).toBe(count)
}, 900_000)

type Found = {
  text: string
  cents: number
  state: string
  target: string | null
  customerId: number | null
  proposed: number | null
}

test('what has a valid sign books itself, the rest has its customer first, none a wrong one', async () => {
  // Two workers at once; the connections of both die in the middle, and two others go on.
  await killWhile(Promise.allSettled([matchNewLines(app), matchNewLines(app)]))
  await Promise.all([matchNewLines(app), matchNewLines(app)])
  expect(await matchNewLines(app)).toEqual({ lines: 0, booked: 0 })
  const { rows } = await sql<Found & { key: string }>`
    select l.text, l.cents, l.booked_on || '|' || l.cents || '|' || l.text || '|'
      || coalesce(l.party_name, '') || '|' || coalesce(l.bank_ref, '') as key,
      case when s.match_id is null then 'open' else 'booked' end as state, m.target, m.customer_id,
      (s.proposals -> 0 ->> 'customerId')::int as proposed
    from bank_lines l join bank_line_states s on s.line_id = l.id
      left join bank_matches m on m.id = s.match_id`.execute(db)
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const found = generated.map(({ line, truth }) => {
    const { bookedOn, cents, text, partyName, bankRef } = line
    const row = byKey.get([bookedOn, cents, text, partyName ?? '', bankRef ?? ''].join('|'))!
    return { ...row, truth }
  })
  const sure = found.filter(({ truth }) => truth.kind === 'sure')
  const booked = sure.filter(({ state }) => state === 'booked')
  expect(booked.length / sure.length).toBeGreaterThanOrEqual(0.99)
  const wrong = found.filter(
    ({ state, target, customerId, truth }) =>
      state === 'booked' && target === 'customer' && customerId !== (truth.customerId ?? null),
  )
  expect(wrong).toEqual([])
  const asked = found.filter(({ truth }) => truth.kind === 'asked')
  const right = asked.filter(({ proposed, truth }) => proposed === truth.customerId)
  expect(right.length / asked.length).toBeGreaterThanOrEqual(0.95)
  const nobody = found.filter(({ truth }) => truth.kind === 'nobody')
  expect(nobody.filter(({ state }) => state === 'booked')).toEqual([])
}, 900_000)

test('the same files again change nothing in the books', async () => {
  const total = async () =>
    (
      await sql<{ cents: number }>`select sum(cents)::bigint as cents from ledger_balances`.execute(
        db,
      )
    ).rows[0]!.cents
  const before = await total()
  for (const from of [0, 7, 20]) await drop(fileOf(from, days - 1, fidavistaFile))
  expect(await matchNewLines(app)).toEqual({ lines: 0, booked: 0 })
  expect(await total()).toBe(before)
  const problems = (await checkMoney(app)).filter(({ rule }) => /bank|match/.test(rule))
  expect(problems).toEqual([])
}, 900_000)
