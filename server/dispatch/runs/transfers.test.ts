import { expect, test } from 'vitest'
import { type Actor, byCommand, byDriver } from '../../../domain/actor.ts'
import { freeBalance } from '../../../domain/dispatch/free-balance.ts'
import { addDriver, addVan, roadDay, roadShop } from '../../../tests/support/road-shop.ts'
import { loadGoodsOfRun } from '../hand-in/goods-of-run.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { assignDriver, moveRun } from './change-run.ts'
import { findRuns, loadStopsOfRun } from './read-run.ts'
import { transferCommands } from './transfer-commands.ts'
import { confirmTransfer, type NewTransfer, offerTransfer } from './transfers.ts'

/** Two vans with one order of three bottles each, on the road. */
async function twoVans({ leave = true } = {}) {
  const shop = await roadShop()
  const { app, db } = shop
  for (const plate of ['AV-1', 'AV-2']) await addVan(shop, plate, 3)
  for (const house of [1, 2]) await shop.order({ left: 3, house })
  await shop.close()
  const runs = await findRuns(db, { day: roadDay })
  const [from, to] = runs.map(({ id }) => id) as [number, number]
  // One zone is driven by one van; the second loading gets the other van here.
  const other = await db
    .selectFrom('vehicles')
    .select('id as vehicleId')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { id: shiftId } = await db
    .insertInto('shifts')
    .values({ day: roadDay, ...other })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('runs').set({ shiftId }).where('id', '=', to).execute()
  const drivers: number[] = []
  for (const runId of [from, to]) {
    const driverId = await addDriver(shop)
    drivers.push(driverId)
    await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, { runId, driverId }))
    const steps = leave ? (['planned', 'loading', 'road'] as const) : (['planned'] as const)
    for (const state of steps)
      await allOrNothing(db, (tx) =>
        moveRun(app, tx, byCommand, { runId, to: state, reason: 'Nav skaitīts' }),
      )
  }
  const offer = (transfer: Partial<NewTransfer>, by: Actor = byCommand) =>
    allOrNothing(db, (tx) =>
      offerTransfer(app, tx, by, {
        kind: 'hand_to_hand',
        fromRunId: from,
        toRunId: to,
        goods: [],
        ...transfer,
      }),
    )
  const confirm = (transferId: number, hand: 'given' | 'taken', by: Actor = byCommand) =>
    allOrNothing(db, (tx) => confirmTransfer(app, tx, by, { transferId, hand }))
  const freeOf = async (runId: number) =>
    (await loadGoodsOfRun(db, runId)).reduce((sum, good) => sum + freeBalance(good), 0)
  const [stop] = await loadStopsOfRun(db, from)
  return { ...shop, from, to, drivers, offer, confirm, freeOf, stopId: stop!.id }
}

test('goods change vans when both hands have confirmed, and not before', async () => {
  const { offer, confirm, freeOf, water, from, to } = await twoVans()
  const offered = await offer({ goods: [{ goodId: water, pieces: 2 }] })
  const { transferId } = (offered as { value: { transferId: number } }).value
  expect(await confirm(transferId, 'given')).toMatchObject({ value: { state: 'open' } })
  expect([await freeOf(from), await freeOf(to)]).toEqual([0, 0])
  expect(await confirm(transferId, 'taken')).toMatchObject({ value: { state: 'done' } })
  expect([await freeOf(from), await freeOf(to)]).toEqual([-2, 2])
  expect(await confirm(transferId, 'taken')).toMatchObject({ refusal: { code: 'transfer_ended' } })
})

test('each hand is of its own driver', async () => {
  const { offer, confirm, drivers, water } = await twoVans()
  const [giver, taker] = drivers.map(byDriver) as [Actor, Actor]
  const offered = await offer({ goods: [{ goodId: water, pieces: 1 }] }, giver)
  const { transferId } = (offered as { value: { transferId: number } }).value
  expect(await confirm(transferId, 'given', taker)).toMatchObject({
    refusal: { code: 'not_your_run' },
  })
  expect((await confirm(transferId, 'given', giver)).ok).toBe(true)
  expect((await confirm(transferId, 'taken', taker)).ok).toBe(true)
})

test('a stop goes along with its goods', async () => {
  const { offer, confirm, db, water, stopId, from, to, freeOf } = await twoVans()
  const offered = await offer({ stopId, goods: [{ goodId: water, pieces: 3 }] })
  const { transferId } = (offered as { value: { transferId: number } }).value
  await confirm(transferId, 'given')
  await confirm(transferId, 'taken')
  expect((await loadStopsOfRun(db, to)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect((await loadStopsOfRun(db, from))[0]?.state).toBe('moved')
  expect(await freeOf(to)).toBe(0)
})

test('through the warehouse only before the vans leave', async () => {
  const out = await twoVans()
  expect(await out.offer({ kind: 'warehouse', stopId: out.stopId })).toMatchObject({
    refusal: { code: 'van_has_left' },
  })
  const inside = await twoVans({ leave: false })
  expect((await inside.offer({ kind: 'warehouse', stopId: inside.stopId })).ok).toBe(true)
})

test('a stop goes alone only to a van that has enough free', async () => {
  const { offer, stopId, water } = await twoVans()
  expect(await offer({ kind: 'free_balance', stopId })).toMatchObject({
    refusal: { code: 'not_free', goodIds: [water] },
  })
})

test('a run with an open transfer is not settled, and an offer is taken back', async () => {
  const { offer, app, db, from, water } = await twoVans()
  const offered = await offer({ goods: [{ goodId: water, pieces: 1 }] })
  const { transferId } = (offered as { value: { transferId: number } }).value
  await db.updateTable('stops').set({ state: 'withdrawn', endedAt: new Date() }).execute()
  const move = (to: 'handing_in' | 'settled') =>
    allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId: from, to }))
  await move('handing_in')
  expect(await move('settled')).toMatchObject({ refusal: { code: 'transfers_open' } })
  const run = (name: string, options: Record<string, string>) =>
    transferCommands[name]!.run(app, { words: [], options })
  await run('transfer withdraw', { transfer: String(transferId) })
  expect((await run('transfer list', { run: String(from) })).lines[0]).toContain('withdrawn')
  expect(await move('settled')).toMatchObject({ refusal: { code: 'not_yet_counted' } })
})

test('the stops of a van that broke down go to a van that has enough free', async () => {
  const { app, db, offer, confirm, from, to, water, stopId } = await twoVans()
  const run = () =>
    transferCommands['run divide']!.run(app, { words: [], options: { run: String(from) } })
  expect((await run()).lines).toEqual([`Stop ${stopId} is left: no van has enough free.`])
  const offered = await offer({ goods: [{ goodId: water, pieces: 3 }] })
  const { transferId } = (offered as { value: { transferId: number } }).value
  await confirm(transferId, 'given')
  await confirm(transferId, 'taken')
  expect((await run()).lines).toEqual([`Stop ${stopId} goes to run ${to}.`])
  expect((await loadStopsOfRun(db, to)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
})
