import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { nearestOrder, type WaitingOrder } from './nearest-order.ts'

const tomorrow = dayOf('2026-11-23')

const order = (id: number, day: string, change: Partial<WaitingOrder> = {}): WaitingOrder => ({
  id,
  addressId: 1,
  deliveryOn: dayOf(day),
  status: 'processing',
  isLocked: false,
  isHeld: false,
  deliveryKind: 'courier',
  autoshipId: null,
  autoshipIsGone: false,
  isConfirmed: false,
  ...change,
})

test("goods are added to the customer's earliest unlocked order of the same address", () => {
  const orders = [
    order(1, '2026-12-08'),
    order(2, '2026-12-01'),
    order(3, '2026-11-24', { isLocked: true }),
    order(4, '2026-11-25', { addressId: 2 }),
    order(5, '2026-11-26', { status: 'waitingForDelivery' }),
    order(6, '2026-11-26', { deliveryKind: 'parcelMachine' }),
    order(7, '2026-12-01'),
    order(8, '2026-11-22'),
  ]
  expect(nearestOrder(orders, 1, tomorrow)?.id).toBe(2)
  expect(nearestOrder(orders, 2, tomorrow)?.id).toBe(4)
  expect(nearestOrder(orders, 3, tomorrow)).toBeNull()
})
