import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addDriver, addPhone } from '../../../tests/support/road-shop.ts'
import { mostPhotosOfEvent } from '../../../domain/dispatch/proof-wanted.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { byCommand } from '../../../domain/actor.ts'
import { loadRunPage } from '../runs/run-page.ts'
import { trackOrder } from '../track-order.ts'
import { findEventFiles } from './find-event-files.ts'
import { reviewStop } from './review-stop.ts'

const photo = await sharp({
  create: { width: 60, height: 40, channels: 3, background: 'teal' },
})
  .jpeg()
  .toBuffer()

test('a photo comes after its event, once, and belongs to the customer of the stop', async () => {
  const { shop, db, from, phone, stopsOf, delivered } = await twoVans()
  const [stop, next] = await stopsOf(from)
  const event = phone.tell(stop!.id, delivered())
  const hash = createHash('sha256').update(photo).digest('hex')
  const id = randomUUID()
  const about = { id, device: phone.device, eventId: event.id, kind: 'photo', hash }
  const sendPhoto = (content = photo, changed = {}) =>
    phone.sendFile(JSON.stringify({ ...about, ...changed }), content)
  await expect(sendPhoto()).rejects.toMatchObject({ error: 'event_unknown' })
  await phone.send([event])
  const two = await Promise.all([sendPhoto(), sendPhoto()])
  expect(two).toEqual([{ done: true }, { done: true }])
  expect(await sendPhoto()).toEqual({ done: true })
  await expect(sendPhoto(Buffer.from('<svg/>'))).rejects.toMatchObject({ error: 'file_unreadable' })
  await expect(sendPhoto(photo, { device: 99 })).rejects.toMatchObject({ error: 'file_unreadable' })
  const files = await db.selectFrom('files').select(['kind', 'customerId', 'keepUntil']).execute()
  expect(files).toEqual([{ kind: 'photo', customerId: stop!.customerId, keepUntil: '2027-12-28' }])
  const ofStops = await findEventFiles(shop.db, [stop!.id])
  const [orderId] = stop!.orderIds
  const tracked = await trackOrder(
    shop.app,
    { orderId: orderId!, customerId: stop!.customerId },
    'lv',
  )
  const [{ kind, url }] = tracked!.pictures as [{ kind: string; url: string }]
  expect(kind).toBe('photo')
  const shown = await shop.server.inject(url)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await shop.server.inject(url.slice(0, -1))).statusCode).toBe(404)
  expect((await loadRunPage(db, from))!.stops[0]!.pictures).toEqual(ofStops)
  expect(ofStops).toEqual([{ stopId: stop!.id, fileId: expect.any(Number), kind: 'photo' }])
  const atNext = phone.tell(next!.id, delivered())
  await phone.send([atNext])
  const same = randomUUID()
  const atBoth = [event, atNext].map(({ id: eventId }) => sendPhoto(photo, { id: same, eventId }))
  expect(await Promise.all(atBoth)).toEqual([{ done: true }, { done: true }])
  expect(await findEventFiles(shop.db, [stop!.id, next!.id])).toHaveLength(2)
})

async function atADoor() {
  const vans = await twoVans()
  const [stop] = await vans.stopsOf(vans.from)
  const { app, phone } = vans
  const hash = createHash('sha256').update(photo).digest('hex')
  const sendPhoto = (of: typeof phone, eventId: string) =>
    of.sendFile(
      JSON.stringify({ id: randomUUID(), device: of.device, eventId, kind: 'photo', hash }),
      photo,
    )
  const order = { orderId: stop!.orderIds[0]!, customerId: stop!.customerId }
  const picturesShown = async () => (await trackOrder(app, order, 'lv'))!.pictures.length
  return { ...vans, stop: stop!, sendPhoto, picturesShown }
}

test('a customer sees pictures of another driver when the office has looked, and none taken back', async () => {
  const { shop, app, verb, phone, stop, delivered, sendPhoto, picturesShown } = await atADoor()
  const stranger = await addPhone(shop, await addDriver(shop))
  const strange = stranger.tell(stop.id, delivered())
  await stranger.send([strange])
  await sendPhoto(stranger, strange.id)
  expect(await picturesShown()).toBe(0)
  await verb((tx) => reviewStop(app, tx, byCommand, stop.id))
  expect(await picturesShown()).toBe(1)

  const slip = phone.tell(stop.id, delivered())
  const undone = phone.tell(stop.id, { kind: 'undone', eventId: slip.id })
  await phone.send([slip, undone])
  await sendPhoto(phone, slip.id)
  expect(await picturesShown()).toBe(1)
  await expect(sendPhoto(stranger, slip.id)).rejects.toMatchObject({ error: 'event_unknown' })
})

test('an event has as many pictures as a phone takes of it, and no more', async () => {
  const { phone, stop, delivered, sendPhoto } = await atADoor()
  const event = phone.tell(stop.id, delivered())
  await phone.send([event])
  const atOnce = Array.from({ length: mostPhotosOfEvent + 5 }, () => sendPhoto(phone, event.id))
  const sent = await Promise.allSettled(atOnce)
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostPhotosOfEvent + 1)
  await expect(sendPhoto(phone, event.id)).rejects.toMatchObject({ error: 'too_many_pictures' })
})
