import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { checkContainers } from '../../server/bottles/container-places.ts'
import { reviewStop } from '../../server/dispatch/events/review-stop.ts'
import { typePaper } from '../../server/dispatch/events/type-paper.ts'
import { runCommands } from '../../server/dispatch/runs/commands.ts'
import { findMoneyProblems } from '../../server/payments/check-money.ts'
import { twoVans } from '../support/two-vans.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

test.each(rounds())(
  'a run whose phone died is typed from paper, and its rescued events come twice (%i)',
  async (seed) => {
    const { app, db, water: goodId, from: runId, phone, verb, stopsOf, settle } = await twoVans()
    const { shuffled, upTo } = choices(seed)
    const stops = await stopsOf(runId)
    const truths = stops.map(({ id: stopId }) => ({ stopId, left: 1 + upTo(2), taken: upTo(3) }))
    const countsOf = ({ left, taken }: { left: number; taken: number }) => [
      { goodId, left, taken, damaged: 0, notOurs: 0 },
    ]
    const events = truths.map((truth) => {
      const fact = { kind: 'delivered' as const, counts: countsOf(truth), cashCents: 0 }
      return phone.tell(truth.stopId, fact)
    })
    // The phone has sent the first, and dies before the second; what it numbered is missed.
    const first = await phone.send([events[0]!])
    expect(first.expectedSeq).toBe(2)
    const afterGap = await phone.send([events[2]!])
    expect(afterGap.expectedSeq).toBe(2)
    const rows = truths.map((truth) => ({
      id: randomUUID(),
      stopId: truth.stopId,
      counts: countsOf(truth),
      cashCents: 0,
    }))
    const type = () => verb((tx) => typePaper(app, tx, byCommand, { runId, rows }))
    const rescued = () => phone.send(shuffled([...events, ...events]))
    const acts: (() => Promise<unknown>)[] = [type, type, rescued, rescued]
    await Promise.all(shuffled(acts).map((act) => act()))
    expect((await phone.send([events[1]!])).expectedSeq).toBe(4)
    for (const { id, told } of await stopsOf(runId))
      if (told.waitsForReview) await verb((tx) => reviewStop(app, tx, byCommand, id))
    await runCommands['run handin']!.run(app, { words: [], options: { run: String(runId) } })
    const booked = await db
      .selectFrom('deliveries')
      .innerJoin('deliveryCounts', 'deliveryCounts.deliveryId', 'deliveries.id')
      .select(['stopId', 'leftThere as left', 'takenBack as taken'])
      .orderBy('stopId')
      .execute()
    expect(booked).toEqual(truths)
    expect((await settle(runId)).ok).toBe(true)
    expect(await checkContainers(db)).toEqual([])
    expect(await findMoneyProblems(db)).toEqual([])
    expect((await brokenRules(db)).filter((rule) => !rule.startsWith('I13'))).toEqual([])
  },
)
