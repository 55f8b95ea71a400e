import { expect, test } from 'vitest'
import { filledCart, furnish, good, type Shopper } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'

const shop = await furnish(await payingShop())

const accountOf = async (anna: Shopper) => (await balancesOf(shop.db, anna.id)).accountCents

/** Six packs of tea are 27.60; the card adds 0.30. */
async function paidOrder(anna: Shopper, part?: number) {
  const { params } = await filledCart(anna, { [good.tea]: 6 }, 6)
  const body = part === undefined ? {} : { account_part: part }
  const { payment_url } = await anna.api.placeOrder({ params, body })
  const { token } = await shop.choose(payment_url!, 'paid')
  await anna.api.orderCallback({ body: { payment_token: token } })
  return params
}

test('a cancelled order’s money goes back to its card by choice, without the charge, once', async () => {
  const anna = await shop.customer()
  const params = await paidOrder(anna)
  expect((await anna.api.readOrderRefund({ params })).data.available).toBe(0)
  await expect(anna.api.refundOrder({ params })).rejects.toMatchObject({
    error: 'nothing_to_send_back',
  })
  await anna.api.cancelOrder({ params })
  expect((await anna.api.readOrderRefund({ params })).data).toEqual({
    available: 27.6,
    on_the_way: 0,
    returned: 0,
    payment_type: 6,
  })
  const presses = Array.from({ length: 4 }, () => anna.api.refundOrder({ params }))
  const answers = await Promise.allSettled(presses)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await accountOf(anna)).toBe(0)
  expect((await anna.api.readOrderRefund({ params })).data).toMatchObject({
    available: 0,
    on_the_way: 27.6,
  })
  await shop.work()
  expect((await anna.api.readOrderRefund({ params })).data).toMatchObject({
    on_the_way: 0,
    returned: 27.6,
  })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('of an order paid in parts only the card’s part goes back to the card', async () => {
  const anna = await shop.customer({ accountCents: 1_000 })
  const params = await paidOrder(anna, 10)
  await anna.api.cancelOrder({ params })
  expect(await accountOf(anna)).toBe(2_760)
  expect((await anna.api.refundOrder({ params })).data.on_the_way).toBe(17.6)
  expect(await accountOf(anna)).toBe(1_000)
})

test('money that was spent from the account meanwhile does not go back', async () => {
  const anna = await shop.customer()
  const params = await paidOrder(anna)
  await anna.api.cancelOrder({ params })
  const next = await filledCart(anna, { [good.tea]: 5 }, 2)
  await anna.api.placeOrder({ params: next.params })
  expect((await anna.api.refundOrder({ params })).data.on_the_way).toBe(4.6)
  expect(await accountOf(anna)).toBe(0)
})
