import { beforeEach, expect, test } from 'vitest'
import { addDays, dayOf, type Day } from '../../domain/calendar.ts'
import type { Limits } from '../../domain/territory/capacity.ts'
import {
  filledCart,
  good,
  orderShop,
  region,
  type Shopper,
} from '../../tests/support/order-shop.ts'
import { runningAutoship } from '../../tests/support/running-autoship.ts'
import { zoneCommands } from './zone-commands.ts'

const shop = await orderShop()

async function limit(options: Record<string, string> = {}) {
  const limited = await zoneCommands['zone limit']!.run(shop.app, { words: ['R'], options })
  // Each process hears of it a moment later.
  const { maxBottles, maxGrams } = limited.data as Limits
  const limits = maxBottles === null && maxGrams === null ? null : { maxBottles, maxGrams }
  const known = async () => (await shop.app.territory(shop.clock.today())).limitsOf(region.riga)
  if (limits) await expect.poll(known).toMatchObject(limits)
  else await expect.poll(known).toBeNull()
  return limited
}

/** Each test has a Monday of its own. */
let day = dayOf('2026-11-23')
beforeEach(async () => {
  await limit()
  day = addDays(day, 7)
})

async function cartFor(bottles: number, on: Day = day) {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.water]: bottles })
  await anna.api.changeCart({ params, body: { delivery_date: on } })
  return { anna, params, place: () => anna.api.placeOrder({ params }) }
}

async function orderOf(bottles: number, on: Day = day) {
  const cart = await cartFor(bottles, on)
  await cart.place()
  return cart
}

const isFull = { error: { delivery_date: [expect.stringContaining('Šī diena ir pilna.')] } }

const taken = async (on: Day = day) =>
  (await shop.db.selectFrom('zoneDays').select('bottles').where('day', '=', on).executeTakeFirst())
    ?.bottles ?? 0

const addressOf = async (anna: Shopper) => (await anna.api.listAddresses()).data.data[0]!

async function edit(anna: Shopper, params: { id: string }, bottles: number) {
  const { data } = await anna.api.copyOrderToCart({ params, body: { status: 0 } })
  const copy = { id: String(data.id) }
  const line = data.items.find((item) => item.good_id === good.water)!
  const body = { id: line.id, good_id: good.water, order: bottles, return: 0 }
  await anna.api.changeCartItem({ params: copy, body })
  return anna.api.processOrderCopy({ params: copy }).catch(async (error: unknown) => {
    await anna.api.deleteOrderCopy({ params: copy })
    throw error
  })
}

test('of many customers at once no more are let in than there is room for', async () => {
  await limit({ bottles: '10' })
  const carts = await Promise.all(Array.from({ length: 8 }, () => cartFor(2)))
  const placed = await Promise.allSettled(carts.map(({ place }) => place()))
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const one of placed) if (one.status === 'rejected') expect(one.reason).toMatchObject(isFull)
  expect(await taken()).toBe(10)
})

// Trap 20.
test('a full day is a day that we do not drive, and is named as full', async () => {
  await limit({ bottles: '3' })
  const { anna } = await orderOf(3)
  const [year, month, date] = day.split('-').map(Number)
  const listed = async () => (await addressOf(anna)).full_dates.split(';')
  await expect.poll(listed).toContain(`${date}-${month}-${year}`)
  const { forbidden_working_days: forbidden } = await addressOf(anna)
  expect(forbidden.split(';')).toContain(`${date}-${month}`)
  const other = await shop.customer()
  const cart = await filledCart(other, { [good.water]: 1 })
  const change = other.api.changeCart({ params: cart.params, body: { delivery_date: day } })
  await expect(change).rejects.toMatchObject(isFull)
})

test('an order on a full day keeps its place, may shrink, and may not grow', async () => {
  await limit({ bottles: '4' })
  const { anna, params } = await orderOf(4)
  await edit(anna, params, 4)
  await expect(edit(anna, params, 5)).rejects.toMatchObject({ status: 422 })
  await edit(anna, params, 3)
  expect(await taken()).toBe(3)
  await edit(anna, params, 4)
  expect(await taken()).toBe(4)
})

test('a cancelled order gives its place to another', async () => {
  await limit({ bottles: '2' })
  const { anna, params } = await orderOf(2)
  const next = await cartFor(1, addDays(day, 1))
  await anna.api.cancelOrder({ params })
  expect(await taken()).toBe(0)
  await expect
    .poll(async () => (await addressOf(anna)).full_dates.includes(day.slice(8)))
    .toBe(false)
  await next.anna.api.changeCart({ params: next.params, body: { delivery_date: day } })
  await next.place()
  expect(await taken()).toBe(1)
})

test('an order moves where there is room, and takes its place with it', async () => {
  const tuesday = addDays(day, 1)
  await limit({ bottles: '3' })
  const { anna, params } = await orderOf(2)
  await orderOf(2, tuesday)
  const move = (on: Day) => anna.api.moveOrder({ params, body: { delivery_date: on } })
  await expect(move(tuesday)).rejects.toMatchObject({ status: 422 })
  await move(addDays(day, 2))
  expect([await taken(), await taken(tuesday), await taken(addDays(day, 2))]).toEqual([0, 2, 2])
})

test('what no day could take asks to be split', async () => {
  await limit({ bottles: '3' })
  const cart = await cartFor(4)
  await expect(cart.place()).rejects.toMatchObject({
    status: 422,
    error: { delivery_date: [expect.stringContaining('sadaliet pasūtījumu')] },
  })
})

test('kilograms fill a day as bottles do', async () => {
  const weighs = (grams: number) =>
    shop.db.updateTable('goods').set({ weightGrams: grams }).where('id', '=', good.tea).execute()
  await weighs(10_000)
  await limit({ kg: '25' })
  const anna = await shop.customer()
  const order = async (pieces: number) => {
    const { params } = await filledCart(anna, { [good.tea]: pieces })
    await anna.api.changeCart({ params, body: { delivery_date: day } })
    await anna.api.placeOrder({ params })
  }
  await order(2)
  await expect(order(1)).rejects.toMatchObject(isFull)
  await weighs(0)
})

test('a limit counts the orders that are there, and without one nothing is counted', async () => {
  const first = await orderOf(6)
  expect(await taken()).toBe(0)
  const { data } = await limit({ bottles: '5' })
  expect(data).toMatchObject({ days: expect.arrayContaining([expect.objectContaining({ day })]) })
  expect(await taken()).toBe(6)
  await edit(first.anna, first.params, 6)
  await limit()
  expect(await taken()).toBe(0)
  await edit(first.anna, first.params, 7)
})

test('a limit is a whole number, and the zone must be ours', async () => {
  await expect(limit({ bottles: '0' })).rejects.toThrow('must be a whole number above 0')
  await expect(
    zoneCommands['zone limit']!.run(shop.app, { words: ['nowhere'], options: {} }),
  ).rejects.toThrow('There is no such zone')
})

test('a planned delivery of an autoship does not move to a full day', async () => {
  const other = addDays(day, 4)
  await limit({ bottles: '2' })
  const { anna } = await orderOf(2, other)
  await expect.poll(async () => (await addressOf(anna)).full_dates).not.toBe('')
  const regular = await shop.customer()
  const water = await runningAutoship(regular, { lines: { [good.water]: 1 }, day })
  const move = regular.api.moveDelivery({ params: water.on(0), body: { delivery_date: other } })
  await expect(move).rejects.toMatchObject(isFull)
})

test('an order on a full day goes to another address of its zone on the same day', async () => {
  await limit({ bottles: '2' })
  const { anna, params } = await orderOf(2)
  await expect.poll(async () => (await addressOf(anna)).full_dates).not.toBe('')
  const body = { city: region.riga, region: region.riga, street: 'Parka iela', house_no: '3' }
  const { data: park } = await anna.api.createAddress({ body })
  const { data } = await anna.api.copyOrderToCart({ params, body: { status: 0 } })
  const copy = { id: String(data.id) }
  await anna.api.processOrderCopy({ params: copy, body: { address_id: park.id } })
  const { order } = await anna.api.readOrder({ params })
  expect(order.delivery_date).toBe(day)
  expect(await taken()).toBe(2)
})
