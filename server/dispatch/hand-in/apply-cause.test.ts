import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { expectedAtHandIn } from '../../../domain/dispatch/run-differences.ts'
import { countAsTold } from '../../../tests/support/road-shop.ts'
import { onTheRoad } from '../../../tests/support/run-on-the-road.ts'
import { checkContainers } from '../../bottles/container-places.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { applyCause } from './apply-cause.ts'
import { countCash, countHandIn } from './count-hand-in.ts'
import { explainRun, findRunToExplain } from './explain-run.ts'
import { loadGoodsOfRun } from './goods-of-run.ts'
import { loadCashOfShift } from './open-matters.ts'
import { takeCauseBack } from './take-cause-back.ts'

const houses = [
  { left: 3, back: 2, house: 1 },
  { left: 2, back: 1, house: 2 },
]

type Off = { full?: number; empty?: number; damaged?: number; cents?: number }

/** A run of two doors that are told as planned, counted otherwise. */
async function counted(told: [string, string], off: Off, driverLoad = '7') {
  const day = await onTheRoad(houses, 7, driverLoad)
  const { app, db, shop, run, runId, shiftId, tell, stops, water } = day
  const due = stops.map(({ cashDueCents }) => (cashDueCents / 100).toFixed(2))
  await tell(0, told[0], due[0])
  await tell(1, told[1], due[1])
  await run('run handin', {})
  await countAsTold(shop, runId)
  const [good] = await loadGoodsOfRun(db, runId)
  const expected = expectedAtHandIn(good!)
  const counts = [
    {
      ...expected,
      full: expected.full + (off.full ?? 0),
      empty: expected.empty + (off.empty ?? 0),
      damaged: expected.damaged + (off.damaged ?? 0),
    },
  ]
  await allOrNothing(db, (tx) => countHandIn(app, tx, byCommand, { runId, counts }))
  const { expectedCents } = await loadCashOfShift(db, shiftId)
  const cash = { cents: expectedCents + (off.cents ?? 0) }
  await allOrNothing(db, (tx) => countCash(app, tx, byCommand, { runId, counted: cash }))
  const explained = async () => explainRun(db, (await findRunToExplain(db, runId))!)
  const apply = async (kind: string, stopId?: number) => {
    const causes = (await explained()).flatMap((difference) => difference.causes)
    const { cost: _cost, stopIds: _stopIds, ...cause } = causes.find((one) => one.kind === kind)!
    const chosen = { runId, ...cause, stopId, note: 'Nodošana' }
    return allOrNothing(db, (tx) => applyCause(app, tx, byCommand, chosen))
  }
  const customers = await db.selectFrom('stops').select('customerId').orderBy('id').execute()
  const booksOf = async (at: number) => {
    const { customerId } = customers[at]!
    const { held } = await db
      .selectFrom('bottleBalances')
      .select('held')
      .where('customerId', '=', customerId)
      .executeTakeFirstOrThrow()
    const { accountCents, depositCents } = await balancesOf(db, customerId)
    return { held, accountCents, depositCents }
  }
  const proofs = async () => [...(await checkContainers(db)), ...(await findMoneyProblems(db))]
  return { ...day, goodId: good!.goodId, explained, apply, booksOf, proofs, water }
}

test('empties of one door more are in its customer’s books by one press, and out again', async () => {
  const { app, db, runId, apply, booksOf, explained, proofs, run } = await counted(['3/1', '2/1'], {
    empty: 1,
  })
  const before = await booksOf(0)
  const applied = await apply('took_more')
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal))
  const after = await booksOf(0)
  expect(after.held).toBe(before.held - 1)
  expect(after.depositCents).toBeLessThan(before.depositCents)
  expect(await explained()).toEqual([])
  expect(await proofs()).toEqual([])
  const back = { runId, applied: applied.value, note: 'Atsaukts' }
  expect((await allOrNothing(db, (tx) => takeCauseBack(app, tx, byCommand, back))).ok).toBe(true)
  expect(await booksOf(0)).toEqual(before)
  expect(await explained()).toMatchObject([{ amount: 1 }])
  expect(await proofs()).toEqual([])
  await apply('took_more')
  await run('run move', { to: 'settled' })
  expect(await proofs()).toEqual([])
})

// Trap 14.
test('what a door has not paid in truth is owed by its customer, and no longer by the driver', async () => {
  const { db, apply, booksOf, stops, shiftId, explained, proofs } = await counted(['3/2', '2/1'], {
    cents: -2370,
  })
  const before = await booksOf(0)
  const cents = -(await explained())[0]!.amount
  expect(cents).toBe(stops[0]!.cashDueCents)
  await apply('not_paid', stops[0]!.id)
  expect((await booksOf(0)).accountCents).toBe(before.accountCents - cents)
  expect((await loadCashOfShift(db, shiftId)).openCents).toBe(0)
  expect(await proofs()).toEqual([])
})

test('a miscounted load is corrected, and nothing is left to be named', async () => {
  const { apply, explained, proofs, run } = await counted(['3/2', '2/1'], { full: -1 }, '6')
  const applied = await apply('load_miscounted')
  expect(applied).toMatchObject({ ok: true, value: { named: [], loads: [{ pieces: -1 }] } })
  expect(await explained()).toEqual([])
  await run('run move', { to: 'settled' })
  expect(await proofs()).toEqual([])
})

test('a note that was counted twice is another count of the purse', async () => {
  const { app, db, runId, apply, explained, proofs } = await counted(['3/2', '2/1'], { cents: 500 })
  const applied = await apply('note_miscounted')
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal))
  expect(await explained()).toEqual([])
  const back = { runId, applied: applied.value, note: 'Atsaukts' }
  await allOrNothing(db, (tx) => takeCauseBack(app, tx, byCommand, back))
  expect(await explained()).toMatchObject([{ key: 'cash', amount: 500 }])
  expect(await proofs()).toEqual([])
})

test('a cause that the run does not suggest, or another door, is refused', async () => {
  const { app, db, runId, apply } = await counted(['3/1', '2/1'], { empty: 1 })
  const invented = { runId, kind: 'stolen', effect: { 'full:1': -9 }, note: '' } as never
  expect(await allOrNothing(db, (tx) => applyCause(app, tx, byCommand, invented))).toMatchObject({
    refusal: { code: 'not_found' },
  })
  expect(await apply('took_more', 999_999)).toMatchObject({ refusal: { code: 'not_found' } })
})

test('a bottle that a door left more is paid for by its customer, on another invoice', async () => {
  const day = await counted(['3/1', '2/1'], { full: -1 })
  const { app, db, runId, apply, booksOf, explained, proofs, stops, goodId, run } = day
  const [orderId] = stops[0]!.orderIds
  const invoiced = async () =>
    (
      await db
        .selectFrom('deliveryCounts')
        .innerJoin('deliveries', 'deliveries.id', 'deliveryCounts.deliveryId')
        .select(['leftThere', 'lineCents'])
        .where('orderId', '=', orderId!)
        .where('goodId', '=', goodId)
        .where('outcome', '=', 'delivered')
        .execute()
    )[0]
  const before = { books: await booksOf(0), line: await invoiced() }
  const applied = await apply('left_more', stops[0]!.id)
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal))
  expect(applied.value.corrected).toMatchObject([{ orderId, counts: [{ left: 3, taken: 1 }] }])
  expect(await invoiced()).toEqual({ leftThere: 4, lineCents: 4 * 790 })
  const after = await booksOf(0)
  expect(after.held).toBe(before.books.held + 1)
  expect(after.accountCents).toBe(before.books.accountCents - 790 - 800)
  expect(await explained()).toEqual([])
  expect(await proofs()).toEqual([])
  const back = { runId, applied: applied.value, note: 'Atsaukts' }
  expect((await allOrNothing(db, (tx) => takeCauseBack(app, tx, byCommand, back))).ok).toBe(true)
  expect(await booksOf(0)).toEqual(before.books)
  expect(await invoiced()).toEqual(before.line)
  expect(await proofs()).toEqual([])
  await apply('left_more', stops[0]!.id)
  await run('run move', { to: 'settled' })
  expect(await proofs()).toEqual([])
})
