import { expect, test } from 'vitest'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  roadShop,
} from '../../tests/support/road-shop.ts'

async function threeDoors() {
  const shop = await roadShop()
  await addVan(shop)
  const orders = [
    await shop.order({ left: 1, house: 1 }),
    await shop.order({ left: 1, house: 2 }),
    await shop.order({ left: 1, house: 3 }),
  ]
  await shop.close()
  const driverId = await addDriver(shop)
  const { stops } = await driveOut(shop, driverId)
  const phone = await addPhone(shop, driverId)
  const letters = () =>
    shop.app.db
      .selectFrom('mailOutbox')
      .select(['customerId', 'payload'])
      .where('template', '=', 'dispatch.next-stop')
      .orderBy('id')
      .execute()
  return { ...shop, orders, stops, phone, letters }
}

const closed = { kind: 'not_delivered', code: 'closed', counts: [], cashCents: 0 } as const

test('whose stop is next hears of it once, when the driver is at the stop before', async () => {
  const { orders, stops, phone, letters, clock } = await threeDoors()
  clock.set(`${roadDay}T08:20:00Z`)
  const arrived = phone.tell(stops[0]!.id, { kind: 'arrived' })
  await phone.send([arrived])
  await phone.send([arrived])
  await phone.send([phone.tell(stops[0]!.id, closed)])
  expect(await letters()).toEqual([
    {
      customerId: orders[1]!.customerId,
      payload: {
        orderId: orders[1]!.orderId,
        from: expect.stringMatching(/^\d\d:\d\d$/),
        until: expect.stringMatching(/^\d\d:\d\d$/),
      },
    },
  ])
  await phone.send([phone.tell(stops[1]!.id, closed)])
  expect((await letters()).map(({ customerId }) => customerId)).toEqual([
    orders[1]!.customerId,
    orders[2]!.customerId,
  ])
})

test('a phone that tells of the morning in the evening sends nobody out to the door', async () => {
  const { stops, phone, letters, clock } = await threeDoors()
  clock.set(`${roadDay}T08:20:00Z`)
  const told = phone.tell(stops[0]!.id, closed)
  clock.set(`${roadDay}T17:20:00Z`)
  await phone.send([told])
  expect(await letters()).toEqual([])
})
