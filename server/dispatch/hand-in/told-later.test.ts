import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { onTheRoad } from '../../../tests/support/run-on-the-road.ts'
import { countAsTold } from '../../../tests/support/road-shop.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { toldLaterSource } from '../attention.ts'
import { settledBottlesSource } from '../attention-bottles.ts'
import { settledPurseSource } from '../attention-purse.ts'
import { reviewStop } from '../events/review-stop.ts'
import { applyCause } from './apply-cause.ts'
import { explainRun, findRunToExplain } from './explain-run.ts'
import { nameDifference } from './name-difference.ts'
import { takeCauseBack } from './take-cause-back.ts'

// Trap 1.
test('rule 11: what is told after settling opens its difference again, and leaves the books', async () => {
  const day = await onTheRoad([{ left: 3, back: 2, house: 1 }], 5)
  const { app, db, shop, run, runId, tell, stops } = day
  const stop = stops[0]!
  await tell(0, '3/2', (stop.cashDueCents / 100).toFixed(2))
  await run('run handin', {})
  await countAsTold(shop, runId)
  await run('run move', { to: 'settled' })
  const explained = async () => explainRun(db, (await findRunToExplain(db, runId))!)
  const rows = () => toldLaterSource.find(app)
  expect([await explained(), await rows()]).toEqual([[], []])
  await tell(0, '3/1', (stop.cashDueCents / 100).toFixed(2))
  expect(await rows()).toMatchObject([{ id: String(stop.id), facts: { runId } }])
  const found = await explained()
  expect(found).toMatchObject([{ amount: 1 }])
  const books = () =>
    db.selectFrom('bottleBalances').select(['held', 'depositCents']).executeTakeFirstOrThrow()
  const settled = await books()
  const cause = found[0]!.causes.find(({ kind }) => kind === 'took_more')!
  const { kind, effect } = cause
  const chosen = { runId, kind, effect, stopId: stop.id, note: 'Nodošana' }
  const applied = await allOrNothing(db, (tx) => applyCause(app, tx, byCommand, chosen))
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal))
  expect(await explained()).toEqual([])
  // The books have had it from the first telling.
  expect(await books()).toEqual(settled)
  const back = { runId, applied: applied.value, note: 'Atsaukts' }
  expect((await allOrNothing(db, (tx) => takeCauseBack(app, tx, byCommand, back))).ok).toBe(true)
  expect(await books()).toEqual(settled)
  expect((await allOrNothing(db, (tx) => reviewStop(app, tx, byCommand, stop.id))).ok).toBe(true)
  expect(await rows()).toEqual([])
  expect(await findMoneyProblems(db)).toEqual([])
})

test('other cash that is told after settling asks until its difference has a reason', async () => {
  const day = await onTheRoad([{ left: 3, back: 2, house: 1 }], 5)
  const { app, db, shop, run, runId, tell, stops } = day
  const { id: stopId, cashDueCents } = stops[0]!
  await tell(0, '3/2', (cashDueCents / 100).toFixed(2))
  await run('run handin', {})
  await countAsTold(shop, runId)
  await run('run move', { to: 'settled' })
  await tell(0, '3/2', ((cashDueCents - 5_00) / 100).toFixed(2))
  const asks = () => settledPurseSource.find(app)
  // Until a person has looked, the row of its door asks.
  expect([await asks(), await toldLaterSource.find(app)]).toMatchObject([[], [{}]])
  await allOrNothing(db, (tx) => reviewStop(app, tx, byCommand, stopId))
  expect([await asks(), await toldLaterSource.find(app)]).toMatchObject([
    [{ id: String(runId), cents: 5_00, facts: { why: 'told' } }],
    [],
  ])
  const naming = {
    runId,
    part: 'cash',
    amount: 5_00,
    reason: 'unknown',
    holder: 'company',
  } as const
  const named = await allOrNothing(db, (tx) => nameDifference(app, tx, byCommand, naming))
  expect(named.ok).toBe(true)
  expect(await asks()).toEqual([])
})

test('another count that is told after settling asks until its difference has a reason', async () => {
  const day = await onTheRoad([{ left: 3, back: 2, house: 1 }], 5)
  const { app, db, shop, run, runId, tell, stops } = day
  const { id: stopId, cashDueCents } = stops[0]!
  const paid = (cashDueCents / 100).toFixed(2)
  await tell(0, '3/2', paid)
  await run('run handin', {})
  await countAsTold(shop, runId)
  await run('run move', { to: 'settled' })
  const asks = () => settledBottlesSource.find(app)
  const look = () => allOrNothing(db, (tx) => reviewStop(app, tx, byCommand, stopId))
  // The same said once more changes no count.
  await tell(0, '3/2', paid)
  await look()
  expect(await asks()).toEqual([])
  await tell(0, '3/1', paid)
  // Until a person has looked, the row of its door asks.
  expect([await asks(), await toldLaterSource.find(app)]).toMatchObject([[], [{}]])
  await look()
  const row = { id: String(runId), facts: { plate: expect.any(String), pieces: 1 } }
  expect([await asks(), await toldLaterSource.find(app)]).toMatchObject([[row], []])
  const [open] = await explainRun(db, (await findRunToExplain(db, runId))!)
  const { kind, effect } = open!.causes.find((cause) => cause.kind === 'took_more')!
  const chosen = { runId, kind, effect, stopId, note: 'Nodošana' }
  const applied = await allOrNothing(db, (tx) => applyCause(app, tx, byCommand, chosen))
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal))
  expect(await asks()).toEqual([])
  const back = { runId, applied: applied.value, note: 'Atsaukts' }
  await allOrNothing(db, (tx) => takeCauseBack(app, tx, byCommand, back))
  expect(await asks()).toMatchObject([row])
  // Told as it was at first, nothing is open.
  await tell(0, '3/2', paid)
  await look()
  expect(await asks()).toEqual([])
})
