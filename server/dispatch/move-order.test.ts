import { expect, test } from 'vitest'
import type { DeedDone } from '../../contract/office/deed-call.ts'
import { atOnce } from '../../tests/faults/kit/at-once.ts'
import { addVan, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const nextDay = '2026-11-26'

/** A closed day whose one stop was taken off its run. */
async function withdrawn() {
  const shop = await roadShop()
  const { db, order, close } = shop
  await addVan(shop)
  const { orderId } = await order({ left: 2, house: 1 })
  await close()
  const { api } = await newColleague(shop, 'dispatcher', 'dina@avots.example')
  const service = (await newColleague(shop, 'customerService', 'ruta@avots.example')).api
  const { id: stopId, runId } = await db
    .selectFrom('stops')
    .select(['id', 'runId'])
    .executeTakeFirstOrThrow()
  const body = { orderIds: [orderId], day: nextDay }
  const params = { id: String(orderId) }
  const read = () =>
    db
      .selectFrom('orders')
      .select(['deliveryOn', 'status', 'lockedAt'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  const withdraw = () =>
    api.withdrawStop({ params: { id: String(stopId) }, body: { reason: 'Klients slims' } })
  return { ...shop, api, service, body, params, runId, read, withdraw }
}

test('an order that no run has goes to another day, and its customer is told', async () => {
  const { db, api, service, body, params, read, withdraw } = await withdrawn()
  await expect(api.moveOrders({ body })).rejects.toMatchObject({ error: 'locked' })
  expect((await api.readOfficeOrder({ params })).may.move).toBe('locked')
  await withdraw()
  expect((await api.readOfficeOrder({ params })).may.move).toBeNull()
  await expect(service.moveOrders({ body })).rejects.toMatchObject({ error: 'not_permitted' })
  const closed = { body: { ...body, day: roadDay } }
  await expect(api.moveOrders(closed)).rejects.toMatchObject({ error: 'not_that_day' })
  await api.moveOrders({ body })
  expect(await read()).toMatchObject({
    deliveryOn: nextDay,
    status: 'processing',
    lockedAt: null,
  })
  const mails = db
    .selectFrom('mailOutbox')
    .select('template')
    .where('template', '=', 'orders.changed')
  expect(await mails.execute()).toHaveLength(1)
})

test('such a move is taken back with its letter, as long as nothing came after it', async () => {
  const { db, api, body, params, read, withdraw } = await withdrawn()
  await withdraw()
  const before = await read()
  const mails = () =>
    db
      .selectFrom('mailOutbox')
      .select('state')
      .where('template', '=', 'orders.changed')
      .orderBy('id')
      .execute()
  const move = async () => {
    const { actionId } = (await api.moveOrders({ body })) as DeedDone
    return () => api.undoAction({ params: { id: String(actionId) } })
  }
  const undo = await move()
  await undo()
  expect(await read()).toEqual(before)
  expect(await mails()).toEqual([{ state: 'unwanted' }])
  const undoLater = await move()
  expect(await mails()).toHaveLength(2)
  await api.cancelOrders({ body: { orderIds: [Number(params.id)], reason: 'Klients slims' } })
  await expect(undoLater()).rejects.toMatchObject({ error: 'changed_since' })
})

test('of a move and a late stop at once one happens', async () => {
  const { api, body, params, runId, read, withdraw } = await withdrawn()
  await withdraw()
  const late = { runId, reason: 'Klients zvanīja', driverAgreed: true }
  await atOnce<unknown>([
    () => api.moveOrders({ body }),
    () => api.addOrderLate({ params, body: late }),
  ])
  const { status, deliveryOn } = await read()
  const { stop } = await api.readOfficeOrder({ params })
  expect([deliveryOn, status, stop === null]).toEqual(
    deliveryOn === nextDay ? [nextDay, 'processing', true] : [roadDay, 'waitingForDelivery', false],
  )
})
