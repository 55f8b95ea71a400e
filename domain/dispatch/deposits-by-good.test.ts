import { expect, test } from 'vitest'
import { bottle } from '../cart/sample-lines.ts'
import { orderDeposit } from '../pricing/order-deposit.ts'
import { defaultSettings } from '../settings.ts'
import { depositsByGood } from './deposits-by-good.ts'

const steps = defaultSettings.depositSteps

test('each good carries the deposit of its own pieces, charged and returned', () => {
  const customer = { heldByGood: { 9: 2 }, paidCents: 1600, requiredCents: 1600 }
  const deposit = orderDeposit(
    [bottle({ order: 2 }), bottle({ goodId: 9, order: 0, return: 1 })],
    customer,
    steps,
  )
  expect(depositsByGood(deposit, { 9: 1600 })).toEqual([
    { goodId: 2, delivered: 2, returned: 0, depositCents: 1600 },
    { goodId: 9, delivered: 0, returned: 1, depositCents: -800 },
  ])
})

test('deposit paid beyond what is required pays for the first goods', () => {
  const customer = { heldByGood: {}, paidCents: 1000, requiredCents: 0 }
  const deposit = orderDeposit([bottle(), bottle({ goodId: 9 })], customer, steps)
  expect(depositsByGood(deposit, {}).map((good) => good.depositCents)).toEqual([0, 600])
})

test('a refund beyond a good’s own deposit comes from the deposits of the others', () => {
  const customer = { heldByGood: { 2: 1 }, paidCents: 1000, requiredCents: 800 }
  const deposit = orderDeposit([bottle({ order: 0, return: 1 })], customer, steps)
  expect(depositsByGood(deposit, { 2: 300, 9: 700 })).toEqual([
    { goodId: 2, delivered: 0, returned: 1, depositCents: -300 },
    { goodId: 9, delivered: 0, returned: 0, depositCents: -500 },
  ])
})
