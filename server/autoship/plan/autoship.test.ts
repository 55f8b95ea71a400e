import { expect, test } from 'vitest'
import { atOnce } from '../../../tests/faults/kit/at-once.ts'
import { good, orderShop, region, type Shopper } from '../../../tests/support/order-shop.ts'

const shop = await orderShop()

async function newAutoship(anna: Shopper, lines: Record<number, number> = { [good.water]: 2 }) {
  const { data } = await anna.api.createAutoship()
  const params = { id: String(data.id) }
  for (const [goodId, order] of Object.entries(lines))
    await anna.api.changeAutoshipItem({ params, body: { good_id: Number(goodId), order } })
  return { id: data.id, params }
}

test('a new autoship has the first address, its first day and two weeks, and is inactive', async () => {
  const anna = await shop.customer()
  const { data } = await anna.api.createAutoship()
  expect(data).toMatchObject({
    status: 0,
    inactive_reason: 'not_started',
    address_id: anna.addressId,
    frequency: 2,
    frequencies: [1, 2, 3, 4, 5, 6, 7, 8],
    delivery_date: '2026-11-21',
    delivery_day: 'sestdiena',
    week_day: 6,
    next_delivery: '2026-12-05',
    next_order: null,
    lock: 0,
    items: [],
  })
})

test('the goods of an autoship have autoship prices, with the savings', async () => {
  const anna = await shop.customer()
  const { params } = await newAutoship(anna)
  const { data } = (await anna.api.readAutoship({ params })).data
  expect(data.items[0]).toMatchObject({
    name: 'water',
    order: 2,
    price_vat: 7.4,
    price_reason: 'autoship',
  })
  expect(data).toMatchObject({
    savings: 1,
    details: { water_goods_price_vat: 14.8 },
    payment_type: 3,
  })
})

test('changing one field keeps the others', async () => {
  const anna = await shop.customer()
  const { params } = await newAutoship(anna)
  const body = {
    autoship_name: 'Mājas ūdens',
    frequency: 3,
    delivery_date: '2026-11-24',
    notes: 'Kods 24',
  }
  const { data } = await anna.api.changeAutoship({ params, body })
  expect(data).toMatchObject({ ...body, next_delivery: '2026-12-15', week_day: 2 })
  const { data: list } = (await anna.api.listAutoships()).data
  expect(list.map(({ autoship_name }) => autoship_name)).toEqual(['Mājas ūdens'])
})

test('a day without service is refused with the next served day', async () => {
  const anna = await shop.customer({ regionId: region.sigulda })
  const { params } = await newAutoship(anna)
  const refused = anna.api.changeAutoship({ params, body: { delivery_date: '2026-11-25' } })
  await expect(refused).rejects.toMatchObject({
    status: 422,
    body: { next_delivery_date: '2026-12-08' },
  })
  const odd = anna.api.changeAutoship({ params, body: { frequency: 3 } })
  await expect(odd).rejects.toMatchObject({
    status: 422,
    body: { error: { frequency: [/2, 4, 8/] } },
  })
})

test('another customer’s autoship is not found', async () => {
  const [anna, peter] = [await shop.customer(), await shop.customer()]
  const { params } = await newAutoship(anna)
  await expect(peter.api.readAutoship({ params })).rejects.toMatchObject({ status: 404 })
  await expect(peter.api.changeAutoship({ params, body: { notes: 'x' } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(peter.api.processAutoship({ params })).rejects.toMatchObject({ status: 404 })
})

test('of two devices that save at once what both have seen, the second looks first', async () => {
  const anna = await shop.customer()
  const { params } = await newAutoship(anna)
  const read = async () => (await anna.api.readAutoship({ params })).data.data
  const { version } = await read()
  const save = (name: string) => () =>
    anna.api.changeAutoship({ params, body: { autoship_name: name, seen_version: version } })
  const names = ['Mājas', 'Birojs', 'Dārzs', 'Pirts']
  const outcomes = await atOnce(names.map((name) => save(name)))
  const saved = names.filter((_, index) => outcomes[index]!.status === 'fulfilled')
  expect(saved).toHaveLength(1)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual(
    Array.from({ length: 3 }, () => ({
      status: 'rejected',
      reason: expect.objectContaining({ error: 'conflict' }),
    })),
  )
  expect(await read()).toMatchObject({ autoship_name: saved[0], version: version + 1 })
  // A client that names no version, or repeats a whole record, saves as ever.
  const whole = { autoship_name: 'Kopā', version }
  await anna.api.changeAutoship({ params, body: whole })
  expect(await read()).toMatchObject({ autoship_name: 'Kopā' })
})
