import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderMayBecome, orderStates, type OrderState } from './order-states.ts'

const states = Object.keys(orderStates) as OrderState[]

test('an order is placed, paid, closed and delivered', () => {
  expect(orderMayBecome('returnedToCart', 'waitsForPayment')).toBe(true)
  expect(orderMayBecome('returnedToCart', 'processing')).toBe(true)
  expect(orderMayBecome('waitsForPayment', 'processing')).toBe(true)
  expect(orderMayBecome('processing', 'waitingForDelivery')).toBe(true)
  expect(orderMayBecome('waitingForDelivery', 'delivered')).toBe(true)
})

test('an unpaid order returns to the cart, and an undelivered order can get another day', () => {
  expect(orderMayBecome('waitsForPayment', 'returnedToCart')).toBe(true)
  expect(orderMayBecome('returnedToCart', 'cancelled')).toBe(true)
  expect(orderMayBecome('waitingForDelivery', 'processing')).toBe(true)
})

test('an order is not delivered unpacked, and a delivery is only recorded anew', () => {
  expect(orderMayBecome('processing', 'delivered')).toBe(false)
  expect(states.filter((state) => orderMayBecome('delivered', state))).toEqual([
    'waitingForDelivery',
  ])
  expect(states.filter((state) => orderMayBecome(state, state))).toEqual([])
})

test('a cancelled order follows its door alone, and never becomes a cart or open again by itself', () => {
  expect(states.filter((state) => orderMayBecome('cancelled', state))).toEqual([
    'waitingForDelivery',
  ])
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...states), { minLength: 2, maxLength: 20 }), (walk) => {
      let state: OrderState = 'returnedToCart'
      let wasCancelled = false
      for (const next of walk) {
        if (orderMayBecome(state, next)) state = next
        wasCancelled ||= state === 'cancelled'
        if (wasCancelled) expect(['returnedToCart', 'waitsForPayment']).not.toContain(state)
      }
    }),
    { numRuns: 1000 },
  )
})
