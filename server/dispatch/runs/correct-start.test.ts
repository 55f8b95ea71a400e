import { expect, test } from 'vitest'
import { byCommand, byDriver, byStaff } from '../../../domain/actor.ts'
import { lockIsAwaited } from '../../../tests/support/lock-waits.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { countCash } from '../hand-in/count-hand-in.ts'
import { moveRun } from './change-run.ts'
import { correctStart } from './correct-start.ts'
import { loadRunPage } from './run-page.ts'
import { startShift } from './start-shift.ts'

const told = { km: 184_180, floatCents: 40_00 }
const reason = 'Pārrakstījās'

/** Two loadings of one shift on the road, whose driver has said how it began. */
async function begunShift() {
  const vans = await twoVans()
  const { app, shop, db, driverId, from, to, verb } = vans
  expect(
    await verb((tx) =>
      startShift(app, tx, byDriver(driverId), { runId: from, km: 184_180, floatCents: 40_00 }),
    ),
  ).toMatchObject({ ok: true })
  const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@avots.example')
  const startOf = async () =>
    await db
      .selectFrom('shifts')
      .select(['startKm as km', 'floatToldCents as floatCents'])
      .executeTakeFirstOrThrow()
  const params = { id: String(from) }
  const page = () => dispatcher.api.readRun({ params })
  const correct = (body: { km: number; floatCents: number }) =>
    dispatcher.api.correctStart({ params, body: { ...body, reason } })
  const comeBack = () => verb((tx) => moveRun(app, tx, byStaff(dispatcher.id), back(to)))
  const count = () =>
    verb((tx) => countCash(app, tx, byStaff(owner.id), { runId: to, counted: { cents: 40_00 } }))
  const owner = await newColleague(shop, 'owner', 'vadiba@avots.example')
  return { ...vans, dispatcher, startOf, params, page, correct, comeBack, count }
}

const back = (runId: number) => ({ runId, to: 'handing_in' as const })

test('the start of a shift is corrected with a reason, seen at each run, and taken back', async () => {
  const { dispatcher, startOf, params, page, to } = await begunShift()
  const body = { km: 184_810, floatCents: 35_00, reason }
  const seen = await dispatcher.api.correctStart({ query: { preview: '1' }, params, body })
  expect(seen).toMatchObject({
    effects: {
      changes: [
        { field: 'startKm', before: 184_180, after: 184_810 },
        { field: 'floatToldCents', before: 40_00, after: 35_00 },
      ],
    },
    warnings: [],
  })
  expect(await startOf()).toEqual(told)
  const { hash: previewHash } = seen as { hash: string }
  const done = await dispatcher.api.correctStart({ params, body: { ...body, previewHash } })
  expect(await startOf()).toEqual({ km: 184_810, floatCents: 35_00 })
  const line = {
    kind: 'start_corrected',
    reason,
    was: told,
    start: { km: 184_810, floatCents: 35_00 },
  }
  expect(await page()).toMatchObject({
    start: { said: { km: 184_810, floatCents: 35_00 }, givenCents: 0, isPurseCounted: false },
    changes: expect.arrayContaining([expect.objectContaining({ ...line, by: expect.any(String) })]),
  })
  for (const id of [params.id, String(to)])
    expect((await dispatcher.api.readRun({ params: { id } })).changes[0]).toMatchObject(line)
  const { actionId } = done as { actionId: number }
  await dispatcher.api.undoAction({ params: { id: String(actionId) } })
  expect(await startOf()).toEqual(told)
  expect((await page()).changes[0]).toMatchObject({ reason: 'Atsaukts', start: told })
})

test('the office says the start where the phone has not, and takes it back to nothing', async () => {
  const { db, dispatcher, params, startOf, correct } = await begunShift()
  await db
    .updateTable('shifts')
    .set({ startKm: null, floatToldCents: null, startedAt: null })
    .execute()
  const { actionId } = (await correct(told)) as { actionId: number }
  expect(await startOf()).toEqual(told)
  await dispatcher.api.undoAction({ params: { id: String(actionId) } })
  expect(await startOf()).toEqual({ km: null, floatCents: null })
  expect((await dispatcher.api.readRun({ params })).start.said).toBeNull()
})

test('a correction is not undone once another has said the start anew', async () => {
  const { app, dispatcher, driverId, from, verb, startOf, correct } = await begunShift()
  const { actionId } = (await correct({ km: 184_181, floatCents: 40_00 })) as { actionId: number }
  const again = { runId: from, km: 184_190, floatCents: 40_00 }
  await verb((tx) => startShift(app, tx, byDriver(driverId), again))
  await expect(
    dispatcher.api.undoAction({ params: { id: String(actionId) } }),
  ).rejects.toMatchObject({ error: 'changed_since' })
  expect(await startOf()).toEqual({ km: 184_190, floatCents: 40_00 })
})

test('what is not another start, or of no run on the way, is refused', async () => {
  const { app, driverId, verb, from, correct, dispatcher, db } = await begunShift()
  await expect(correct(told)).rejects.toMatchObject({ error: 'nothing_changes' })
  await expect(correct({ km: 2_000_001, floatCents: 0 })).rejects.toMatchObject({ status: 422 })
  await expect(
    dispatcher.api.correctStart({ params: { id: '999' }, body: { ...told, reason } }),
  ).rejects.toMatchObject({ error: 'no_such_run' })
  const start = { km: 1, floatCents: 0 }
  expect(
    await verb((tx) => correctStart(app, tx, byDriver(driverId), { runId: from, start, reason })),
  ).toMatchObject({ ok: false })
  await db.updateTable('shifts').set({ driverId: dispatcher.id }).execute()
  await expect(correct(start)).rejects.toMatchObject({ error: 'own_run' })
})

test('once the purse is counted the float stays, and the meter may still be put right', async () => {
  const { startOf, page, correct, comeBack, count } = await begunShift()
  expect(await comeBack()).toMatchObject({ ok: true })
  expect(await count()).toMatchObject({ ok: true })
  await expect(correct({ km: 184_189, floatCents: 35_00 })).rejects.toMatchObject({
    error: 'purse_counted',
  })
  expect(await startOf()).toEqual(told)
  await correct({ km: 184_189, floatCents: 40_00 })
  expect(await startOf()).toEqual({ km: 184_189, floatCents: 40_00 })
  expect((await page()).start.isPurseCounted).toBe(true)
})

test('a start that nobody has said gets its meter after the count, beside the float by the books', async () => {
  const { db, startOf, correct, comeBack, count } = await begunShift()
  expect(await comeBack()).toMatchObject({ ok: true })
  await db
    .updateTable('shifts')
    .set({ startKm: null, floatToldCents: null, startedAt: null })
    .execute()
  expect(await count()).toMatchObject({ ok: true })
  await expect(correct(told)).rejects.toMatchObject({ error: 'purse_counted' })
  await correct({ km: 184_180, floatCents: 0 })
  expect(await startOf()).toEqual({ km: 184_180, floatCents: 0 })
})

test('a purse that is being counted holds the correction up, and then its float stays', async () => {
  const { app, db, to, verb, startOf, correct, comeBack } = await begunShift()
  expect(await comeBack()).toMatchObject({ ok: true })
  const correcting: Promise<unknown>[] = []
  await verb(async (tx) => {
    const counted = { runId: to, counted: { cents: 40_00 } }
    const done = await countCash(app, tx, byCommand, counted)
    correcting.push(correct({ km: 184_180, floatCents: 1 }).catch((error: unknown) => error))
    await lockIsAwaited(db)
    return done
  })
  expect(await correcting[0]).toMatchObject({ error: 'purse_counted' })
  expect(await startOf()).toEqual(told)
})

test('of many corrections at once from both runs none is lost from the history', async () => {
  const { app, db, from, to, driverId, verb, startOf } = await begunShift()
  const corrections = Array.from({ length: 12 }, (_, turn) => {
    const start = { km: 184_200 + turn, floatCents: 40_00 + turn }
    const runId = turn % 2 === 0 ? from : to
    return verb((tx) => correctStart(app, tx, byCommand, { runId, start, reason }))
  })
  const said = { runId: to, km: 184_199, floatCents: 39_00 }
  const outcomes = await Promise.all([
    ...corrections,
    verb((tx) => startShift(app, tx, byDriver(driverId), said)),
  ])
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  const history = async (runId: number) => {
    const page = await loadRunPage(db, runId)
    const lines = page!.changes.filter(({ kind }) => kind === 'start_corrected')
    return lines.toReversed().map(({ was, start }) => ({ was, start }))
  }
  const lines = await history(from)
  expect(lines).toHaveLength(12)
  expect(await history(to)).toEqual(lines)
  // What the driver said between two of them is in no line of its own.
  const breaks = lines.slice(1).filter(({ was }, at) => was!.km !== lines[at]!.start!.km)
  expect(breaks.every(({ was }) => was!.km === 184_199)).toBe(true)
  expect([lines.at(-1)!.start!.km, 184_199]).toContain((await startOf()).km)
})
