import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { addDriver, addVan, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { AppWithDb } from '../app-context.ts'
import { assignDriver, moveRun } from './runs/change-run.ts'
import { findRuns, loadStopsOfRun } from './runs/read-run.ts'
import { recordStopByCommand } from './record-stop-by-command.ts'

async function drive(app: AppWithDb, runId: number) {
  for (const to of ['loading', 'road'] as const)
    await allOrNothing(app.db, (tx) =>
      moveRun(app, tx, byCommand, { runId, to, reason: 'Nav skaitīts' }),
    )
}

async function office() {
  const shop = await roadShop()
  const { app, db, water: goodId } = shop
  await addVan(shop, 'AV-1', 3)
  await shop.order({ left: 3, back: 2, house: 1 })
  await shop.order({ left: 3, house: 2 })
  await shop.close()
  const driverId = await addDriver(shop)
  const runs = await findRuns(db, { day: roadDay })
  const [runId, otherId] = runs.map(({ id }) => id) as [number, number]
  await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, { runId, driverId }))
  const hire = (role: string) => newColleague(shop, role, `${role}@avots.example`)
  return {
    ...shop,
    goodId,
    runId,
    otherId,
    params: { id: String(runId) },
    warehouse: (await hire('warehouse')).api,
    dispatcher: (await hire('dispatcher')).api,
    accountant: (await hire('accountant')).api,
  }
}

test('a run takes along as many bottles to sell as the setting says', async () => {
  const shop = await roadShop()
  await addVan(shop)
  await shop.order({ left: 3, house: 1 })
  const { api: owner } = await newColleague(shop, 'owner', 'vadiba@avots.example')
  const spare = { key: 'runSpareBottles', value: 2, startsOn: shop.clock.today() } as const
  await owner.changeSetting({ body: { ...spare, reason: 'Pārdodam pie durvīm' } })
  await expect.poll(() => shop.app.settings()).toMatchObject({ runSpareBottles: 2 })
  await shop.close()
  const [run] = await findRuns(shop.db, { day: roadDay })
  const { api: warehouse } = await newColleague(shop, 'warehouse', 'noliktava@avots.example')
  expect(await warehouse.readLoad({ params: { id: String(run!.id) } })).toMatchObject({
    goods: [{ goodId: shop.water, planned: 5, spare: 2 }],
  })
})

test('a stop that failed says where its order went, and one that did not its deposit', async () => {
  const { app, db, goodId, params, otherId, dispatcher, warehouse } = await office()
  for (const id of [params.id, String(otherId)]) {
    await dispatcher.moveRun({ params: { id }, body: { to: 'planned' } })
    await drive(app, Number(id))
  }
  const [first] = await loadStopsOfRun(db, Number(params.id))
  const [second] = await loadStopsOfRun(db, otherId)
  const closed = { kind: 'not_delivered', code: 'closed', counts: [], cashCents: 0 } as const
  await recordStopByCommand(app, first!.id, closed)
  const counts = [{ goodId, left: 3, taken: 0, damaged: 0, notOurs: 0 }]
  await recordStopByCommand(app, second!.id, { kind: 'delivered', counts, cashCents: 0 })
  const pageOf = async (id: string) => {
    await dispatcher.moveRun({ params: { id }, body: { to: 'handing_in' } })
    return (await dispatcher.readRun({ params: { id } })).stops[0]!
  }
  const failed = await pageOf(params.id)
  expect(failed.depositCents).toBe(0)
  expect(failed.movedOn! > roadDay).toBe(true)
  const back = { goodId, full: 3, empty: 0, damaged: 0, notOurs: 0 }
  const { goods } = await warehouse.countHandIn({ params, body: { counts: [back] } })
  expect(goods, 'its door did not open').toMatchObject([{ declaredEmpties: 0 }])
  const delivered = await pageOf(String(otherId))
  expect(delivered.movedOn).toBeNull()
  expect(delivered.depositCents).toBeGreaterThan(0)
  expect(delivered.accountCents).toBe(-delivered.cashDueCents)
})

test('a run is loaded, handed in, explained and settled through the office', async () => {
  const { app, db, goodId, runId, params, warehouse, dispatcher, accountant } = await office()
  expect((await dispatcher.listRuns({ query: { day: roadDay } })).runs).toHaveLength(2)
  await dispatcher.setSpare({ params, body: { goods: [{ goodId, pieces: 1 }] } })
  await dispatcher.moveRun({ params, body: { to: 'planned' } })
  await warehouse.moveRun({ params, body: { to: 'loading' } })
  const load = await warehouse.countLoad({ params, body: { goods: [{ goodId, pieces: 4 }] } })
  expect(load).toMatchObject({ state: 'counting', goods: [{ planned: 4, driver: null }] })
  expect(await warehouse.readLoad({ params })).toEqual(load)
  await expect(warehouse.moveRun({ params, body: { to: 'road' } })).rejects.toMatchObject({
    error: 'load_not_equal',
  })
  await warehouse.moveRun({ params, body: { to: 'road', reason: 'Šoferis kavējās' } })
  const [stop] = await loadStopsOfRun(db, runId)
  await recordStopByCommand(app, stop!.id, {
    kind: 'delivered',
    counts: [{ goodId, left: 3, taken: 2, damaged: 0, notOurs: 0 }],
    cashCents: stop!.cashDueCents,
  })
  const { runs } = await dispatcher.listRuns({ query: { day: roadDay } })
  expect(runs.map(({ leftAt, lastHeard }) => [leftAt !== null, lastHeard !== null])).toEqual([
    [true, true],
    [false, false],
  ])
  expect(await dispatcher.moveRun({ params, body: { to: 'handing_in' } })).toEqual({
    state: 'handing_in',
    open: [],
  })
  const blind = await dispatcher.readHandIn({ params })
  expect(blind).toMatchObject({ bottles: { isCounted: false }, cash: { expectedCents: null } })
  const counts = [{ goodId, full: 0, empty: 2, damaged: 0, notOurs: 0 }]
  expect(await warehouse.countHandIn({ params, body: { counts } })).toMatchObject({
    isCounted: true,
    differences: [{ goodId, part: 'full', expected: 1, counted: 0 }],
  })
  await accountant.countCash({ params, body: { cents: stop!.cashDueCents } })
  const { explained } = await dispatcher.readHandIn({ params })
  expect(explained[0]?.causes[0]?.kind).toBe('broken')
  const naming = { part: 'full', goodId, amount: -1, reason: 'broken', holder: 'company' } as const
  const named = await dispatcher.nameDifference({ params, body: naming })
  const { actionId } = named as { actionId: number }
  await dispatcher.undoAction({ params: { id: String(actionId) } })
  expect((await dispatcher.readHandIn({ params })).named).toEqual([])
  await dispatcher.nameDifference({ params, body: naming })
  expect(await dispatcher.moveRun({ params, body: { to: 'settled' } })).toMatchObject({
    state: 'settled',
  })
})

test('a transfer is offered, confirmed and taken back through the office', async () => {
  const { goodId, runId, otherId, dispatcher } = await office()
  const offered = {
    kind: 'hand_to_hand' as const,
    fromRunId: runId,
    toRunId: otherId,
    goods: [{ goodId, pieces: 1 }],
  }
  const { transferId } = await dispatcher.offerTransfer({ body: offered })
  const params = { id: String(transferId) }
  expect(await dispatcher.confirmTransfer({ params, body: { hand: 'given' } })).toEqual({
    state: 'open',
  })
  await dispatcher.withdrawTransfer({ params, body: {} })
  await expect(
    dispatcher.confirmTransfer({ params, body: { hand: 'taken' } }),
  ).rejects.toMatchObject({ error: 'transfer_ended' })
})

test('cash and bottles have their places, and what was done with them is undone', async () => {
  const { goodId, warehouse, accountant } = await office()
  const params = { id: String(goodId) }
  await warehouse.moveContainers({ params, body: { what: 'bought', pieces: 20 } })
  const sent = await warehouse.moveContainers({ params, body: { what: 'sent', pieces: 5 } })
  await warehouse.undoAction({ params: { id: String((sent as { actionId: number }).actionId) } })
  const { goods } = await warehouse.readContainers()
  expect(goods[0]).toMatchObject({ ours: 20, places: { empties: 20, bottler: 0 } })
  const move = { from: { place: 'desk' }, to: { place: 'safe' }, cents: 500 } as const
  await expect(accountant.moveCash({ body: move })).rejects.toMatchObject({
    error: 'not_that_much',
  })
  const found = { from: { place: 'difference' }, to: { place: 'desk' }, cents: 500 } as const
  await accountant.moveCash({ body: found })
  const moved = await accountant.moveCash({ body: move })
  expect((await accountant.readCash()).places).toMatchObject([{ place: 'safe', cents: 500 }])
  await accountant.undoAction({ params: { id: String((moved as { actionId: number }).actionId) } })
  expect((await accountant.readCash()).places).toMatchObject([{ place: 'desk', cents: 500 }])
})
