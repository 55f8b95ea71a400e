import { expect, test } from 'vitest'
import { bottle, cooler, honey } from '../cart/sample-lines.ts'
import { defaultSettings } from '../settings.ts'
import { addedDeposit, orderDeposit } from './order-deposit.ts'

const steps = defaultSettings.depositSteps
const newCustomer = { heldByGood: {}, paidCents: 0, requiredCents: 0 }

// S-m2
test('deposit that another order counts on is not promised again', () => {
  const customer = { heldByGood: {}, paidCents: 3200, requiredCents: 0 }
  const line = { goodId: 2, bottleKind: 'large', isLent: true, order: 4, return: 0 } as const
  const lines = [{ ...line, lentDepositCents: 800, stateDepositCents: 0, bottles: null }]
  const toPay = (promisedCents: number) =>
    orderDeposit(lines, { ...customer, promisedCents }, []).toPayCents
  expect([toPay(0), toPay(3200), toPay(1000)]).toEqual([0, 3200, 1000])
})

test('a good on two lines counts its bottles together', () => {
  const deposit = orderDeposit([bottle({ order: 3 }), bottle({ order: 3 })], newCustomer, steps)
  expect(deposit.lentDepositCents).toBe(4640)
  expect(deposit.goods).toHaveLength(1)
})

test('each kind of bottle has its own steps', () => {
  const deposit = orderDeposit(
    [bottle({ order: 4 }), bottle({ goodId: 9, order: 4 })],
    newCustomer,
    steps,
  )
  expect(deposit.lentDepositCents).toBe(8 * 800)
})

test('deposit paid beyond the required sum is used first, as far as needed', () => {
  const customer = { heldByGood: { 2: 1 }, paidCents: 2000, requiredCents: 800 }
  expect(orderDeposit([bottle({ order: 2 })], customer, steps)).toMatchObject({
    lentDepositCents: 1600,
    paidBeyondCents: 1200,
    toPayCents: 400,
  })
  expect(orderDeposit([bottle({ order: 1 })], customer, steps)).toMatchObject({
    paidBeyondCents: 800,
    toPayCents: 0,
  })
})

test('a deposit below the required sum does not raise an order’s price', () => {
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

test('a refund for one good does not pay for another before the bottles are counted', () => {
  const customer = { heldByGood: { 2: 2 }, paidCents: 1600, requiredCents: 1600 }
  const deposit = orderDeposit(
    [bottle({ order: 0, return: 1 }), bottle({ goodId: 9, order: 1 })],
    customer,
    steps,
  )
  expect(deposit).toMatchObject({ lentDepositCents: 800, toPayCents: 800, toRefundCents: 800 })
})

test('the state deposit is paid on single-use packs, outside the lent deposit', () => {
  const deposit = orderDeposit(
    [honey({ stateDepositCents: 120, order: 2 }), bottle({ order: 1 })],
    newCustomer,
    steps,
  )
  expect(deposit).toMatchObject({ lentDepositCents: 800, stateDepositCents: 240, toPayCents: 1040 })
})

test('goods that are not lent have no deposit', () => {
  expect(
    orderDeposit([honey({ lentDepositCents: 800 })], newCustomer, steps).lentDepositCents,
  ).toBe(0)
  expect(
    orderDeposit([bottle({ stateDepositCents: 10 })], newCustomer, steps).stateDepositCents,
  ).toBe(0)
})

test('a cooler’s security has no steps', () => {
  expect(orderDeposit([cooler({ order: 12 })], newCustomer, steps).lentDepositCents).toBe(84_000)
})

test('a set’s bottles count together with single bottles', () => {
  const inEach = { goodId: 2, inEach: 4, lentDepositCents: 800 }
  const set = bottle({ goodId: 14, order: 1, lentDepositCents: 3200, bottles: inEach })
  const { goods, lentDepositCents } = orderDeposit([set, bottle({ order: 2 })], newCustomer, steps)
  expect(goods).toMatchObject([{ goodId: 2, order: 6 }])
  expect(lentDepositCents).toBe(4 * 800 + 2 * 720)
})

// P-1
test('what a line adds to the deposit is the difference that it makes', () => {
  const set = { goodId: 2, inEach: 4, lentDepositCents: 800 }
  const kit = bottle({ goodId: 7, order: 2, lentDepositCents: 3200, bottles: set })
  const alone = addedDeposit(kit, [], newCustomer, steps)
  expect([alone.lentDepositCents, alone.chargedPieces]).toEqual([4 * 800 + 4 * 720, 8])
  const besideTwo = addedDeposit(kit, [bottle({ order: 2 })], newCustomer, steps)
  expect([besideTwo.lentDepositCents, besideTwo.chargedPieces]).toEqual([
    2 * 800 + 5 * 720 + 640,
    8,
  ])
})
