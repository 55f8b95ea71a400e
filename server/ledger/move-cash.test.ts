import { expect, test } from 'vitest'
import { type Actor, byCommand, byDriver } from '../../domain/actor.ts'
import { addDriver, addVan, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { moveCashDeed } from './cash-deed.ts'
import { cashOfShift, findCashPlaces } from './cash-places.ts'
import { checkCash } from './check-cash.ts'
import { checkLedger } from './check-ledger.ts'
import { type CashMove, moveCash, takeCashBack } from './move-cash.ts'

async function shopWithShift() {
  const shop = await roadShop()
  const { app, db } = shop
  await addVan(shop)
  const { id: vehicleId } = await db.selectFrom('vehicles').select('id').executeTakeFirstOrThrow()
  const driverId = await addDriver(shop)
  const { id: shiftId } = await db
    .insertInto('shifts')
    .values({ day: roadDay, vehicleId, driverId })
    .returning('id')
    .executeTakeFirstOrThrow()
  const move = (change: Partial<CashMove>, by: Actor = byCommand) =>
    allOrNothing(db, (tx) =>
      moveCash(app, tx, by, {
        from: { place: 'shift', shiftId },
        to: { place: 'safe' },
        cents: 5_000,
        note: '',
        ...change,
      }),
    )
  const back = (moveId: number) =>
    allOrNothing(db, (tx) => takeCashBack(app, tx, byCommand, { moveId }))
  return { ...shop, shiftId, driverId, move, back }
}

test('cash goes from the driver to the safe, on its way and to the bank, each in the ledger', async () => {
  const { db, move } = await shopWithShift()
  await move({})
  await move({ from: { place: 'safe' }, to: { place: 'bank_transit' }, cents: 4_000 })
  expect((await findCashPlaces(db)).map(({ place, cents }) => [place, cents])).toEqual([
    ['bank_transit', 4_000],
    ['safe', 1_000],
    ['shift', -5_000],
  ])
  await move({ from: { place: 'bank_transit' }, to: { place: 'bank' }, cents: 4_000 })
  const rows = await db.selectFrom('ledgerEntries').select(['account', 'cents']).execute()
  expect(rows.filter(({ account }) => account === 'bank')).toEqual([
    { account: 'bank', cents: -4_000 },
  ])
  expect([...(await checkCash(db)), ...(await checkLedger(db))]).toEqual([])
})

test('the safe gives no more than it has, and nothing goes past it', async () => {
  const { move } = await shopWithShift()
  const toBank = { from: { place: 'safe' }, to: { place: 'bank_transit' } } as const
  expect(await move(toBank)).toMatchObject({ refusal: { code: 'not_that_much' } })
  expect(await move({ to: { place: 'bank' } })).toMatchObject({ refusal: { code: 'not_this_way' } })
  expect(await move({ from: { place: 'shift' } })).toMatchObject({
    refusal: { code: 'no_such_shift' },
  })
})

test('the desk gives no more than it has, and what is found there is said first', async () => {
  const { move } = await shopWithShift()
  const toSafe = { from: { place: 'desk' }, cents: 500 } as const
  expect(await move(toSafe)).toMatchObject({ refusal: { code: 'not_that_much' } })
  await move({ from: { place: 'difference' }, to: { place: 'desk' }, cents: 500 })
  expect((await move(toSafe)).ok).toBe(true)
})

test('the office sees what a purse will have before it takes more than is in it', async () => {
  const { app, db, shiftId } = await shopWithShift()
  const move = {
    from: { place: 'shift' as const, shiftId },
    to: { place: 'safe' as const },
    cents: 5_000,
    note: '',
  }
  const done = await db.transaction().execute((tx) => moveCashDeed.run(app, tx, byCommand, move))
  expect(done).toMatchObject({
    value: { changes: [{ field: 'purse_cents', before: 0, after: -5_000 }] },
  })
})

test('a move is taken back once, and both stay in the history', async () => {
  const { db, move, back } = await shopWithShift()
  const moved = await move({})
  const { moveId } = (moved as { value: { moveId: number } }).value
  expect((await back(moveId)).ok).toBe(true)
  expect(await back(moveId)).toMatchObject({ refusal: { code: 'not_found' } })
  expect(await findCashPlaces(db)).toEqual([])
  expect(await checkCash(db)).toEqual([])
})

test('a driver brings cash of his own shift to the safe and pays on the way', async () => {
  const { db, move, shiftId, driverId, ...shop } = await shopWithShift()
  const own = byDriver(driverId)
  expect((await move({ cents: 1_000 }, own)).ok).toBe(true)
  expect((await move({ to: { place: 'expense' }, cents: 250, note: 'Stāvvieta' }, own)).ok).toBe(
    true,
  )
  const float = { from: { place: 'safe' }, to: { place: 'shift', shiftId }, cents: 500 } as const
  expect(await move(float, own)).toMatchObject({ refusal: { code: 'not_this_way' } })
  const stranger = byDriver(await addDriver({ ...shop, db }, 'Pēteris'))
  expect(await move({}, stranger)).toMatchObject({ refusal: { code: 'not_your_run' } })
  expect((await move(float)).ok).toBe(true)
  expect(await cashOfShift(db, shiftId)).toEqual({
    floatCents: 500,
    expensesCents: 250,
    droppedCents: 1_000,
  })
})
