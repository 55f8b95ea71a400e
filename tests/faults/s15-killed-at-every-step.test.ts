import { byCustomer } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'
import { balancesOf } from '../../server/ledger/balances.ts'
import type { Db } from '../../server/platform/database/connect.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { checkOut } from '../../server/orders/place-order.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 1_000)

/** A database connection that is cut before its k-th statement, as by a killed process. */
function dyingAt(k: number): { db: Db; statements: () => number } {
  let asked = 0
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1
      if (asked === k) throw new Error('killed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db, statements: () => asked }
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
  uses: await shop.db
    .selectFrom('promoUses')
    .select('orderId')
    .where('customerId', '=', customerId)
    .execute(),
  mails: (
    await shop.db
      .selectFrom('mailOutbox')
      .select('template')
      .where('customerId', '=', customerId)
      .execute()
  ).length,
})

test('an order killed at any statement is whole or absent, and a retry places it once', async () => {
  await shop.db
    .insertInto('promoCodes')
    .values({ code: 'ZIEMA', kind: 'sum', amountCents: 100 })
    .execute()
  let statements = Infinity
  for (let k = 1; k <= statements; k += 1) {
    const anna = await shop.customer({ accountCents: 10_000, bonusCents: 300 })
    const { id: cartId, params } = await filledCart(anna, { [good.honey]: 4, [good.tea]: 1 }, 2)
    await anna.api.activatePromo({ params: { code: 'ZIEMA' } })
    await anna.api.changeCart({ params, body: { use_bonus: 1, delivery_type_id: 3 } })
    const before = await facts(anna.id)
    const dying = dyingAt(k)
    const placing = { customerId: anna.id, cartId }
    const outcome = await checkOut(
      { ...shop.app, db: dying.db },
      byCustomer(anna.id),
      placing,
    ).catch(() => undefined)
    if (outcome) statements = dying.statements()
    else expect(await facts(anna.id)).toEqual(before)
    expect(await checkOut(shop.app, byCustomer(anna.id), placing)).toMatchObject({
      ok: true,
      value: { orderId: cartId },
    })
    expect(await checkOut(shop.app, byCustomer(anna.id), placing)).toMatchObject({
      ok: true,
      value: { orderId: cartId },
    })
    expect(await facts(anna.id)).toMatchObject({
      accountCents: 10_000 - 2_350 + 300 - 590 - 10,
      bonusCents: 0,
      orders: [{ status: 'processing' }],
      reserved: [{ quantity: 4 }],
      uses: [{ orderId: cartId }],
      mails: 1,
    })
  }
  expect(statements).toBeGreaterThan(6)
  expect(await brokenRules(shop.db)).toEqual([])
})
