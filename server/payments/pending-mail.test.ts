import { expect, test } from 'vitest'
import { bankShop } from '../../tests/support/paying-shop.ts'
import { filledCart, good, orderShop, type Shopper } from '../../tests/support/order-shop.ts'

const shop = await bankShop(orderShop)

const mailsOf = async ({ id }: Shopper) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('template')
      .where('customerId', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ template }) => template)

async function comeBack(outcome: 'pending' | 'paid') {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 }, 10)
  const { payment_url: paymentUrl } = await anna.api.placeOrder({ params })
  const { token } = await shop.choose(paymentUrl!, outcome)
  await anna.api.orderCallback({ body: { payment_token: token } }).catch(() => undefined)
  return { anna, paymentUrl: paymentUrl! }
}

test('a customer whose payment is pending gets a mail, and another one when it is paid', async () => {
  await shop.db.insertInto('settings').values({ key: 'pendingPaymentHours', value: '36' }).execute()
  await expect.poll(async () => (await shop.app.settings()).pendingPaymentHours).toBe(36)
  const { anna, paymentUrl } = await comeBack('pending')
  await shop.work()
  expect(await mailsOf(anna)).toEqual(['payments.pending'])
  const mail = shop.db.selectFrom('mailOutbox').select('payload').where('customerId', '=', anna.id)
  expect((await mail.executeTakeFirstOrThrow()).payload).toMatchObject({ hours: 36 })
  await shop.choose(paymentUrl, 'paid')
  await shop.work()
  expect(await mailsOf(anna)).toEqual(['payments.pending', 'orders.placed'])
})

test('a customer who has paid gets no mail about a pending payment', async () => {
  const { anna } = await comeBack('paid')
  await shop.work()
  expect(await mailsOf(anna)).toEqual(['orders.placed'])
})

test('a customer who returned the order and pays in cash gets no such mail', async () => {
  const { anna } = await comeBack('pending')
  const { order } = await anna.api.listOrdersInProgress()
  const params = { id: String(order[0]!.id) }
  await anna.api.takeOrderBack({ params })
  await anna.api.changeCart({ params, body: { payment_type: 3 } })
  await anna.api.placeOrder({ params })
  await shop.work()
  expect(await mailsOf(anna)).toEqual(['orders.placed'])
})
