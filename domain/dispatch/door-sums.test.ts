import { expect, test } from 'vitest'
import { defaultSettings } from '../settings.ts'
import { type Door, type DoorGood, type DoorPrices, settleDoor } from './door-sums.ts'

const water: DoorGood = {
  goodId: 1,
  kind: 'good',
  bottleKind: 'large',
  isLent: true,
  stateDepositCents: 0,
  vatPercent: 21,
  lentDepositCents: 800,
  bottles: null,
  priceCents: 790,
}
const honey: DoorGood = { ...water, goodId: 2, bottleKind: 'none', isLent: false, priceCents: 500 }
const prices: DoorPrices = {
  goods: [water, honey],
  settings: { ...defaultSettings, standardVatPercent: 21 },
}

const waterOrder = (orderId: number, ordered: number): Door['orders'][number] => ({
  orderId,
  cashDueCents: ordered * 1590,
  deliveryCents: 0,
  paymentChargeCents: 0,
  bonusCents: 0,
  prepaidCents: 0,
  paysCourier: true,
  promisedCents: 0,
  lines: [{ ...water, ordered, returned: 0, unitPriceCents: 790, lineCents: ordered * 790 }],
})

const door = (change: Partial<Door> = {}): Door => ({
  orders: [waterOrder(10, 2)],
  held: [],
  depositPaidCents: 0,
  depositRequiredCents: 0,
  bonusIsEnabled: true,
  ...change,
})

const counted = (goodId: number, left: number, taken = 0) => ({
  goodId,
  left,
  taken,
  damaged: 0,
  notOurs: 0,
})

const due = (of: Door, ...counts: ReturnType<typeof counted>[]) =>
  settleDoor(of, prices, { counts, cashCents: 'as due' }).dueInCashCents

test('one bottle more costs its price and its deposit, one fewer costs neither', () => {
  expect([1, 2, 3].map((left) => due(door(), counted(1, left)))).toEqual([15_90, 31_80, 47_70])
})

test('an empty bottle makes the deposit smaller', () => {
  expect(due(door(), counted(1, 2, 1))).toBe(23_80)
})

test('a good that was not ordered is sold at its price', () => {
  expect(due(door(), counted(1, 2), counted(2, 1))).toBe(36_80)
})

test('the second order at a door starts from the bottles that the first has left', () => {
  const two = door({ orders: [waterOrder(10, 4), waterOrder(11, 1)] })
  const { orders } = settleDoor(two, prices, { counts: [counted(1, 5)], cashCents: 'as due' })
  // The fifth bottle has a tenth off its deposit.
  expect(orders.map(({ settled }) => settled.ledger.depositChargedCents)).toEqual([32_00, 7_20])
})

test('cash beyond what is due stays on the account', () => {
  const { accountCents } = settleDoor(door(), prices, {
    counts: [counted(1, 2)],
    cashCents: 40_00,
  })
  expect(accountCents).toBe(8_20)
})

test('a stop without orders gives back the deposit of its empties', () => {
  const sums = settleDoor(
    door({
      orders: [],
      held: [{ goodId: 1, held: 3, depositCents: 2400 }],
      depositPaidCents: 2400,
      depositRequiredCents: 2400,
    }),
    prices,
    { counts: [{ goodId: 1, left: 0, taken: 2, damaged: 0, notOurs: 0 }], cashCents: 500 },
  )
  expect(sums).toMatchObject({
    dueInCashCents: 0,
    depositReturnedCents: 1600,
    accountCents: 2100,
    vatCents: 0,
  })
})
