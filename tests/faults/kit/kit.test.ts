import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../support/order-shop.ts'
import { atOnce, permutations, timesAtOnce } from './at-once.ts'
import { brokenRules, rules } from './broken-rules.ts'
import { choices } from './rounds.ts'

const shop = await orderShop()

test('every rule has a name and a query, and holds after an ordinary day', async () => {
  expect(rules.length).toBeGreaterThan(15)
  const anna = await shop.customer({ accountCents: 5_000 })
  await placedOrder(anna, { [good.honey]: 4 }, 2)
  expect(await brokenRules(shop.db)).toEqual([])
})

test('what breaks a rule is found and named', async () => {
  const anna = await shop.customer()
  const { id } = await placedOrder(anna, { [good.flour]: 10 })
  await shop.db.updateTable('orderItems').set({ lineCents: 1 }).where('orderId', '=', id).execute()
  expect(await brokenRules(shop.db)).toEqual([
    `I6 an order costs what its lines, fees and discounts come to: order ${id}`,
  ])
  await shop.db
    .updateTable('orderItems')
    .set({ lineCents: 2_500 })
    .where('orderId', '=', id)
    .execute()
})

test('calls at once begin when all are there, and each end is told', async () => {
  let started = 0
  const outcomes = await timesAtOnce(5, async (index) => {
    started += 1
    await Promise.resolve()
    if (index === 4) throw new Error('no')
    return started
  })
  expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected'])
  expect(await atOnce([])).toEqual([])
})

test('the same seed makes the same choices', () => {
  const [one, other] = [choices(7), choices(7)]
  expect(one.shuffled([1, 2, 3, 4, 5])).toEqual(other.shuffled([1, 2, 3, 4, 5]))
  expect(permutations([1, 2, 3])).toHaveLength(6)
})
