import { sql } from 'kysely'
import { byCustomer } from '../../domain/actor.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { changeItem } from '../../server/cart/change-item.ts'
import { maxLines } from '../../domain/cart/quantity.ts'
import { readCart } from '../../server/cart/read-cart.ts'
import { checkOut } from '../../server/orders/place-order.ts'
import { recordStatements } from '../../server/platform/database/statement-record.ts'
import { filledCart, orderShop } from '../support/order-shop.ts'

const shop = await orderShop()
const firstId = 10_000
await sql`insert into goods (id, link, name_lv, name_en, base_price_cents)
  select ${firstId} + n, 'big-' || n, 'Prece ' || n, 'Good ' || n, 100 + n from generate_series(0, ${maxLines}) n`.execute(
  shop.db,
)

/** A cart of so many different goods, as many pieces of each as a line can hold. */
async function cartOf(lines: number) {
  const anna = await shop.customer({ payLater: true, creditLimitCents: 1_000_000_000_000 })
  const { id, params } = await filledCart(anna, {}, 5)
  await sql`insert into cart_lines (customer_id, cart_id, good_id, ordered)
    select ${anna.id}, ${id}, ${firstId} + n, 9999 from generate_series(0, ${lines - 1}) n`.execute(
    shop.db,
  )
  return { anna, id, params, cart: { customerId: anna.id, cartId: id } }
}

const statementsOf = async (work: () => Promise<unknown>) =>
  (await recordStatements(work)).statements.length

test('the largest cart needs no more statements than the smallest, and one more good is refused', async () => {
  const small = await cartOf(1)
  const large = await cartOf(maxLines)
  const statementsByCall = async ({ cart: which }: typeof small) => ({
    read: await statementsOf(() => readCart(shop.app, shop.db, which)),
    add: await statementsOf(() =>
      inTransaction(shop.db, (tx) =>
        changeItem(shop.app, tx, byCustomer(which.customerId), {
          ...which,
          change: { goodId: firstId, order: 0, return: 0 },
        }),
      ),
    ),
    place: await statementsOf(() => checkOut(shop.app, byCustomer(which.customerId), which)),
  })
  const more = { params: large.params, body: { good_id: firstId + maxLines, order: 1 } }
  await expect(large.anna.api.changeCartItem(more)).rejects.toMatchObject({
    status: 422,
    error: 'cart_is_full',
  })
  const few = await statementsByCall(small)
  expect(few.read).toBeLessThanOrEqual(4)
  expect(few.add).toBeLessThanOrEqual(5)
  expect(few.place).toBeLessThanOrEqual(15)
  expect(await statementsByCall(large)).toEqual(few)
  const { order } = await large.anna.api.readOrder({ params: large.params })
  const cents = Array.from({ length: maxLines }, (_, n) => (100 + n) * 9_999).reduce(
    (sum, line) => sum + line,
    0,
  )
  expect(order.details.no_water_goods_price_vat).toBe(cents / 100)
})

test('five hundred codes leave the last one in the cart, each with the same work', async () => {
  const { anna, params } = await cartOf(1)
  const codes = Array.from({ length: 500 }, (_, n) => `KODS${n}`)
  await sql`insert into promo_codes (code, kind, percent) select unnest(${codes}::text[]), 'percent', 5`.execute(
    shop.db,
  )
  const activate = (code: string) => anna.api.activatePromo({ params: { code } })
  const first = await statementsOf(() => activate(codes[0]!))
  for (const code of codes) expect(await activate(code)).toMatchObject({ activated: 1 })
  expect(await statementsOf(() => activate(codes.at(-1)!))).toBeLessThanOrEqual(first)
  expect((await anna.api.readActiveCart()).data.details.active_promo_code).toBe(codes.at(-1))
  await anna.api.placeOrder({ params })
  const used = await shop.db.selectFrom('promoCodes').select('code').where('uses', '>', 0).execute()
  expect(used).toEqual([{ code: codes.at(-1) }])
})
