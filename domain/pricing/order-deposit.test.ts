import { expect, test } from 'vitest'
import { bottle, cooler, honey } from '../cart/sample-lines.ts'
import { defaultSettings } from '../settings.ts'
import { orderDeposit } from './order-deposit.ts'

const steps = defaultSettings.depositSteps
const nobody = { heldByGood: {}, paidCents: 0, requiredCents: 0 }

test('a good on two lines counts its bottles together', () => {
  const deposit = orderDeposit([bottle({ order: 3 }), bottle({ order: 3 })], nobody, steps)
  expect(deposit.bailCents).toBe(4640)
  expect(deposit.goods).toHaveLength(1)
})

test('each kind of bottle climbs its own steps', () => {
  const deposit = orderDeposit(
    [bottle({ order: 4 }), bottle({ goodId: 9, order: 4 })],
    nobody,
    steps,
  )
  expect(deposit.bailCents).toBe(8 * 800)
})

test('deposit paid beyond what is required is used first, and only as far as it is needed', () => {
  const customer = { heldByGood: { 2: 1 }, paidCents: 2000, requiredCents: 800 }
  expect(orderDeposit([bottle({ order: 2 })], customer, steps)).toMatchObject({
    bailCents: 1600,
    paidBeyondCents: 1200,
    toPayCents: 400,
  })
  expect(orderDeposit([bottle({ order: 1 })], customer, steps)).toMatchObject({
    paidBeyondCents: 800,
    toPayCents: 0,
  })
})

test('a deposit short of what is required does not make an order dearer', () => {
  const customer = { heldByGood: { 2: 2 }, paidCents: 800, requiredCents: 1600 }
  expect(orderDeposit([bottle({ order: 1 })], customer, steps).toPayCents).toBe(800)
})

test('the refund is at most what the customer has paid', () => {
  const lines = [bottle({ order: 0, return: 3 })]
  const held = { heldByGood: { 2: 3 }, requiredCents: 2400 }
  expect(orderDeposit(lines, { ...held, paidCents: 2400 }, steps).toRefundCents).toBe(2400)
  expect(orderDeposit(lines, { ...held, paidCents: 1000 }, steps).toRefundCents).toBe(1000)
  expect(orderDeposit(lines, { ...held, paidCents: 0 }, steps).toRefundCents).toBe(0)
})

test('what one good brings back does not pay for another before the bottles are counted', () => {
  const customer = { heldByGood: { 2: 2 }, paidCents: 1600, requiredCents: 1600 }
  const deposit = orderDeposit(
    [bottle({ order: 0, return: 1 }), bottle({ goodId: 9, order: 1 })],
    customer,
    steps,
  )
  expect(deposit).toMatchObject({ bailCents: 800, toPayCents: 800, toRefundCents: 800 })
})

test('the state deposit is paid on single-use packs and stands outside the bail', () => {
  const deposit = orderDeposit(
    [honey({ stateDepositCents: 120, order: 2 }), bottle({ order: 1 })],
    nobody,
    steps,
  )
  expect(deposit).toMatchObject({ bailCents: 800, stateDepositCents: 240, toPayCents: 1040 })
})

test('nothing lent asks for no bail, whatever its row says; a bottle is lent even unmarked', () => {
  expect(orderDeposit([honey({ bailCents: 800 })], nobody, steps).bailCents).toBe(0)
  expect(orderDeposit([bottle({ isRentable: false })], nobody, steps).bailCents).toBe(800)
  expect(orderDeposit([bottle({ stateDepositCents: 10 })], nobody, steps).stateDepositCents).toBe(0)
})

test('a cooler asks for its security without steps', () => {
  expect(orderDeposit([cooler({ order: 12 })], nobody, steps).bailCents).toBe(84_000)
})

test('a set costs the deposit of the bottles inside it, counted on with those that stand beside it', () => {
  const inEach = { goodId: 2, inEach: 4, bailCents: 800 }
  const set = bottle({ goodId: 14, order: 1, bailCents: 3200, bottles: inEach })
  const { goods, bailCents } = orderDeposit([set, bottle({ order: 2 })], nobody, steps)
  expect(goods).toMatchObject([{ goodId: 2, order: 6 }])
  expect(bailCents).toBe(4 * 800 + 2 * 720)
})
