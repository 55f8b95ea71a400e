import { expect, test } from 'vitest'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'

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
