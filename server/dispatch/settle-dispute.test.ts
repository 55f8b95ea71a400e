import { expect, test } from 'vitest'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')

/** Says that one bottle fewer was left than the driver has counted. */
async function disputedDelivery() {
  const anna = await shop.customer({ accountCents: 20_000 })
  const { id: orderId } = await placedOrder(anna, { [good.water]: 2 })
  await shop.db
    .updateTable('orders')
    .set({ status: 'waitingForDelivery', lockedAt: shop.clock.now() })
    .where('id', '=', orderId)
    .execute()
  await deliverOrder(shop.app, { orderId })
  const { bottles } = await anna.api.listBottles({})
  const params = { id: String(bottles.data[0]!.id) }
  const dispute = () => anna.api.disputeBottles({ params, body: { delivered: 1, returned: 0 } })
  await dispute()
  const open = async () =>
    (await service.api.listDisputes()).disputes.find((one) => one.orderId === orderId)
  const { id } = (await open())!
  return { anna, orderId, dispute, open, of: { params: { id: String(id) } } }
}

const waiting = async (orderId: number) =>
  (await service.api.readAttention()).rows.filter(
    ({ kind, facts }) => kind === 'dispute' && facts.orderId === orderId,
  )

test('a dispute waits until a driver has counted at the customer’s', async () => {
  const { open, of, orderId } = await disputedDelivery()
  expect(await waiting(orderId)).toHaveLength(1)
  const seen = await service.api.recountDispute({ ...of, query: { preview: '1' }, body: {} })
  expect(seen).toMatchObject({ effects: { changes: [{ field: 'recount_on' }] } })
  await service.api.recountDispute({ ...of, body: {} })
  expect(await open()).toMatchObject({ recount: { isDone: false, more: 0 } })
  expect(await waiting(orderId)).toEqual([])
  await expect(service.api.recountDispute({ ...of, body: {} })).rejects.toMatchObject({
    error: 'already_decided',
  })
})

test('goods that were not left are paid back with their bottle, and the sums stay whole', async () => {
  const { anna, of, orderId, dispute } = await disputedDelivery()
  const accountOf = async () =>
    (await service.api.readCustomerPage({ params: { id: String(anna.id) } })).money.accountCents
  const before = await accountOf()
  await service.api.answerDispute({ ...of, body: { accept: true, answer: 'Jums taisnība.' } })
  const { unitPriceCents } = await shop.db
    .selectFrom('orderItems')
    .select('unitPriceCents')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const deposits = await shop.db
    .selectFrom('bottleMovements')
    .select(['causeKind', 'delivered', 'returned', 'depositCents'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
  expect(deposits).toMatchObject([
    { causeKind: 'delivery', delivered: 2 },
    { causeKind: 'reversal', returned: 2 },
    { causeKind: 'delivery', delivered: 1 },
  ])
  const depositCents = deposits[0]!.depositCents - deposits[2]!.depositCents
  expect(await accountOf()).toBe(before + unitPriceCents! + depositCents)
  // Answered for good: no driver has counted since.
  await expect(dispute()).rejects.toMatchObject({ status: 409 })
})

// Trap 16.
test('a delivery has one open dispute, and another after the driver has counted', async () => {
  const { open, of, dispute } = await disputedDelivery()
  const first = (await open())!.id
  await dispute()
  expect((await open())!.id).toBe(first)
  await service.api.recountDispute({ ...of, body: {} })
  await service.api.answerDispute({ ...of, body: { accept: false, answer: 'Saskaitīs šoferis.' } })
  expect(await open()).toBeUndefined()
  await dispute()
  expect((await open())!.id).not.toBe(first)
})
