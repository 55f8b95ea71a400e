import { expect, test } from 'vitest'
import { orderCan, type OrderFacts } from './order-can.ts'

const order: OrderFacts = {
  status: 3,
  isLocked: false,
  deliveryKind: 'courier',
  autoshipId: null,
  autoshipIsGone: false,
  isConfirmed: false,
}

const answer = (
  question: 'edit' | 'cancel' | 'confirm' | 'view',
  change: Partial<OrderFacts> = {},
): string => {
  const outcome = orderCan[question]({ ...order, ...change })
  return outcome.ok ? 'yes' : outcome.refusal
}

test('an order being processed can be edited and cancelled until it is locked', () => {
  expect([answer('edit'), answer('cancel')]).toEqual(['yes', 'yes'])
  expect([answer('edit', { isLocked: true }), answer('cancel', { isLocked: true })]).toEqual([
    'locked',
    'locked',
  ])
  expect([answer('edit', { status: 4 }), answer('cancel', { status: 4 })]).toEqual([
    'locked',
    'locked',
  ])
})

test('by parcel machine or another courier it can be cancelled, not edited', () => {
  expect([
    answer('edit', { deliveryKind: 'parcelMachine' }),
    answer('cancel', { deliveryKind: 'parcelMachine' }),
  ]).toEqual(['not_by_our_courier', 'yes'])
  expect([
    answer('edit', { deliveryKind: 'thirdPartyCourier' }),
    answer('cancel', { deliveryKind: 'thirdPartyCourier' }),
  ]).toEqual(['not_by_our_courier', 'yes'])
})

test('an autoship’s order is edited as an order and skipped in the autoship', () => {
  expect([answer('edit', { autoshipId: 5 }), answer('cancel', { autoshipId: 5 })]).toEqual([
    'yes',
    'from_autoship',
  ])
})

test('an order whose autoship was deleted can be cancelled', () => {
  const left = { autoshipId: 5, autoshipIsGone: true, isConfirmed: true }
  expect([answer('cancel', left), answer('cancel', { ...left, status: 2 })]).toEqual(['yes', 'yes'])
  expect(answer('cancel', { ...left, isLocked: true })).toBe('locked')
})

test('an order that waits for payment can be cancelled, not edited', () => {
  expect([answer('edit', { status: 2 }), answer('cancel', { status: 2 })]).toEqual([
    'waits_for_payment',
    'yes',
  ])
  expect(answer('cancel', { status: 2, autoshipId: 5 })).toBe('from_autoship')
})

test('cancelled and delivered orders cannot be changed', () => {
  expect([answer('edit', { status: 0 }), answer('cancel', { status: 0 })]).toEqual([
    'cancelled',
    'cancelled',
  ])
  expect([answer('edit', { status: 5 }), answer('cancel', { status: 5 })]).toEqual([
    'delivered',
    'delivered',
  ])
  expect([answer('edit', { status: 1 }), answer('cancel', { status: 1 })]).toEqual([
    'is_cart',
    'is_cart',
  ])
})

test('only an autoship’s order is confirmed, once, before its day closes', () => {
  const made = { autoshipId: 5 }
  expect(answer('confirm')).toBe('needs_no_confirmation')
  expect(answer('confirm', made)).toBe('yes')
  expect(answer('confirm', { ...made, isConfirmed: true })).toBe('already_confirmed')
  expect(answer('confirm', { ...made, isLocked: true })).toBe('locked')
  expect(answer('confirm', { ...made, status: 0 })).toBe('cancelled')
})

test('every order can be viewed; a cart is no order', () => {
  expect(([0, 1, 2, 3, 4, 5] as const).map((status) => answer('view', { status }))).toEqual([
    'yes',
    'is_cart',
    'yes',
    'yes',
    'yes',
    'yes',
  ])
})
