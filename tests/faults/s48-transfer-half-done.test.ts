import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { checkContainers } from '../../server/bottles/container-places.ts'
import { openTransferSource, twiceDeliveredSource } from '../../server/dispatch/attention.ts'
import { loadGoodsOfRun } from '../../server/dispatch/hand-in/goods-of-run.ts'
import { runCommands } from '../../server/dispatch/runs/commands.ts'
import { confirmTransfer, offerTransfer } from '../../server/dispatch/runs/transfers.ts'
import { reviewStop } from '../../server/dispatch/events/review-stop.ts'
import { findMoneyProblems } from '../../server/payments/check-money.ts'
import { twoVans } from '../support/two-vans.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

test.each(rounds())(
  'a transfer that is half done is a row, holds up both runs, and loses no bottle (%i)',
  async (seed) => {
    const {
      app,
      db,
      water: goodId,
      from,
      to,
      phone,
      verb,
      stopsOf,
      delivered,
      settle,
    } = await twoVans()
    const { shuffled, upTo } = choices(seed)
    const stops = await stopsOf(from)
    const offer = async (stopId?: number, pieces = 2) => {
      const goods = [{ goodId, pieces }]
      const transfer = {
        kind: 'hand_to_hand',
        fromRunId: from,
        toRunId: to,
        stopId,
        goods,
      } as const
      const offered = await verb((tx) => offerTransfer(app, tx, byCommand, transfer))
      if (!offered.ok) throw new Error(JSON.stringify(offered.refusal))
      return offered.value.transferId
    }
    const whole = await offer(stops[0]!.id)
    const half = await offer(undefined, 1)
    const confirm = (transferId: number, hand: 'given' | 'taken') => () =>
      verb((tx) => confirmTransfer(app, tx, byCommand, { transferId, hand }))
    // Given once, taken twice, and one stop driven by the giver meanwhile.
    const acts: (() => Promise<unknown>)[] = [
      confirm(whole, 'given'),
      confirm(whole, 'taken'),
      confirm(whole, 'taken'),
      confirm(half, upTo(2) === 0 ? 'given' : 'taken'),
      () => phone.send([phone.tell(stops[0]!.id, delivered())]),
    ]
    await Promise.all(shuffled(acts).map((act) => act()))
    expect((await openTransferSource.find(app)).map(({ id }) => Number(id))).toEqual([half])
    const moved = async (runId: number) => {
      const [good] = await loadGoodsOfRun(db, runId)
      return good!.received - good!.given
    }
    expect([await moved(from), await moved(to)]).toEqual([-2, 2])
    for (const runId of [from, to])
      for (const { id, orderIds, told } of await stopsOf(runId))
        // The stop that the giver has driven is not driven again.
        if (told.state === 'waiting' && orderIds[0] !== stops[0]!.orderIds[0])
          await phone.send([phone.tell(id, delivered())])
    for (const runId of [from, to]) {
      for (const { id, told } of await stopsOf(runId))
        if (told.waitsForReview) await verb((tx) => reviewStop(app, tx, byCommand, id))
      // What was driven although it had been moved is reviewed at its own stop.
      await verb((tx) => reviewStop(app, tx, byCommand, stops[0]!.id))
      await runCommands['run handin']!.run(app, { words: [], options: { run: String(runId) } })
    }
    expect(await settle(from)).toMatchObject({ refusal: { code: 'transfers_open' } })
    await confirm(half, 'given')()
    await confirm(half, 'taken')()
    expect((await settle(from)).ok).toBe(true)
    expect((await settle(to)).ok).toBe(true)
    expect(await checkContainers(db)).toEqual([])
    expect(await findMoneyProblems(db)).toEqual([])
    expect((await brokenRules(db)).filter((rule) => !rule.startsWith('I13'))).toEqual([])
  },
)

test('an order that two vans have told alike is booked once, and asks for a person', async () => {
  const { app, db, water: goodId, from, to, phone, verb, stopsOf, delivered } = await twoVans()
  const [stop] = await stopsOf(from)
  const goods = [{ goodId, pieces: 2 }]
  const kind = 'hand_to_hand' as const
  const offer = { kind, fromRunId: from, toRunId: to, stopId: stop!.id, goods }
  const offered = await verb((tx) => offerTransfer(app, tx, byCommand, offer))
  const { transferId } = (offered as { value: { transferId: number } }).value
  for (const hand of ['given', 'taken'] as const)
    await verb((tx) => confirmTransfer(app, tx, byCommand, { transferId, hand }))
  const follower = (await stopsOf(to)).find(({ orderIds }) => orderIds[0] === stop!.orderIds[0])!
  await phone.send([phone.tell(stop!.id, delivered()), phone.tell(follower.id, delivered())])
  for (const { id } of [stop!, follower]) await verb((tx) => reviewStop(app, tx, byCommand, id))
  expect(await twiceDeliveredSource.find(app)).toEqual([])
  for (const runId of [from, to])
    await runCommands['run handin']!.run(app, { words: [], options: { run: String(runId) } })
  const orderId = stop!.orderIds[0]!
  const booked = await db
    .selectFrom('deliveries')
    .select('id')
    .where('orderId', '=', orderId)
    .execute()
  expect(booked).toHaveLength(1)
  expect(await twiceDeliveredSource.find(app)).toMatchObject([{ facts: { orderId } }])
})
