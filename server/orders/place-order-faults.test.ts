import { expect, test } from 'vitest'
import { filledCart, good, orderShop, setStock } from '../../tests/support/order-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { Db } from '../platform/database/connect.ts'
import { placeOrder } from './place-order.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 1_000)

/** The database of a process that is killed before its k-th statement; PostgreSQL then takes back what was not committed. */
function dyingAt(k: number): { db: Db; asked: () => number } {
  let asked = 0
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1
      if (asked === k) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db, asked: () => asked }
}

const facts = async (customerId: number) => ({
  ...(await balancesOf(shop.db, customerId)),
  orders: await shop.db
    .selectFrom('orders')
    .select(['status', 'prepaidCents'])
    .where('customerId', '=', customerId)
    .execute(),
  reserved: await shop.db
    .selectFrom('stockReservations')
    .select('quantity')
    .where('customerId', '=', customerId)
    .execute(),
  uses: await shop.db.selectFrom('promoUses').select('orderId').where('customerId', '=', customerId).execute(),
  mails: (await shop.db.selectFrom('mailOutbox').select('template').where('customerId', '=', customerId).execute())
    .length,
})

test('killed at any statement, an order is there whole or not at all, and asking again makes it once', async () => {
  await shop.db.insertInto('promoCodes').values({ code: 'ZIEMA', kind: 'sum', amountCents: 100 }).execute()
  let statements = Infinity
  for (let k = 1; k <= statements; k += 1) {
    const anna = await shop.customer({ accountCents: 10_000, bonusCents: 300 })
    const { id: cartId, params } = await filledCart(anna, { [good.honey]: 4, [good.tea]: 1 }, 2)
    await anna.api.activatePromo({ params: { code: 'ZIEMA' } })
    await anna.api.changeCart({ params, body: { use_bonus: 1, delivery_type_id: 3 } })
    const before = await facts(anna.id)
    const dying = dyingAt(k)
    const placing = { customerId: anna.id, cartId }
    const outcome = await placeOrder({ ...shop.house, db: dying.db }, placing).catch(() => undefined)
    if (outcome) statements = dying.asked()
    else expect(await facts(anna.id)).toEqual(before)
    expect(await placeOrder(shop.house, placing)).toMatchObject({ ok: true, value: { orderId: cartId } })
    expect(await placeOrder(shop.house, placing)).toMatchObject({ ok: true, value: { orderId: cartId } })
    expect(await facts(anna.id)).toMatchObject({
      accountCents: 10_000 - 2_350 + 300 - 590 - 10,
      bonusCents: 0,
      orders: [{ status: 3 }],
      reserved: [{ quantity: 4 }],
      uses: [{ orderId: cartId }],
      mails: 1,
    })
  }
  expect(statements).toBeGreaterThan(10)
})

test('carts of the same goods in opposite order never stop each other', async () => {
  await setStock(shop, good.tea, 1_000)
  await shop.db.updateTable('goods').set({ isCounted: true }).where('id', '=', good.tea).execute()
  for (let round = 0; round < 5; round += 1) {
    const buyers = await Promise.all(Array.from({ length: 16 }, () => shop.customer()))
    const carts = await Promise.all(
      buyers.map(async (buyer, index) => {
        const [first, second] = index % 2 ? [good.honey, good.tea] : [good.tea, good.honey]
        const { data } = await buyer.api.createCart()
        const params = { id: String(data.id) }
        await buyer.api.changeCartItem({ params, body: { good_id: first, order: 3 } })
        await buyer.api.changeCartItem({ params, body: { good_id: second, order: 3 } })
        await buyer.api.changeCart({ params, body: { payment_type: 3 } })
        return params
      }),
    )
    const placed = await Promise.all(buyers.map((buyer, index) => buyer.api.placeOrder({ params: carts[index]! })))
    expect(placed).toHaveLength(16)
  }
})

test('a cart that is changed while it is ordered gives one of the serial results', async () => {
  for (let round = 0; round < 25; round += 1) {
    const anna = await shop.customer()
    const { params } = await filledCart(anna, { [good.honey]: 4 })
    await Promise.allSettled([
      anna.api.placeOrder({ params }),
      anna.api.changeCartItem({ params, body: { good_id: good.flour, order: 2 } }),
      anna.api.removeCartItem({ params: { cartId: params.id, goodId: String(good.flour) } }),
      anna.api.changeCart({ params, body: { notes: 'Steidzami' } }),
    ])
    await anna.api.placeOrder({ params }).catch(() => undefined)
    const { order } = await anna.api.readOrder({ params })
    const sums = order.items.reduce((cents, item) => cents + Math.round(item.sum_vat * 100), 0)
    expect(Math.round(order.details.total_price_vat * 100)).toBe(sums)
    expect(order.cash_due).toBe(order.total_amount_with_bail_and_vat)
  }
})

test('a cart that is an order already, somebody else’s or nobody’s is told so, and never shown', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.honey]: 4 })
  await anna.api.placeOrder({ params })
  const change = { good_id: good.flour, order: 1 }
  await expect(anna.api.changeCartItem({ params, body: change })).rejects.toMatchObject({ status: 409 })
  await expect(anna.api.changeCart({ params, body: { notes: 'x' } })).rejects.toMatchObject({ status: 409 })
  await expect(anna.api.listCartItems({ params })).rejects.toMatchObject({ status: 404 })
  const guest = await shop.guest()
  await expect(guest.api.changeCartItem({ params, body: change })).rejects.toMatchObject({ status: 404 })
  await expect(guest.api.placeOrder({ params })).rejects.toMatchObject({ status: 403 })
  await expect(shop.nobody.readActiveCart()).rejects.toMatchObject({ status: 401 })
})
