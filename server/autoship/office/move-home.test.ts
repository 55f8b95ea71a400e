import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { done } from '../../../domain/outcome.ts'
import { good, orderShop, placedOrder, region } from '../../../tests/support/order-shop.ts'
import { newColleague } from '../../../tests/support/staff-client.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { moveStreets } from '../../territory/move-streets.ts'

const shop = await orderShop()
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@example.lv')

const regions = async () => (await service.api.listPlaceNames()).rows

test('a caller whom no record knows becomes a customer who confirms the e-mail by a letter', async () => {
  const [{ id: regionId } = { id: 0 }] = await regions()
  const body = {
    name: 'Zenta Liepa',
    email: 'Zenta@Example.lv',
    phone: '29 777 111',
    language: 'lv',
    address: { regionId, street: 'Miera iela', houseNo: '4', notes: 'Kods 12' },
  } as const
  const { id } = await service.api.addCustomer({ body })
  const page = await service.api.readCustomerPage({ params: { id: String(id) } })
  expect(page).toMatchObject({
    name: 'Zenta Liepa',
    email: 'zenta@example.lv',
    phone: '+37129777111',
    emailIsConfirmed: false,
    places: [{ notes: 'Kods 12' }],
  })
  const mails = await shop.db
    .selectFrom('mailOutbox')
    .select(['template', 'recipient'])
    .where('customerId', '=', id)
    .execute()
  expect(mails).toEqual([{ template: 'customers.added', recipient: 'zenta@example.lv' }])
  const trail = await shop.db
    .selectFrom('auditTrail')
    .select(['action', 'actorKind', 'actorId'])
    .where('customerId', '=', id)
    .where('action', '=', 'customers.add')
    .execute()
  expect(trail).toEqual([{ action: 'customers.add', actorKind: 'staff', actorId: service.id }])
  await expect(service.api.addCustomer({ body })).rejects.toMatchObject({
    error: { email: expect.anything() },
  })
  await expect(dispatcher.api.addCustomer({ body })).rejects.toMatchObject({
    error: 'not_permitted',
  })
})

test('what is still to come goes to the new address of a customer who has moved', async () => {
  const anna = await shop.customer({ name: 'Anna Ozoliņa', accountCents: 20_000 })
  const order = await placedOrder(anna, { [good.water]: 2 })
  const before = await shop.db
    .selectFrom('orders')
    .select(['addressId', 'deliveryOn'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { regionId } = await shop.db
    .selectFrom('addresses')
    .select('regionId')
    .where('id', '=', before.addressId!)
    .executeTakeFirstOrThrow()
  const home = { regionId, street: 'Jaunā iela', houseNo: '7' }
  const params = { id: String(anna.id) }
  const seen = await service.api.moveHome({ params, query: { preview: '1' }, body: home })
  expect(seen).toMatchObject({
    effects: {
      orders: [{ orderId: order.id, change: 'edited' }],
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'address', after: 'Jaunā iela 7' }),
        expect.objectContaining({ field: 'zone' }),
      ]),
    },
  })
  await service.api.moveHome({ params, body: home })
  const { places, deliveries } = await service.api.readCustomerPage({ params })
  expect(places.map(({ address }) => address.split(',')[0])).toContain('Jaunā iela 7')
  expect(deliveries).toMatchObject([{ orderId: order.id, address: /Jaunā iela 7/ }])
})

test('a new home in a street that another zone drives has the days of that zone', async () => {
  const liga = await shop.customer({ name: 'Līga Kalniņa', accountCents: 20_000 })
  const order = await placedOrder(liga, { [good.water]: 2 })
  const { id: zoneId } = await shop.db
    .selectFrom('zones')
    .select('id')
    .where('code', '=', 'S')
    .executeTakeFirstOrThrow()
  const streets = [{ street: 'Malas iela', zoneId }]
  await allOrNothing(shop.db, async (tx) =>
    done(await moveStreets(shop.app, tx, byCommand, { regionId: region.riga, streets })),
  )
  const move = () =>
    service.api.moveHome({
      params: { id: String(liga.id) },
      query: { preview: '1' },
      body: { regionId: region.riga, street: 'Malas iela', houseNo: '7' },
    })
  await expect.poll(move).toMatchObject({
    effects: {
      orders: [{ orderId: order.id }],
      changes: expect.arrayContaining([expect.objectContaining({ field: 'zone', after: 'S' })]),
    },
  })
})

test('more pieces of an order show the new sum and deposit before', async () => {
  const zane = await shop.customer({ accountCents: 20_000 })
  const order = await placedOrder(zane, { [good.water]: 2 })
  const params = { id: String(order.id) }
  const lines = [{ goodId: good.water, ordered: 4 }]
  const seen = await service.api.editOrderFor({
    params,
    query: { preview: '1' },
    body: { lines },
  })
  const fields = 'effects' in seen ? seen.effects.changes : []
  expect(fields.map(({ field }) => field)).toEqual(['total_cents', 'deposit_cents'])
})
