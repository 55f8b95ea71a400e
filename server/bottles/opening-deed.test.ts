import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { good, orderShop } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { checkContainers } from './container-places.ts'
import { moveBottles } from './move-bottles.ts'

const shop = await orderShop()
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@example.lv')

const opening = { goodId: good.water, pieces: 3, reason: 'No iepriekšējā piegādātāja' }

test('bottles from elsewhere are written down once, without a deposit, by a named person', async () => {
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  const body = { ...opening, addressId: anna.addressId }
  const seen = await service.api.openBottles({ params, query: { preview: '1' }, body })
  expect(seen).toMatchObject({ effects: { bottles: [{ delivered: 3 }] } })
  await service.api.openBottles({ params, body })
  const { bottles, money } = await service.api.readCustomerPage({ params })
  expect(bottles).toMatchObject([{ held: 3 }])
  expect(money.deposit.paidCents).toBe(0)
  const rows = await shop.db
    .selectFrom('bottleMovements')
    .select(['causeKind', 'actorId', 'note', 'addressId'])
    .where('customerId', '=', anna.id)
    .execute()
  const { addressId } = anna
  expect(rows).toEqual([
    { causeKind: 'opening', actorId: service.id, note: opening.reason, addressId },
  ])
  await expect(service.api.openBottles({ params, body })).rejects.toMatchObject({
    error: 'already_decided',
  })
  expect(await checkContainers(shop.db)).toEqual([])
})

test('two who write them down at once write them once', async () => {
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  const asked = await Promise.allSettled(
    [1, 2].map(() => service.api.openBottles({ params, body: opening })),
  )
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { bottles } = await service.api.readCustomerPage({ params })
  expect(bottles).toMatchObject([{ held: 3 }])
})

test('a good that nobody lends, another’s address and a dispatcher are refused', async () => {
  const [anna, other] = [await shop.customer(), await shop.customer()]
  const params = { id: String(anna.id) }
  const open = (api: typeof service.api, more: object) =>
    api.openBottles({ params, body: { ...opening, ...more } })
  const unknown = { error: 'not_found' }
  await expect(open(service.api, { goodId: good.tea })).rejects.toMatchObject(unknown)
  await expect(open(service.api, { addressId: other.addressId })).rejects.toMatchObject(unknown)
  await expect(open(dispatcher.api, {})).rejects.toMatchObject({ error: 'not_permitted' })
})

test('what was written down wrongly is undone and written down again', async () => {
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  const held = async () =>
    (await service.api.readCustomerPage({ params })).bottles.map((bottle) => bottle.held)
  const undo = async (done: unknown) => {
    const { actionId } = done as { actionId: number }
    return service.api.undoAction({ params: { id: String(actionId) }, body: {} })
  }
  const wrong = await service.api.openBottles({ params, body: opening })
  await undo(wrong)
  await undo(wrong)
  expect((await held()).filter((pieces) => pieces > 0)).toEqual([])
  const right = await service.api.openBottles({ params, body: { ...opening, pieces: 2 } })
  expect(await held()).toEqual([2])
  await expect(service.api.openBottles({ params, body: opening })).rejects.toMatchObject({
    error: 'already_decided',
  })
  await undo(right)
  await service.api.openBottles({ params, body: opening })
  expect(await held()).toEqual([3])
  expect(await checkContainers(shop.db)).toEqual([])
})

test('bottles that have gone back since are not taken back from what was written down', async () => {
  const anna = await shop.customer()
  const params = { id: String(anna.id) }
  const done = await service.api.openBottles({ params, body: opening })
  await shop.app.db.transaction().execute((tx) =>
    moveBottles(tx, {
      customerId: anna.id,
      by: byCommand,
      note: 'Pārskaitīts',
      cause: { kind: 'audit', id: anna.id },
      movedOn: shop.app.clock.today(),
      goods: [{ goodId: good.water, delivered: 0, returned: 1, depositCents: 0 }],
    }),
  )
  const { actionId } = done as { actionId: number }
  await expect(
    service.api.undoAction({ params: { id: String(actionId) }, body: {} }),
  ).rejects.toMatchObject({ error: 'not_undoable' })
})
