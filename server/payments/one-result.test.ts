import { expect, test } from 'vitest'
import { chance } from '../../tests/support/chance.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from './check-money.ts'
import { NOTIFICATION_PATH } from './order-request.ts'
import { notifyShop } from './sandbox/notify-shop.ts'

const shop = await payingShop()
const runs = 50

const shuffled = <Item>(items: Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

async function started(customer: Awaited<ReturnType<typeof shop.customer>>) {
  const { payment_url, id } = await customer.call.startTopUp({ body: { topup: 12.34, method: 6 } })
  return { payment_url, id, uuid: payment_url.split('/').at(-1)! }
}

const statusOf = async (id: number) =>
  (await shop.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

test('reports five times over, in any order and all at once, end in one state and one sum', async () => {
  for (let seed = 1; seed <= runs; seed++) {
    const random = chance(seed)
    const anna = await shop.customer()
    const { payment_url, id, uuid } = await started(anna)
    const tokens: string[] = []
    for (const outcome of ['pending', 'abandoned', 'paid'] as const)
      tokens.push((await shop.choose(payment_url, outcome)).token)
    const told = shuffled(
      tokens.flatMap((token) => Array<string>(5).fill(token)),
      random,
    )
    const began = performance.now()
    const answers = await Promise.all(
      told.map((orderToken) => shop.app.inject({ method: 'POST', url: NOTIFICATION_PATH, payload: { orderToken } })),
    )
    expect(performance.now() - began, `seed ${seed}`).toBeLessThan(5_000)
    expect(new Set(answers.map(({ statusCode }) => statusCode)), `seed ${seed}`).toEqual(new Set([200]))
    await Promise.all([notifyShop(shop.house, { uuid }), shop.work(), shop.work()])
    await shop.work()
    expect(await statusOf(id), `seed ${seed}`).toBe('PAID')
    expect((await balancesOf(shop.db, anna.id)).accountCents, `seed ${seed}`).toBe(1234)
  }
  expect(await checkMoney(shop.house)).toEqual([])
}, 120_000)

test('the customer comes back in the same moment as the notification: both see it paid, once', async () => {
  const anna = await shop.customer()
  for (let run = 1; run <= 100; run++) {
    const { payment_url, id } = await started(anna)
    const { token } = await shop.choose(payment_url, 'paid')
    const [returned, ask] = await Promise.all([
      anna.call.topUpCallback({ body: { payment_token: token } }),
      shop.jobs['payments.ask']!({ paymentId: id } as never),
      anna.call.topUpCallback({ body: { payment_token: token } }),
    ])
    expect(ask).toBeUndefined()
    expect(returned.data).toMatchObject({ status: 1, payment_status: 'PAID' })
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(1234 * run)
  }
  expect(await checkMoney(shop.house)).toEqual([])
}, 120_000)

test('paid and then voided by the bank: a person is told, and the money is not moved by itself', async () => {
  const anna = await shop.customer()
  const { payment_url, id } = await started(anna)
  await shop.choose(payment_url, 'paid')
  await shop.work()
  await shop.choose(payment_url, 'voided')
  await shop.work()
  const row = await shop.db.selectFrom('payments').select(['status', 'flag']).where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ status: 'VOIDED', flag: 'voided_after_paid' })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(1234)
})
