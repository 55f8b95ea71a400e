import { expect, test } from 'vitest'
import { byCommand, byDriver } from '../../domain/actor.ts'
import { twoVans } from '../../tests/support/two-vans.ts'
import { bookRunThatIsBack } from './events/book-runs.ts'
import { countCash } from './hand-in/count-hand-in.ts'
import { moveDriverCash } from './hand-in/move-driver-cash.ts'
import { loadPurse } from './hand-in/open-matters.ts'
import { settledPurseSource, shortPurseSource } from './attention-purse.ts'
import { moveCash, takeCashBack } from '../ledger/move-cash.ts'
import { moveRun } from './runs/change-run.ts'

const safe = { place: 'safe' as const }

test('an expense above what is in the purse is written, and asks for a person until it is counted', async () => {
  const { app, db, driverId, phone, from, to, stopsOf, delivered, verb } = await twoVans()
  const spend = (cents: number) =>
    moveDriverCash(app, byDriver(driverId), {
      runId: from,
      to: 'expense',
      cents,
      note: 'Stāvvieta',
    })
  const { shiftId } = await db
    .selectFrom('shifts')
    .select('id as shiftId')
    .executeTakeFirstOrThrow()
  const [stop] = await stopsOf(from)
  await phone.send([phone.tell(stop!.id, { ...delivered(), cashCents: 23_80 })])
  // What was taken at a door pays for it, though the books have it only at the hand-in.
  expect(await spend(20_00)).toMatchObject({ ok: true })
  expect(await loadPurse(db, shiftId)).toBe(3_80)
  expect(await shortPurseSource.find(app)).toEqual([])
  expect(await spend(10_00)).toMatchObject({ ok: true })
  expect(await shortPurseSource.find(app)).toMatchObject([
    {
      id: String(Math.max(from, to)),
      group: 'money',
      cents: 6_20,
      facts: { driver: 'Jānis', state: 'road' },
    },
  ])
  await verb((tx) => moveRun(app, tx, byCommand, { runId: to, to: 'handing_in' }))
  await verb((tx) => countCash(app, tx, byCommand, { runId: to, counted: { cents: 0 } }))
  expect(await loadPurse(db, shiftId)).toBe(0)
  expect(await shortPurseSource.find(app)).toEqual([])
})

test('nothing is paid out of the purse of a run that is settled, also as it is being settled', async () => {
  const { app, db, driverId, from, to, stopsOf, phone, delivered, settle, verb } = await twoVans()
  for (const runId of [to, from]) {
    const stops = await stopsOf(runId)
    const paid = { ...delivered(), cashCents: 23_80 }
    await phone.send(stops.map(({ id }) => phone.tell(id, paid)))
    await verb((tx) => moveRun(app, tx, byCommand, { runId, to: 'handing_in' }))
    await bookRunThatIsBack(app, runId)
  }
  expect((await settle(to)).ok).toBe(true)
  const shiftOf = async (runId: number) =>
    (
      await db
        .selectFrom('runs')
        .select('shiftId')
        .where('id', '=', runId)
        .executeTakeFirstOrThrow()
    ).shiftId
  const spend = (runId: number) =>
    moveDriverCash(app, byDriver(driverId), { runId, to: 'expense', cents: 100, note: 'Stāvvieta' })
  expect(await spend(to)).toMatchObject({ refusal: { code: 'run_state', state: 'settled' } })
  const [settled, spent] = await Promise.all([settle(from), spend(from)])
  // What was paid is in the count of the purse, or holds the settling up, or is refused.
  if (settled.ok && spent.ok) expect(await loadPurse(db, await shiftOf(from))).toBe(6 * 23_80 - 100)
  else expect(settled.ok).not.toBe(spent.ok)
  const moves = await db.selectFrom('cashMoves').select('id').execute()
  expect(moves).toHaveLength(spent.ok ? 1 : 0)
})

test('cash that the office moves in the purse of a settled run asks for a person until it is right', async () => {
  const { app, shop, from, to, stopsOf, phone, delivered, settle, verb, db } = await twoVans()
  for (const runId of [to, from]) {
    const stops = await stopsOf(runId)
    await phone.send(stops.map(({ id }) => phone.tell(id, { ...delivered(), cashCents: 10_00 })))
    await verb((tx) => moveRun(app, tx, byCommand, { runId, to: 'handing_in' }))
    await bookRunThatIsBack(app, runId)
    expect((await settle(runId)).ok).toBe(true)
  }
  const { shiftId } = await db
    .selectFrom('runs')
    .select('shiftId')
    .where('id', '=', from)
    .executeTakeFirstOrThrow()
  const purse = { place: 'shift' as const, shiftId }
  const move = (way: 'out' | 'in', cents: number) => {
    const [source, target] = way === 'out' ? [purse, safe] : [safe, purse]
    const moving = { from: source, to: target, cents, note: '' }
    shop.clock.set(new Date(app.clock.now().getTime() + 1_000).toISOString())
    return verb((tx) => moveCash(app, tx, byCommand, moving))
  }
  const asks = () => settledPurseSource.find(app)
  expect(await asks()).toEqual([])
  expect(await move('out', 60_00)).toMatchObject({ ok: true })
  expect(await asks()).toEqual([])
  const more = await move('out', 5_00)
  expect(await asks()).toMatchObject([
    { id: String(Math.max(from, to)), cents: 5_00, facts: { why: 'taken', driver: 'Jānis' } },
  ])
  if (!more.ok) throw new Error('It was not moved')
  const { moveId } = more.value
  await verb((tx) => takeCashBack(app, tx, byCommand, { moveId }))
  expect(await asks()).toEqual([])
  await move('in', 20_00)
  expect(await asks()).toMatchObject([{ cents: 20_00, facts: { why: 'added' } }])
  await move('out', 20_00)
  expect(await asks()).toEqual([])
})
