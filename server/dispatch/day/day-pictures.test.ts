import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { placedOrder } from '../../../tests/support/placed-order.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { findEventFiles } from '../events/find-event-files.ts'
import { readDriverDay } from './read-driver-day.ts'

const shape = { width: 60, height: 40, channels: 3, background: 'teal' } as const
const photo = await sharp({ create: shape }).jpeg().toBuffer()

async function driveDay(prepare: (shop: Awaited<ReturnType<typeof roadShop>>) => Promise<void>) {
  const shop = await roadShop()
  await addVan(shop)
  await prepare(shop)
  await shop.close()
  const driverId = await addDriver(shop)
  const { stops } = await driveOut(shop, driverId)
  const phone = await addPhone(shop, driverId)
  const read = (language?: 'en') =>
    readDriverDay(shop.app, { driverId, phoneId: phone.device, ...(language && { language }) })
  return { shop, stops, phone, read }
}

// Issue 24: a photo of the place for those who come later, beside the package.
test('a driver photographs a new door, and who comes there later sees it', async () => {
  const { shop, stops, phone, read } = await driveDay(async (day) => {
    await day.order({ left: 2, house: 1 })
    await day.order({ left: 1, house: 2 })
  })
  const stopId = stops[0]!.id
  const told = phone.tell(stopId, { kind: 'delivered', counts: [], cashCents: 0 })
  await phone.send([told])
  const hash = createHash('sha256').update(photo).digest('hex')
  const about = { id: randomUUID(), device: phone.device, eventId: told.id, kind: 'place', hash }
  await phone.sendFile(JSON.stringify(about), photo)
  const placesOf = async () => (await read()).stops.map(({ placePhoto }) => placePhoto)
  const [address, other] = await placesOf()
  expect(other).toBeNull()
  expect(await placesOf(), 'the phone fetches it once').toEqual([address, null])
  const shown = await shop.server.inject(address!)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  // It proves nothing of the delivery.
  expect(await findEventFiles(shop.db, [stopId])).toEqual([])
  shop.clock.set('2026-11-24T09:00:00Z')
  expect(await placesOf(), 'a day later the stop names nobody').toEqual([null, null])
})

// Issue 24: a picture where goods are alike.
test('goods of one category have a picture on the phone, and names in its language', async () => {
  const { shop, read } = await driveDay(async ({ app, db, order, water }) => {
    const { customerId, addressId } = await order({ left: 2, house: 1 })
    const { id: goodId } = await db
      .insertInto('goods')
      .values({ link: 'cits', nameLv: 'Cits ūdens', nameEn: 'Other water', basePriceCents: 690 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lines = [{ goodId, order: 1 }]
    const placed = {
      customerId,
      lines,
      method: 'cash',
      day: roadDay,
      status: 'processing',
    } as const
    const orderId = await placedOrder(app, placed)
    await db.updateTable('orders').set({ addressId }).where('id', '=', orderId).execute()
    await db
      .insertInto('categories')
      .values({ id: 7, level: 1, link: 'udens', nameLv: 'Ūdens', nameEn: 'Water' })
      .execute()
    const inCategory = { goodId: water, categoryId: 7, isMain: true }
    await db.insertInto('goodCategories').values(inCategory).execute()
  })
  const [water, other] = (await read()).goods
  expect([water!.name, other!.name]).toEqual(['Avota ūdens', 'Cits ūdens'])
  expect([water!.picture, other!.picture]).toEqual([null, null])
  const alike = { goodId: other!.goodId, categoryId: 7, isMain: true }
  await shop.db.insertInto('goodCategories').values(alike).execute()
  const goods = (await read('en')).goods
  expect(goods.map(({ name }) => name)).toEqual(['Spring water', 'Other water'])
  for (const { picture } of goods)
    expect((await shop.server.inject(picture!)).headers['content-type']).toContain('image/')
})
