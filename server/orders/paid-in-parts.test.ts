import { expect, test } from 'vitest'
import { credit, filledCart, furnish, good, type Shopper } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'

const shop = await furnish(await payingShop())

const accountOf = async (anna: Shopper) => (await balancesOf(shop.db, anna.id)).accountCents

/** Six packs of tea are 27.60 with their state deposit; the bank adds 0.50. */
async function partly(anna: Shopper, part: number, method = 7) {
  const { params } = await filledCart(anna, { [good.tea]: 6 }, method)
  const place = () => anna.api.placeOrder({ params, body: { account_part: part } })
  return { params, place, read: async () => (await anna.api.readOrder({ params })).order }
}

const back = (anna: Shopper, token: string) =>
  anna.api.orderCallback({ body: { payment_token: token } })

test('the account pays a part and the bank the rest, in one step', async () => {
  const anna = await shop.customer({ accountCents: 1_000 })
  const { place, read } = await partly(anna, 10)
  const { payment_url } = await place()
  expect(await read()).toMatchObject({ status: 2, prepaid: 10, awaited: 17.6, payment_type: 7 })
  expect((await read()).payment_summary).toMatchObject({
    order: 27.6,
    charge: 0.5,
    sum: 28.1,
    settled: [{ by: 'account', sum: 10 }],
    open: { by: 'seb', sum: 18.1 },
  })
  expect(await accountOf(anna)).toBe(0)
  const { token } = await shop.choose(payment_url!, 'paid')
  await back(anna, token)
  await shop.work()
  expect(await read()).toMatchObject({ status: 3, prepaid: 27.6, awaited: 0, payment_charge: 0.5 })
  expect((await read()).payment_summary).toMatchObject({
    settled: [
      { by: 'seb', sum: 18.1 },
      { by: 'account', sum: 10 },
    ],
    open: null,
  })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('an order whose rest is not paid gives its part back to the account', async () => {
  const anna = await shop.customer({ accountCents: 1_000 })
  const { params, place } = await partly(anna, 10)
  const { payment_url } = await place()
  await shop.choose(payment_url!, 'abandoned')
  await shop.work()
  expect(await accountOf(anna)).toBe(1_000)
  const again = await anna.api.placeOrder({ params, body: { account_part: 4 } })
  expect(await accountOf(anna)).toBe(600)
  await anna.api.takeOrderBack({ params })
  await anna.api.takeOrderBack({ params })
  expect(await accountOf(anna)).toBe(1_000)
  expect(again.payment_url).not.toBe(payment_url)
  expect(await checkMoney(shop.app)).toEqual([])
})

test('a cancelled order gives both parts to the account, waiting or paid', async () => {
  const anna = await shop.customer({ accountCents: 1_000 })
  const waiting = await partly(anna, 10)
  await waiting.place()
  await anna.api.cancelOrder({ params: waiting.params })
  expect(await accountOf(anna)).toBe(1_000)
  const paid = await partly(anna, 6.5)
  const { payment_url } = await paid.place()
  await back(anna, (await shop.choose(payment_url!, 'paid')).token)
  await anna.api.cancelOrder({ params: paid.params })
  expect(await accountOf(anna)).toBe(1_000 + 2_760 - 650)
  await shop.work()
  expect(await checkMoney(shop.app)).toEqual([])
})

test('late money orders the cart again with the same part, if the account still has it', async () => {
  const anna = await shop.customer({ accountCents: 1_000 })
  const { params, place, read } = await partly(anna, 10)
  const { payment_url } = await place()
  await anna.api.takeOrderBack({ params })
  await back(anna, (await shop.choose(payment_url!, 'paid')).token)
  await shop.work()
  expect(await read()).toMatchObject({ status: 3, prepaid: 27.6 })
  expect(await accountOf(anna)).toBe(0)

  const berta = await shop.customer({ accountCents: 1_000 })
  const short = await partly(berta, 10)
  const url = (await short.place()).payment_url!
  await berta.api.takeOrderBack({ params: short.params })
  // The account is spent elsewhere meanwhile.
  await credit(shop, berta.id, 'account', -900)
  await back(berta, (await shop.choose(url, 'paid')).token)
  await shop.work()
  expect((await berta.api.readActiveCart()).data.late_payment).toMatchObject({ credited: 17.6 })
  expect(await accountOf(berta)).toBe(1_860)
  expect(await checkMoney(shop.app)).toEqual([])
})

test('two presses, two tabs and two orders at once take the account once', async () => {
  const anna = await shop.customer({ accountCents: 1_000 })
  const { place, read } = await partly(anna, 10)
  const answers = await Promise.all([place(), place(), place()])
  expect(new Set(answers.map(({ payment_url }) => payment_url)).size).toBe(1)
  expect(await accountOf(anna)).toBe(0)
  expect(await read()).toMatchObject({ prepaid: 10, awaited: 17.6 })
})

test('a paid rest and a press that takes the order back end in one of both, with no cent lost', async () => {
  const anna = await shop.customer({ accountCents: 1_000 })
  const { params, place } = await partly(anna, 10)
  const { payment_url } = await place()
  const { token } = await shop.choose(payment_url!, 'paid')
  await Promise.allSettled([back(anna, token), anna.api.takeOrderBack({ params })])
  await shop.work()
  const { order } = await anna.api.readOrder({ params })
  expect(order).toMatchObject({ status: 3, prepaid: 27.6 })
  expect(await accountOf(anna)).toBe(0)
  expect(await checkMoney(shop.app)).toEqual([])
})

test('a part that the account lacks, that leaves nothing or that no bank completes is refused', async () => {
  const rich = () => shop.customer({ accountCents: 5_000 })
  for (const [part, method] of [
    [60, 7],
    [27.6, 7],
    [5, 3],
  ] as const) {
    const { place } = await partly(await rich(), part, method)
    await expect(place()).rejects.toMatchObject({ status: 422 })
  }
  const { place } = await partly(await shop.customer({ accountCents: 300 }), 5)
  await expect(place()).rejects.toMatchObject({
    error: 'method_not_open',
    body: { reason: 'account_is_short', missing: 2 },
  })
})
