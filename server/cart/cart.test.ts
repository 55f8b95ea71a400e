import { sql } from 'kysely'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import { byCustomer } from '../../domain/actor.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { good, orderShop, region, setStock } from '../../tests/support/order-shop.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { changeCart } from './change-cart.ts'
import { changeItem } from './change-item.ts'
import { createCart, readCart } from './read-cart.ts'

const shop = await orderShop()

async function cartOf(
  who: Awaited<ReturnType<typeof shop.customer>> | Awaited<ReturnType<typeof shop.guest>>,
) {
  const { data } = await who.api.createCart()
  const add = (goodId: number, order: number, back = 0) =>
    who.api.changeCartItem({
      params: { id: String(data.id) },
      body: { good_id: goodId, order, return: back },
    })
  return { id: data.id, cart: data, add }
}

test('there is no cart until one is created, and creating it twice gives the same', async () => {
  const guest = await shop.guest()
  await expect(guest.api.readActiveCart()).rejects.toMatchObject({ status: 404 })
  const [first, second] = await Promise.all([guest.api.createCart(), guest.api.createCart()])
  expect(first.data.id).toBe(second.data.id)
  expect((await guest.api.readActiveCart()).data).toMatchObject({
    status: 1,
    delivery_type_id: 1,
    items: [],
  })
})

test('a new cart goes to the legal address on its first valid day', async () => {
  const anna = await shop.customer()
  const { cart } = await cartOf(anna)
  expect(cart).toMatchObject({ address_id: anna.addressId, delivery_date: '2026-11-21' })
  expect(cart.address?.full_address).toContain('Brīvības iela 1-2')
  const { cart: far } = await cartOf(await shop.customer({ regionId: region.sigulda }))
  expect(far.delivery_date).toBe('2026-11-24')
})

test('making a cart takes three statements, and another method of payment three more', async () => {
  const anna = await shop.customer()
  const by = byCustomer(anna.id)
  const statementsOf = async (work: Parameters<typeof inTransaction<unknown>>[1]) =>
    (await recordStatements(() => inTransaction(shop.db, work))).statements.length
  const customerId = anna.id
  expect(await statementsOf((tx) => createCart(shop.app, tx, by, customerId))).toBe(3)
  const change = { payment_type: paymentTypes.numberOf('cash') }
  expect(await statementsOf((tx) => changeCart(shop.app, tx, by, { customerId, change }))).toBe(3)
})

test('a good added twice is one line, and quantity 0 removes it', async () => {
  const { id, add } = await cartOf(await shop.guest())
  await add(good.tea, 2)
  const { data } = await add(good.tea, 3)
  expect(data).toMatchObject({ requested: 3, granted: 3, item: { order: 5, sum_vat: 22.5 } })
  expect(data.data).toHaveLength(1)
  const itemId = data.item!.id
  const guest = await shop.guest()
  await expect(
    guest.api.changeCartItem({
      params: { id: String(id) },
      body: { id: itemId, good_id: good.tea, order: 1 },
    }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a line with its id is changed, and removed with order and return 0', async () => {
  const anna = await shop.customer()
  const { id, add } = await cartOf(anna)
  const { data } = await add(good.water, 2, 1)
  expect(data.item).toMatchObject({ order: 2, return: 1, bail: 8 })
  expect(data.details).toMatchObject({ water_goods_price_vat: 15.8, bail: 8, extra_delivery: 1.5 })
  const line = { id: data.item!.id, good_id: good.water }
  const changed = await anna.api.changeCartItem({
    params: { id: String(id) },
    body: { ...line, order: 1, return: 0 },
  })
  expect(changed.data.item).toMatchObject({ order: 1, return: 0 })
  const removed = await anna.api.changeCartItem({
    params: { id: String(id) },
    body: { ...line, order: 0, return: 0 },
  })
  expect(removed.data).toMatchObject({ item: null, data: [] })
})

test('no more pieces are granted than are available', async () => {
  const { add } = await cartOf(await shop.guest())
  expect((await add(good.honey, 7)).data).toMatchObject({ requested: 7, granted: 7 })
  expect((await add(good.honey, 7)).data).toMatchObject({
    requested: 7,
    granted: 3,
    item: { order: 10 },
  })
})

test('only returnable goods can be returned, and quantities are whole numbers up to 9,999', async () => {
  const { add } = await cartOf(await shop.guest())
  await expect(add(good.tea, 1, 1)).rejects.toMatchObject({ status: 422 })
  for (const order of [
    -1,
    1.5,
    1e21,
    2 ** 53,
    10_000,
    '7' as unknown as number,
    true as unknown as number,
  ])
    await expect(add(good.tea, order)).rejects.toMatchObject({ status: 422 })
  await add(good.tea, 9_999)
  await expect(add(good.tea, 1)).rejects.toMatchObject({ status: 422 })
})

test('the wholesale price applies from its number of pieces', async () => {
  const { add } = await cartOf(await shop.guest())
  expect((await add(good.flour, 5)).data.item).toMatchObject({ price_vat: 3, price_reason: 'list' })
  expect((await add(good.flour, 1)).data.item).toMatchObject({
    price_vat: 2.5,
    price_reason: 'wholesale',
    savings: 3,
  })
})

test('a day without delivery to the address is refused with the next valid day', async () => {
  const anna = await shop.customer({ regionId: region.sigulda })
  const { id } = await cartOf(anna)
  const change = anna.api.changeCart({
    params: { id: String(id) },
    body: { delivery_date: '2026-11-25' },
  })
  await expect(change).rejects.toMatchObject({
    status: 422,
    body: {
      next_delivery_date: '2026-12-08',
      error: { delivery_date: [expect.stringContaining('otrdiena, 8. decembris')] },
    },
  })
  const { data } = await anna.api.changeCart({
    params: { id: String(id) },
    body: { delivery_date: '2026-12-08', notes: ' Zvanīt ' },
  })
  expect(data).toMatchObject({ delivery_date: '2026-12-08', notes: 'Zvanīt' })
})

test('a new address sets its first valid day', async () => {
  const anna = await shop.customer()
  const { id } = await cartOf(anna)
  const { id: other } = await shop.db
    .insertInto('addresses')
    .values({ customerId: anna.id, regionId: region.sigulda, street: 'Pils iela', houseNo: '4' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { data } = await anna.api.changeCart({
    params: { id: String(id) },
    body: { address_id: other },
  })
  expect(data).toMatchObject({ address_id: other, delivery_date: '2026-11-24' })
  const foreign = await shop.customer()
  await expect(
    anna.api.changeCart({ params: { id: String(id) }, body: { address_id: foreign.addressId } }),
  ).rejects.toMatchObject({
    status: 422,
  })
})

test('water cannot go to a parcel machine: the cart goes back to our courier', async () => {
  const anna = await shop.customer()
  const { id, add } = await cartOf(anna)
  await add(good.tea, 1)
  const parcel = await anna.api.changeCart({
    params: { id: String(id) },
    body: { delivery_type_id: 2, payment_type: 3 },
  })
  expect(parcel.data).toMatchObject({
    delivery_type_id: 2,
    delivery_date: null,
    payment_type: null,
  })
  expect(parcel.data.details.extra_delivery).toBe(3.5)
  await add(good.water, 1)
  const { data } = await anna.api.readActiveCart()
  expect(data).toMatchObject({ delivery_type_id: 1, delivery_date: '2026-11-21' })
  await expect(
    anna.api.changeCart({ params: { id: String(id) }, body: { delivery_type_id: 3 } }),
  ).rejects.toMatchObject({
    status: 422,
  })
})

test('a cart whose day has passed gets the first valid day', async () => {
  const anna = await shop.customer()
  await cartOf(anna)
  shop.clock.set('2026-11-27T08:00:00Z')
  expect((await anna.api.readActiveCart()).data.delivery_date).toBe('2026-11-28')
  shop.clock.set('2026-11-20T08:00:00Z')
})

test('a changed price is shown beside the one that was seen', async () => {
  const { add } = await cartOf(await shop.guest())
  await add(good.cleaning, 1)
  await shop.db
    .updateTable('goods')
    .set({ basePriceCents: 3100 })
    .where('id', '=', good.cleaning)
    .execute()
  const { data } = await add(good.tea, 1)
  expect(data.data.find((item) => item.good_id === good.cleaning)).toMatchObject({
    price_vat: 31,
    price_vat_before: 29,
  })
  await shop.db
    .updateTable('goods')
    .set({ basePriceCents: 2900 })
    .where('id', '=', good.cleaning)
    .execute()
})

test('a cart has at most a thousand different goods', async () => {
  const guest = await shop.guest()
  const { id, add } = await cartOf(guest)
  await sql`insert into goods (id, link, name_lv, name_en, base_price_cents)
    select n, 'g-' || n, 'x', 'x', 100 from generate_series(1000, 2000) n`.execute(shop.db)
  await sql`insert into cart_lines (customer_id, cart_id, good_id, ordered)
    select ${guest.id}, ${id}, n, 1 from generate_series(1000, 1998) n`.execute(shop.db)
  expect((await add(1_999, 1)).data.data).toHaveLength(1_000)
  await expect(add(2_000, 1)).rejects.toMatchObject({ status: 422, error: 'cart_is_full' })
  const ref = { customerId: guest.id, cartId: id }
  const { statements } = await recordStatements(() => readCart(shop.app, shop.db, ref))
  expect(statements.length).toBeLessThanOrEqual(3)
  const change = { goodId: 1_000, order: 1, return: 0 }
  const { statements: adding } = await recordStatements(() =>
    inTransaction(shop.db, (tx) =>
      changeItem(shop.app, tx, byCustomer(guest.id), { ...ref, change }),
    ),
  )
  expect(adding.length).toBeLessThanOrEqual(4)
})

test('a promo code can be removed from the cart', async () => {
  const anna = await shop.customer()
  const { add } = await cartOf(anna)
  await add(good.tea, 2)
  await shop.db
    .insertInto('promoCodes')
    .values({ code: 'LAUKA', kind: 'percent', percent: 10 })
    .execute()
  expect(await anna.api.activatePromo({ params: { code: 'lauka' } })).toEqual({
    message: expect.stringContaining('LAUKA'),
    activated: 1,
  })
  expect((await anna.api.readActiveCart()).data.details).toMatchObject({ final_discount_vat: 0.9 })
  const { data } = await anna.api.removePromo()
  expect(data.details).toMatchObject({ active_promo_code: null, final_discount_vat: 0 })
  const { api } = await shop.guest()
  await expect(api.removePromo()).rejects.toMatchObject({ status: 404 })
})

test('a code that cannot be used leaves the current one in the cart', async () => {
  const anna = await shop.customer()
  const { add } = await cartOf(anna)
  await add(good.tea, 2)
  const codes = [
    { code: 'PIRMAIS' },
    { code: 'BEIDZIES', validUntil: new Date('2026-11-01T00:00:00Z') },
  ]
  await shop.db
    .insertInto('promoCodes')
    .values(
      codes.map((code) => ({
        ...code,
        kind: 'percent',
        percent: 10,
        validUntil: code.validUntil ?? null,
      })),
    )
    .execute()
  await anna.api.activatePromo({ params: { code: 'PIRMAIS' } })
  expect(await anna.api.activatePromo({ params: { code: 'BEIDZIES' } })).toMatchObject({
    activated: 0,
  })
  expect((await anna.api.readActiveCart()).data.details.active_promo_code).toBe('PIRMAIS')
})

test('without an address there is no day to choose', async () => {
  const guest = await shop.guest()
  const { id } = await cartOf(guest)
  const change = guest.api.changeCart({
    params: { id: String(id) },
    body: { delivery_date: '2026-12-01' },
  })
  await expect(change).rejects.toMatchObject({
    status: 422,
    error: { delivery_date: [expect.any(String)] },
  })
})

test('new stock becomes available', async () => {
  await setStock(shop, good.honey, 5)
  const { add } = await cartOf(await shop.guest())
  expect((await add(good.honey, 20)).data).toMatchObject({ granted: 15 })
})
