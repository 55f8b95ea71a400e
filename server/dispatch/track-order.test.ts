import { expect, test } from 'vitest'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  roadShop,
} from '../../tests/support/road-shop.ts'
import { runCommands } from './runs/commands.ts'
import { trackOrder } from './track-order.ts'

async function onTheRoad() {
  const shop = await roadShop()
  await addVan(shop)
  const first = await shop.order({ left: 2, back: 1, house: 1 })
  const second = await shop.order({ left: 1, house: 2 })
  const track = (order: typeof first) => trackOrder(shop.app, order, 'lv')
  return { ...shop, first, second, track, shop }
}

test('an order is planned, comes nearer, and is told with its sums before the invoice', async () => {
  const { shop, app, first, second, track, close, water, clock } = await onTheRoad()
  expect(await track(second)).toMatchObject({ state: 'not_planned' })
  await close()
  expect(await track(second)).toMatchObject({ state: 'planned', stops_before: null })
  const driverId = await addDriver(shop)
  const { runId, stops } = await driveOut(shop, driverId)
  const phone = await addPhone(shop, driverId)
  expect(await track(second)).toMatchObject({
    state: 'on_the_way',
    stops_before: 1,
    expected_from: `${roadDay}T08:00:00.000Z`,
    expected_until: `${roadDay}T08:45:00.000Z`,
  })
  clock.set(`${roadDay}T08:20:00Z`)
  const counts = [{ goodId: water, left: 1, taken: 1, damaged: 0, notOurs: 0 }]
  await phone.send([phone.tell(stops[0]!.id, { kind: 'delivered', counts, cashCents: 790 })])
  expect(await track(second)).toMatchObject({ state: 'on_the_way', stops_before: 0 })
  const told = await track(first)
  expect(told).toMatchObject({
    state: 'delivered',
    provisional: 1,
    happened_at: `${roadDay}T08:20:00.000Z`,
    goods: [{ good_id: water, ordered: 2, left: 1, declared_return: 1, taken: 1 }],
  })
  await runCommands['run handin']!.run(app, { words: [], options: { run: String(runId) } })
  const delivery = await app.db
    .selectFrom('deliveries')
    .select(['cashCents', 'accountCents', 'depositChargedCents', 'depositReturnedCents'])
    .where('orderId', '=', first.orderId)
    .executeTakeFirstOrThrow()
  expect(told!.sums).toMatchObject({
    cash: delivery.cashCents / 100,
    account: delivery.accountCents / 100,
    deposit: (delivery.depositChargedCents - delivery.depositReturnedCents) / 100,
  })
  expect(await track(first)).toMatchObject({ provisional: 0, sums: null, goods: told!.goods })
})

test('a stop that failed says why in the words of the shop', async () => {
  const { shop, first, track, close } = await onTheRoad()
  await close()
  const driverId = await addDriver(shop)
  const { stops } = await driveOut(shop, driverId)
  const phone = await addPhone(shop, driverId)
  const failed = (code: 'closed' | 'nobody_home') =>
    ({ kind: 'not_delivered', code, counts: [], cashCents: 0 }) as const
  const tell = async (fact: Parameters<typeof phone.tell>[1]) =>
    phone.send([phone.tell(stops[0]!.id, fact)])
  await tell(failed('closed'))
  expect(await track(first)).toMatchObject({
    state: 'not_delivered',
    provisional: 1,
    reason: 'Jūsu birojs bija slēgts.',
    sums: null,
  })
  await tell({ kind: 'called' })
  await tell(failed('nobody_home'))
  const { reason } = (await track(first))!
  expect(reason).toMatch(/^Bijām pie Jums (\S+), bet durvis neviens neatvēra\. Zvanījām \1\.$/)
})

test('an order is tracked by its customer alone', async () => {
  const { app, first, second } = await onTheRoad()
  const { orderId } = first
  const { customerId } = second
  expect(await trackOrder(app, { orderId, customerId }, 'lv')).toBeUndefined()
})
