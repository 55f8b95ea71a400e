import { expect, test } from 'vitest'
import { orderSteps, type OrderTimes } from './order-steps.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const placed: OrderTimes = {
  status: 'processing',
  deliveryKind: 'courier',
  autoshipId: null,
  isDisputed: false,
  placedAt: day(17),
  payUntil: null,
  confirmedAt: null,
  lockedAt: null,
  handedOverAt: null,
  deliveredAt: null,
  cancelledAt: null,
}
const delivered: OrderTimes = {
  ...placed,
  status: 'delivered',
  lockedAt: day(23),
  deliveredAt: day(24),
}

test.each<[string, OrderTimes, string]>([
  ['one that was placed waits for its day to close', placed, 'placed closed? delivered'],
  [
    'one that is not paid waits for the payment first',
    { ...placed, status: 'waitsForPayment', payUntil: day(18) },
    'placed paid? closed delivered',
  ],
  [
    'one of an autoship waits to be confirmed',
    { ...placed, autoshipId: 1 },
    'placed confirmed? closed delivered',
  ],
  [
    'one of a parcel is handed over',
    { ...placed, deliveryKind: 'parcelMachine' },
    'placed handedOver? delivered',
  ],
  ['a delivered one has nothing more to wait for', delivered, 'placed! closed! delivered!'],
  [
    'one that was never confirmed was delivered all the same',
    { ...delivered, autoshipId: 1 },
    'placed! closed! delivered!',
  ],
  [
    'a disputed count waits for its answer',
    { ...delivered, isDisputed: true },
    'placed! closed! delivered! disputed?',
  ],
  [
    'a cancelled one ends there',
    { ...placed, status: 'cancelled', cancelledAt: day(18) },
    'placed! cancelled!',
  ],
])('%s', (_name, order, steps) => {
  const sign = { done: '!', now: '?', ahead: '' }
  const named = orderSteps(order).map(({ kind, state }) => `${kind}${sign[state]}`)
  expect(named.join(' ')).toBe(steps.replace(/^placed /, 'placed! '))
})
