import { expect, test } from 'vitest'
import { good, orderShop, type Shopper } from '../../tests/support/order-shop.ts'
import { bankShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from './check-money.ts'

const shop = await bankShop(orderShop)
const balanceOf = async (customerId: number) => (await balancesOf(shop.db, customerId)).accountCents

/** 5 teas by Swedbank: 22.50 and the state deposit of 0.50 to pay, and 0.50 for the bank. */
async function order(anna: Shopper) {
  const { data } = await anna.api.createCart()
  const params = { id: String(data.id) }
  await anna.api.changeCartItem({ params, body: { good_id: good.tea, order: 5, return: 0 } })
  await anna.api.changeCart({ params, body: { payment_type: 10 } })
  return { params, ...(await anna.api.placeOrder({ params })) }
}

const statusOf = async (anna: Shopper, params: { id: string }) =>
  (await anna.api.readOrder({ params })).order

test('an order paid by bank awaits the payment and proceeds when it is paid', async () => {
  const anna = await shop.customer()
  const { params, payment_url } = await order(anna)
  expect(await statusOf(anna, params)).toMatchObject({ status: 2, paysera_stat: 2 })
  const { token, back } = await shop.choose(payment_url!, 'paid')
  expect(back).toContain('/cart/process/')
  const { data } = await anna.api.orderCallback({ body: { payment_token: token } })
  expect(data).toMatchObject({ status: 1, order: { id: Number(params.id) } })
  expect(await statusOf(anna, params)).toMatchObject({ status: 3, paysera_stat: 1 })
  expect(await balanceOf(anna.id)).toBe(0)
  const { transaction } = await anna.api.listTransactions()
  expect(transaction.data[0]).toMatchObject({
    code: 'order',
    amount: 0,
    paid: 23.5,
    order_id: Number(params.id),
  })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('the bank leads a customer back in the language of the page, not of the letters', async () => {
  const anna = await shop.customer()
  const { payment_url } = await order({ ...anna, api: shop.as(anna.token, 'en') })
  const { back } = await shop.choose(payment_url!, 'paid')
  expect(back).toContain('/en/cart/process/')
})

test('the order of a customer who closes the tab after paying is placed', async () => {
  const anna = await shop.customer()
  const { params, payment_url } = await order(anna)
  await shop.choose(payment_url!, 'paid')
  await shop.work()
  expect(await statusOf(anna, params)).toMatchObject({ status: 3 })
})

test('a payment abandoned at the bank is refused and returns the order to the cart', async () => {
  const anna = await shop.customer()
  const { params, payment_url } = await order(anna)
  const { token } = await shop.choose(payment_url!, 'abandoned')
  await expect(anna.api.orderCallback({ body: { payment_token: token } })).rejects.toMatchObject({
    status: 409,
    error: 'payment_not_made',
  })
  expect((await anna.api.readActiveCart()).data).toMatchObject({ id: Number(params.id), status: 1 })
})

test('an order unpaid for 24 hours returns to the cart, and a late payment goes to the account', async () => {
  const anna = await shop.customer()
  const { params, payment_url } = await order(anna)
  const today = shop.clock.now().toISOString()
  shop.clock.set('2026-11-21T08:00:01Z')
  await shop.jobs['payments.poll']!({} as never)
  expect((await anna.api.readActiveCart()).data).toMatchObject({ id: Number(params.id), status: 1 })
  await shop.choose(payment_url!, 'paid')
  await shop.work()
  expect(await balanceOf(anna.id)).toBe(2300)
  expect((await anna.api.readActiveCart()).data).toMatchObject({ status: 1 })
  expect(await checkMoney(shop.app)).toEqual([])
  shop.clock.set(today)
})
