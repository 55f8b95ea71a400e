import { expect, test } from 'vitest'
import { checkMoney } from '../../server/payments/check-money.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { bankShop } from '../support/paying-shop.ts'
import { expectWithin } from './kit/expect-within.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await bankShop(orderShop)

async function orderByBank() {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 }, 10)
  const { payment_url } = await anna.api.placeOrder({ params })
  return {
    status: async () => (await anna.api.readOrder({ params })).order.status,
    payment_url: payment_url!,
  }
}

test.each(rounds())(
  'the report comes first and the customer never: the order goes on within five seconds (seed %i)',
  async () => {
    const { status, payment_url } = await orderByBank()
    await shop.choose(payment_url, 'paid')
    const began = performance.now()
    await shop.work()
    expect(await status()).toBe(3)
    expectWithin(5_000, performance.now() - began)
    expect(await checkMoney(shop.app)).toEqual([])
  },
)

test.each(rounds())(
  'without a report and a returning customer the next poll finds the payment (seed %i)',
  async (seed) => {
    const { upTo } = choices(seed)
    const { status, payment_url } = await orderByBank()
    const paidInMinute = upTo(10)
    const tick = async () => {
      shop.clock.set(new Date(shop.clock.now().getTime() + 60_000).toISOString())
      await shop.jobs['payments.poll']!({} as never)
    }
    for (let minute = 0; minute < paidInMinute; minute += 1) await tick()
    expect(await status()).toBe(2)
    await shop.choose(payment_url, 'paid')
    await tick()
    expect(await status()).toBe(3)
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
