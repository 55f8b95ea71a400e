import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { expectedAtHandIn } from '../../../domain/dispatch/run-differences.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { bookRunThatIsBack } from '../events/book-runs.ts'
import { moveRun } from '../runs/change-run.ts'
import { confirmTransfer, offerTransfer, withdrawTransfer } from '../runs/transfers.ts'
import { applyCause } from './apply-cause.ts'
import { countHandIn } from './count-hand-in.ts'
import { explainRun, findRunToExplain } from './explain-run.ts'
import { loadGoodsOfRun } from './goods-of-run.ts'

/** Two vans that are back, one of which gave the other two bottles that nobody has confirmed. */
async function openTransfer() {
  const vans = await twoVans()
  const { app, db, from, to, water, verb, phone, stopsOf, delivered } = vans
  const goods = [{ goodId: water, pieces: 2 }]
  const offer = { kind: 'hand_to_hand', fromRunId: from, toRunId: to, goods } as const
  const offered = await verb((tx) => offerTransfer(app, tx, byCommand, offer))
  if (!offered.ok) throw new Error(JSON.stringify(offered.refusal))
  const { transferId } = offered.value
  for (const runId of [from, to]) {
    const stops = await stopsOf(runId)
    await phone.send(stops.map(({ id }) => phone.tell(id, delivered())))
    await verb((tx) => moveRun(app, tx, byCommand, { runId, to: 'handing_in' }))
    await bookRunThatIsBack(app, runId)
    const counts = (await loadGoodsOfRun(db, runId)).map(expectedAtHandIn).map((count) => {
      const more = runId === from ? -2 : 2
      return count.goodId === water ? { ...count, full: count.full + more } : count
    })
    await verb((tx) => countHandIn(app, tx, byCommand, { runId, counts }))
  }
  const causeOf = async (runId: number) => {
    const explained = await explainRun(db, (await findRunToExplain(db, runId))!)
    const found = explained
      .flatMap(({ causes }) => causes)
      .find(({ kind }) => kind === 'transfer_not_confirmed')!
    const { kind, effect } = found
    return { runId, kind, effect, transferId, note: 'Nodošana' }
  }
  return { ...vans, transferId, causes: [await causeOf(from), await causeOf(to)] }
}

const notMeant = new Error('rolled back')

test('a transfer is confirmed as its difference is explained at both vans, and none waits for ever', async () => {
  const { app, db, transferId, causes } = await openTransfer()
  /** Without another try, and taken back, so that each turn finds the same. */
  const once = async (work: (tx: Tx) => Promise<{ ok: boolean }>) => {
    let isDone = false
    const failure = await db
      .transaction()
      .execute(async (tx) => {
        isDone = (await work(tx)).ok
        throw notMeant
      })
      .catch((error: unknown) => error)
    expect(failure).toBe(notMeant)
    return isDone
  }
  for (let turn = 0; turn < 30; turn += 1) {
    const done = await Promise.all([
      ...causes.map((chosen) => once((tx) => applyCause(app, tx, byCommand, chosen))),
      once((tx) => confirmTransfer(app, tx, byCommand, { transferId, hand: 'taken' })),
      once((tx) => confirmTransfer(app, tx, byCommand, { transferId, hand: 'given' })),
      once((tx) => withdrawTransfer(app, tx, byCommand, { transferId })),
    ])
    expect(done).toEqual([true, true, true, true, true])
  }
})
