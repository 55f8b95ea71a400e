import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { checkContainers } from '../../server/bottles/container-places.ts'
import { bookStops } from '../../server/dispatch/events/book-runs.ts'
import { reviewStop } from '../../server/dispatch/events/review-stop.ts'
import { putStopsInOrder } from '../../server/dispatch/runs/change-run.ts'
import { dropLateStop } from '../../server/dispatch/runs/late-lane.ts'
import { moveStop } from '../../server/dispatch/runs/move-stop.ts'
import { findMoneyProblems } from '../../server/payments/check-money.ts'
import { twoVans } from '../support/two-vans.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

test.each(rounds())(
  'what a phone says stands and is booked once, whatever the office does at that moment (%i)',
  async (seed) => {
    const { app, db, from, to, phone, verb, stopsOf, delivered } = await twoVans()
    const { shuffled } = choices(seed)
    const stops = await stopsOf(from)
    const [one, two, three] = stops.map(({ id }) => id) as [number, number, number]
    const events = [one, two, three].map((stopId) => phone.tell(stopId, delivered()))
    const send = () => phone.send(events)
    const late = { reason: 'Klients zvanīja', driverAgreed: true }
    const acts: (() => Promise<unknown>)[] = [
      send,
      send,
      () => verb((tx) => dropLateStop(app, tx, byCommand, { stopId: one, ...late })),
      () => verb((tx) => moveStop(app, tx, byCommand, { stopId: two, toRunId: to })),
      () => verb((tx) => moveStop(app, tx, byCommand, { stopId: three, toRunId: to })),
      () => verb((tx) => putStopsInOrder(app, tx, byCommand, { runId: from, stopIds: [three] })),
    ]
    await Promise.all(shuffled(acts).map((act) => act()))
    const stored = await db.selectFrom('driverEvents').select('stopId').execute()
    expect(stored.map(({ stopId }) => stopId).toSorted((a, b) => a! - b!)).toEqual([
      one,
      two,
      three,
    ])
    for (const stopId of [one, two, three])
      await verb((tx) => reviewStop(app, tx, byCommand, stopId))
    // Two hands at once, as when the office and the night's job meet.
    await Promise.all([
      bookStops(app, byCommand, [one, two, three]),
      bookStops(app, byCommand, [three, one, two]),
    ])
    const orderIds = stops.flatMap((stop) => stop.orderIds)
    const deliveries = await db
      .selectFrom('deliveries')
      .select(['orderId', 'outcome', 'stopId'])
      .orderBy('orderId')
      .execute()
    expect(deliveries).toEqual(
      orderIds
        .toSorted((a, b) => a - b)
        .map((orderId) => {
          const stopId = stops.find((stop) => stop.orderIds.includes(orderId))!.id
          return { orderId, outcome: 'delivered', stopId }
        }),
    )
    expect(await checkContainers(db)).toEqual([])
    expect(await findMoneyProblems(db)).toEqual([])
    expect((await brokenRules(db)).filter((rule) => !rule.startsWith('I13'))).toEqual([])
  },
)
