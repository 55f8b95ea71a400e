import { expect, test } from 'vitest'
import type { DeedDone } from '../../contract/office/deed-call.ts'
import { good, orderShop, setStock } from '../../tests/support/order-shop.ts'
import { closeDay } from '../../tests/support/dispatch.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { dayOf } from '../../domain/calendar.ts'
import { balancesOf } from '../ledger/balances.ts'

const shop = await orderShop()
const { api } = await newColleague(shop, 'dispatcher', 'dina@avots.example')
await setStock(shop, good.honey, 500)
const preview = { query: { preview: '1' as const } }

const orderOf = (id: number) =>
  shop.db
    .selectFrom('orders')
    .select(['status', 'deliveryOn', 'paymentMethod', 'prepaidCents', 'cashDueCents'])
    .select('awaitedCents')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** A customer, and an order of 20 € that the account does not have. */
async function unpaid(terms: Parameters<typeof shop.customer>[0] = {}) {
  const anna = await shop.customer(terms)
  const body = { lines: [{ goodId: good.honey, ordered: 4 }], payment: 'link' as const }
  await api.placeOrderFor({ params: { id: String(anna.id) }, body })
  const { id } = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', anna.id)
    .executeTakeFirstOrThrow()
  expect((await orderOf(id)).awaitedCents).toBe(20_00)
  return { anna, id }
}

const pay = (orderIds: number[], payment: 'link' | 'deferred' | 'cash') =>
  api.payAwaited({ query: {}, body: { orderIds, payment } }) as Promise<DeedDone>

// Issue 22: unpaid rows of the closing.
test('an unpaid order goes on the account of a company, and waits again when that is undone', async () => {
  const { anna, id } = await unpaid({ payLater: true, creditLimitCents: 50_00 })
  const body = { orderIds: [id], payment: 'deferred' as const }
  expect(await api.payAwaited({ ...preview, body })).toMatchObject({
    refusals: [],
    effects: {
      money: expect.arrayContaining([expect.objectContaining({ account: 'account' })]),
      mails: [{ template: 'orders.changed' }],
    },
  })
  const { actionId } = await pay([id], 'deferred')
  expect(await orderOf(id)).toMatchObject({ paymentMethod: 'deferred', prepaidCents: 20_00 })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: -20_00 })
  await api.undoAction({ params: { id: String(actionId) } })
  expect(await orderOf(id)).toMatchObject({ paymentMethod: 'account', awaitedCents: 20_00 })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: 0 })
})

test('an order that is paid at the door stays when its day closes', async () => {
  const [stays, goes] = [await unpaid(), await unpaid()]
  const done = await pay([stays.id], 'cash')
  expect(done).toMatchObject({ done: [expect.anything()], refused: [] })
  expect(await orderOf(stays.id)).toMatchObject({ paymentMethod: 'cash', cashDueCents: 20_00 })
  const { deliveryOn } = await orderOf(stays.id)
  await closeDay(shop.app, dayOf(deliveryOn!))
  expect(await orderOf(stays.id)).toMatchObject({ status: 'waitingForDelivery' })
  expect(await orderOf(goes.id)).toMatchObject({ status: 'cancelled' })
})

test('of many, those that may not pay later are refused by name and get a letter instead', async () => {
  const [company, private_] = [
    await unpaid({ payLater: true, creditLimitCents: 50_00 }),
    await unpaid(),
  ]
  const ids = [company.id, private_.id]
  expect(await pay(ids, 'deferred')).toMatchObject({
    done: [{ id: company.id }],
    refused: [{ id: private_.id, error: 'method_not_open' }],
  })
  expect(await pay(ids, 'link')).toMatchObject({
    done: [{ id: private_.id }],
    refused: [{ id: company.id, error: 'nothing_missing' }],
  })
})

test('of two ways chosen at once one counts, and the money is taken once', async () => {
  const { anna, id } = await unpaid({ payLater: true, creditLimitCents: 50_00 })
  const both = await Promise.allSettled([pay([id], 'deferred'), pay([id], 'cash')])
  const { prepaidCents, cashDueCents, awaitedCents } = await orderOf(id)
  expect([prepaidCents + cashDueCents, awaitedCents]).toEqual([20_00, 0])
  expect((await balancesOf(shop.db, anna.id)).accountCents + prepaidCents).toBe(0)
  expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
})
