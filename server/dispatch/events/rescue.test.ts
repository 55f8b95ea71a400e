import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'
import { toldLaterSource } from '../attention.ts'
import { moveRun } from '../runs/change-run.ts'
import { bookLeftStops, bookRunThatIsBack } from './book-runs.ts'
import { typePaper } from './type-paper.ts'

test('the office takes the codes of a phone that found no network, once, and not forged ones', async () => {
  const { shop, db, phone, from, stopsOf, delivered } = await twoVans()
  const { api } = await newColleague(shop, 'dispatcher', 'ilze@avots.example')
  const [first, second] = await stopsOf(from)
  const events = [phone.tell(first!.id, delivered()), phone.tell(second!.id, delivered())]
  const sentAt = shop.clock.now().toISOString()
  const body = { device: phone.device, sentAt, events }
  const taken = await api.takeRescue({ body })
  expect(taken).toMatchObject({ verdicts: [{ verdict: 'accepted' }, { verdict: 'accepted' }] })
  expect(taken.expectedSeq).toBe(3)
  expect(await api.takeRescue({ body })).toEqual(taken)
  const told = await db.selectFrom('driverEvents').select(['stopId', 'actorKind']).execute()
  expect(told).toEqual([
    { stopId: first!.id, actorKind: 'driver' },
    { stopId: second!.id, actorKind: 'driver' },
  ])
  const forged = [{ ...events[0]!, text: events[0]!.text.replace('"left":2', '"left":9') }]
  expect(await api.takeRescue({ body: { ...body, events: forged } })).toMatchObject({
    verdicts: [{ verdict: 'parked', flags: ['signature'] }],
  })
  const unknown = api.takeRescue({ body: { ...body, device: 99 } })
  await expect(unknown).rejects.toMatchObject({ error: 'device_unknown' })
})

test('codes that are read after the run was settled land once, at their time and named as late', async () => {
  const { shop, app, db, phone, from, stopsOf, delivered, settle, verb } = await twoVans()
  const stops = await stopsOf(from)
  const told = shop.clock.now()
  const events = stops.map(({ id }) => phone.tell(id, delivered(2, 2)))
  const sentAt = told.toISOString()
  // The driver's paper came first, and the run is over by it.
  const { counts, cashCents } = delivered()
  const rows = stops.map(({ id: stopId }) => ({ id: randomUUID(), stopId, counts, cashCents }))
  await verb((tx) => typePaper(app, tx, byCommand, { runId: from, rows }))
  await verb((tx) => moveRun(app, tx, byCommand, { runId: from, to: 'handing_in' }))
  await bookRunThatIsBack(app, from)
  expect((await settle(from)).ok).toBe(true)
  const held = () =>
    db.selectFrom('bottleBalances').select(['customerId', 'held']).orderBy('customerId').execute()
  const settled = await held()
  shop.clock.set(new Date(told.getTime() + 20 * 3_600_000).toISOString())
  const { api } = await newColleague(shop, 'dispatcher', 'ilze@avots.example')
  const body = { device: phone.device, sentAt, events }
  const taken = await api.takeRescue({ body })
  for (const { verdict, flags } of taken.verdicts) {
    expect(verdict).toBe('flagged')
    expect(flags).toEqual(expect.arrayContaining(['late', 'after_settling']))
    expect(flags).not.toContain('clock')
  }
  const times = await db
    .selectFrom('driverEvents')
    .select('happenedAt')
    .where('deviceId', '=', phone.device)
    .execute()
  expect(times).toEqual(events.map(() => ({ happenedAt: told })))
  expect((await toldLaterSource.find(app)).map(({ id }) => Number(id))).toEqual(
    stops.map(({ id }) => id),
  )
  // The phone finds its network: the same is no second delivery.
  expect((await phone.send(events)).verdicts).toEqual(taken.verdicts)
  await bookLeftStops(app)
  expect(await held()).toEqual(settled)
})
