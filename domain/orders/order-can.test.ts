import { expect, test } from 'vitest'
import { orderCan, type OrderFacts } from './order-can.ts'

const order: OrderFacts = {
  status: 3,
  isLocked: false,
  deliveryType: 1,
  autoshipId: null,
  autoshipIsGone: false,
  isConfirmed: false,
}

const say = (
  question: 'edit' | 'cancel' | 'confirm' | 'view',
  change: Partial<OrderFacts> = {},
): string => {
  const answer = orderCan[question]({ ...order, ...change })
  return answer.ok ? 'yes' : answer.refusal
}

test('an order being processed can be edited and cancelled until it is locked', () => {
  expect([say('edit'), say('cancel')]).toEqual(['yes', 'yes'])
  expect([say('edit', { isLocked: true }), say('cancel', { isLocked: true })]).toEqual([
    'locked',
    'locked',
  ])
  expect([say('edit', { status: 4 }), say('cancel', { status: 4 })]).toEqual(['locked', 'locked'])
})

test('by parcel machine or another courier it can be cancelled, not edited', () => {
  expect([say('edit', { deliveryType: 2 }), say('cancel', { deliveryType: 2 })]).toEqual([
    'not_by_our_courier',
    'yes',
  ])
  expect([say('edit', { deliveryType: 3 }), say('cancel', { deliveryType: 3 })]).toEqual([
    'not_by_our_courier',
    'yes',
  ])
})

test('an autoship’s order is edited as an order and skipped in the autoship', () => {
  expect([say('edit', { autoshipId: 5 }), say('cancel', { autoshipId: 5 })]).toEqual([
    'yes',
    'from_autoship',
  ])
})

test('an order whose autoship was deleted can be cancelled', () => {
  const left = { autoshipId: 5, autoshipIsGone: true, isConfirmed: true }
  expect([say('cancel', left), say('cancel', { ...left, status: 2 })]).toEqual(['yes', 'yes'])
  expect(say('cancel', { ...left, isLocked: true })).toBe('locked')
})

test('an order that waits for payment can be cancelled, not edited', () => {
  expect([say('edit', { status: 2 }), say('cancel', { status: 2 })]).toEqual([
    'waits_for_payment',
    'yes',
  ])
  expect(say('cancel', { status: 2, autoshipId: 5 })).toBe('from_autoship')
})

test('cancelled and delivered orders cannot be changed', () => {
  expect([say('edit', { status: 0 }), say('cancel', { status: 0 })]).toEqual([
    'cancelled',
    'cancelled',
  ])
  expect([say('edit', { status: 5 }), say('cancel', { status: 5 })]).toEqual([
    'delivered',
    'delivered',
  ])
  expect([say('edit', { status: 1 }), say('cancel', { status: 1 })]).toEqual(['is_cart', 'is_cart'])
})

test('only an autoship’s order is confirmed, once, before its day closes', () => {
  const made = { autoshipId: 5 }
  expect(say('confirm')).toBe('needs_no_confirmation')
  expect(say('confirm', made)).toBe('yes')
  expect(say('confirm', { ...made, isConfirmed: true })).toBe('already_confirmed')
  expect(say('confirm', { ...made, isLocked: true })).toBe('locked')
  expect(say('confirm', { ...made, status: 0 })).toBe('cancelled')
})

test('every order can be viewed; a cart is no order', () => {
  expect(([0, 1, 2, 3, 4, 5] as const).map((status) => say('view', { status }))).toEqual([
    'yes',
    'is_cart',
    'yes',
    'yes',
    'yes',
    'yes',
  ])
})
