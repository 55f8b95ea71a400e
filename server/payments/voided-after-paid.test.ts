import { expect, test } from 'vitest'
import { filledCart, furnish, good } from '../../tests/support/order-shop.ts'
import { bankShop } from '../../tests/support/paying-shop.ts'
import { testShop } from '../../tests/support/shop.ts'
import { closeDay, deliverOrder } from '../../tests/support/dispatch.ts'
import { dayOf } from '../../domain/calendar.ts'
import { balancesOf } from '../ledger/balances.ts'
import { heldOrderCommands } from '../orders/held-commands.ts'
import { checkMoney } from './check-money.ts'
import { paymentCommands } from './commands.ts'

const shop = await furnish(await bankShop(testShop))

type Customer = Awaited<ReturnType<typeof shop.customer>>

async function toppedUp({ api }: Customer, topup: number) {
  const { payment_url, id } = await api.startTopUp({ body: { topup, method: 6 } })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  return { id, takeBack: () => takeBack(payment_url) }
}

async function takeBack(paymentUrl: string) {
  await shop.choose(paymentUrl, 'voided')
  await shop.work()
}

const accountOf = async ({ id }: Customer) => (await balancesOf(shop.db, id)).accountCents

const mailsOf = async ({ id }: Customer) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('template')
      .where('customerId', '=', id)
      .where('template', 'like', 'payments.taken-back%')
      .orderBy('template')
      .execute()
  ).map(({ template }) => template)

const orderCommand = (name: string, options: Record<string, string | boolean> = {}) =>
  heldOrderCommands[name]!.run(shop.app, { words: [], options })

// S-M3
test('money that the bank took back leaves the account and can no longer be spent', async () => {
  const anna = await shop.customer()
  const payment = await toppedUp(anna, 50)
  const cart = await filledCart(anna, { [good.tea]: 10 }, 2)
  await payment.takeBack()
  await expect(anna.api.placeOrder({ params: cart.params })).rejects.toMatchObject({
    body: { reason: 'account_is_short' },
  })
  expect(await accountOf(anna)).toBe(0)
  expect(await mailsOf(anna)).toEqual(['payments.taken-back', 'payments.taken-back-office'])
  expect(await checkMoney(shop.app)).toEqual([])
  await payment.takeBack()
  expect(await accountOf(anna)).toBe(0)
})

// S-M3
test('an order that lived on it waits for a person, whatever happens to its day', async () => {
  const anna = await shop.customer()
  const payment = await toppedUp(anna, 50)
  const { id, params } = await filledCart(anna, { [good.tea]: 10 }, 2)
  await anna.api.placeOrder({ params })
  await payment.takeBack()
  expect(await accountOf(anna)).toBe(-4_600)
  const { order } = await anna.api.readOrder({ params })
  expect(order).toMatchObject({ lock: 1, may: { edit: 'held', cancel: 'held' } })
  await expect(anna.api.cancelOrder({ params })).rejects.toMatchObject({ status: 409 })

  await closeDay(shop.app, dayOf(order.delivery_date!))
  const delivered = await deliverOrder(shop.app, { orderId: id })
  expect(delivered).toEqual({ ok: false, refusal: { code: 'held' } })
  expect((await orderCommand('order held')).lines).toEqual([
    expect.stringContaining(`order ${id} of customer ${anna.id}`),
  ])
  await expect(orderCommand('order release', { order: String(id) })).rejects.toThrow('--why')

  const { data } = await orderCommand('order release', { order: String(id), why: 'Samaksāja' })
  const next = (data as { deliveryOn: string }).deliveryOn
  expect(next > order.delivery_date!).toBe(true)
  expect((await anna.api.readOrder({ params })).order).toMatchObject({
    lock: 0,
    delivery_date: next,
    may: { edit: null },
  })
})

// S-M3
test('an order paid at the bank is held too, and cancelling it settles the account', async () => {
  const anna = await shop.customer()
  const { id, params } = await filledCart(anna, { [good.tea]: 10 }, 7)
  const { payment_url } = await anna.api.placeOrder({ params })
  await shop.choose(payment_url!, 'paid')
  await shop.work()
  await takeBack(payment_url!)
  expect(await accountOf(anna)).toBe(-4_600)
  await orderCommand('order release', { order: String(id), cancel: true, why: 'Nemaksās' })
  expect(await accountOf(anna)).toBe(0)
  expect((await anna.api.readOrder({ params })).order).toMatchObject({ status: 0 })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('the operator clears the flag with a reason, and the alarm ends', async () => {
  const run = (name: string, options: Record<string, string> = {}) =>
    paymentCommands[name]!.run(shop.app, { words: [], options })
  const { data, lines } = await run('payment flagged')
  const flagged = data as { id: number }[]
  expect(lines[0]).toContain('voided_after_paid, VOIDED, €50.30')
  const [first, ...others] = flagged.map(({ id }) => String(id))
  await expect(run('payment clear', { payment: first! })).rejects.toThrow('Say in --why')
  for (const payment of [first!, ...others])
    expect(await run('payment clear', { payment, why: 'Klients samaksāja vēlreiz' })).toMatchObject(
      { data: { flag: 'voided_after_paid' } },
    )
  expect((await run('payment flagged')).lines).toEqual(['None.'])
  await expect(run('payment clear', { payment: first!, why: 'Vēlreiz' })).rejects.toThrow(
    'no such flagged payment',
  )
})
