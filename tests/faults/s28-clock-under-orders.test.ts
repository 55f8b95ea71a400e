import { expect, test } from 'vitest'
import { filledCart, good, orderShop, setStock } from '../support/order-shop.ts'
import { registeredPerson } from '../support/registered-person.ts'
import { brokenRulesAtRest } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 100_000)

const minute = 60_000
const start = Date.parse('2026-11-20T08:00:00Z')
let at = start
const jump = (ms: number) => shop.clock.set(new Date((at += ms)).toISOString())

/** Clocks are corrected a little, set wrong by an hour, or wake up a day later. */
const jumps = [-60 * minute, -5 * minute, -1, 1, 5 * minute, 60 * minute, 24 * 60 * minute]

test.each(rounds(3))('orders go on while the clock jumps to and fro (round %i)', async (seed) => {
  const { oneOf } = choices(seed)
  at = start
  jump(0)
  const anna = await shop.customer({ accountCents: 100_000 })
  for (let order = 0; order < 6; order += 1) {
    jump(oneOf(jumps))
    const cart = await filledCart(anna, { [good.honey]: 1 }, 2)
    jump(oneOf(jumps))
    // A day that closed meanwhile is reported; the cart then offers the next day.
    await anna.api.placeOrder({ params: cart.params }).catch(async (error: unknown) => {
      expect([409, 422]).toContain((error as { status: number }).status)
      await anna.api.readActiveCart()
      return anna.api.placeOrder({ params: cart.params })
    })
    jump(oneOf(jumps))
    const { order: placed } = await anna.api.readOrder({ params: cart.params })
    expect(placed.status).toBe(3)
    expect(placed.delivery_date! > '2026-11-19').toBe(true)
  }
  await shop.work()
  expect(await brokenRulesAtRest(shop.db)).toEqual([])
})

test('an hour back logs nobody out, and a month ahead ends a token', async () => {
  at = start
  jump(0)
  const anna = await registeredPerson(shop)
  jump(-60 * minute)
  expect((await anna.as.readUser()).user.id).toBe(anna.id)
  const again = await shop.nobody.logIn({ body: { email: anna.email, password: anna.password } })
  expect(again.token).toBeTruthy()
  jump(31 * 24 * 60 * minute)
  await expect(anna.as.readUser()).rejects.toMatchObject({ status: 401 })
  const back = await shop.nobody.logIn({ body: { email: anna.email, password: anna.password } })
  expect(back.token).toBeTruthy()
})
