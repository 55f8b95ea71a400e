import { expect, test } from 'vitest'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { rawCall } from '../support/raw-call.ts'

const shop = await orderShop()

const wrongCounts = [
  '-1',
  '-0.5',
  '1.5',
  '10000',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '1e21',
  '1e400',
  '"7"',
  'true',
  '[1]',
  '{}',
]

test.each(wrongCounts)('a count of %s is refused before anything is worked out', async (count) => {
  const anna = await shop.customer()
  const { id } = await filledCart(anna, { [good.tea]: 1 })
  for (const field of ['order', 'return']) {
    const { status } = await rawCall(
      shop,
      anna.token,
      `/api/cart/${id}/cartitem`,
      `{"good_id":${good.water},"${field}":${count}}`,
    )
    expect([400, 422]).toContain(status)
  }
  const { data } = await anna.api.readActiveCart()
  expect(data.items.map((item) => [item.good_id, item.order])).toEqual([[good.tea, 1]])
})

test('the dearest good in the largest count is exact to the cent and can be ordered', async () => {
  const dear = 2_147_483_647
  await shop.db
    .insertInto('goods')
    .values({
      id: 999,
      link: 'dear',
      nameLv: 'Dārga',
      nameEn: 'Dear',
      basePriceCents: dear,
      parcelAllowed: true,
    })
    .execute()
  const anna = await shop.customer({ payLater: true, creditLimitCents: 100_000_000_000_000 })
  const { params } = await filledCart(anna, { 999: 9_999, [good.tea]: 1 }, 5)
  const cents = dear * 9_999 + 450
  expect(Number.isSafeInteger(cents)).toBe(true)
  await anna.api.placeOrder({ params })
  const row = await shop.db
    .selectFrom('orders')
    .select(['totalCents', 'otherGoodsCents'])
    .where('id', '=', Number(params.id))
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ totalCents: cents, otherGoodsCents: cents })
  expect((await anna.api.readOrder({ params })).order.details.total_price_vat).toBe(cents / 100)
})

test('sums of tenths are sums of cents', async () => {
  for (const [id, cents] of [
    [997, 10],
    [998, 20],
  ] as const)
    await shop.db
      .insertInto('goods')
      .values({
        id,
        link: `tenth-${id}`,
        nameLv: 'x',
        nameEn: 'x',
        basePriceCents: cents,
        parcelAllowed: true,
      })
      .execute()
  const anna = await shop.customer()
  await filledCart(anna, { 997: 1, 998: 1 })
  expect((await anna.api.readActiveCart()).data.details.no_water_goods_price_vat).toBe(0.3)
})
