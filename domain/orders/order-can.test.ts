import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { orderStates, type OrderState } from './order-states.ts'
import { orderCan, type OrderFacts } from './order-can.ts'

const order: OrderFacts = {
  status: 'processing',
  isLocked: false,
  isHeld: false,
  deliveryKind: 'courier',
  deliveryOn: dayOf('2026-11-24'),
  autoshipId: null,
  autoshipIsGone: false,
  isConfirmed: false,
}

const answer = (
  question: 'edit' | 'cancel' | 'confirm' | 'view',
  change: Partial<OrderFacts> = {},
  firstOpenDay = dayOf('2026-11-24'),
): string => {
  const facts = { ...order, ...change }
  const outcome =
    question === 'view' ? orderCan.view(facts) : orderCan[question](facts, firstOpenDay)
  return outcome.ok ? 'yes' : outcome.refusal
}

test('an order being processed can be edited and cancelled until it is locked', () => {
  expect([answer('edit'), answer('cancel')]).toEqual(['yes', 'yes'])
  expect([answer('edit', { isLocked: true }), answer('cancel', { isLocked: true })]).toEqual([
    'locked',
    'locked',
  ])
  expect([
    answer('edit', { status: 'waitingForDelivery' }),
    answer('cancel', { status: 'waitingForDelivery' }),
  ]).toEqual(['locked', 'locked'])
})

test('the office also moves an order of a closed day, where no run has it', () => {
  const move = (change: Partial<OrderFacts>, isAtStop = false): string => {
    const moved = orderCan.move({ ...order, ...change }, dayOf('2026-11-25'), isAtStop)
    return moved.ok ? 'yes' : moved.refusal
  }
  const locked = { status: 'waitingForDelivery', isLocked: true } as const
  expect([move(locked), move(locked, true)]).toEqual(['yes', 'locked'])
  expect(move({ ...locked, isHeld: true })).toBe('held')
  expect(move({ ...locked, deliveryKind: 'parcelMachine' })).toBe('locked')
  expect(move({ deliveryOn: dayOf('2026-11-25') })).toBe('yes')
  expect(move({ status: 'delivered' })).toBe('delivered')
})

// S-M3
test('an order whose money the bank took back waits for a person, whatever its state', () => {
  for (const status of ['processing', 'waitingForDelivery'] as const)
    for (const question of ['edit', 'cancel'] as const)
      expect(answer(question, { status, isHeld: true })).toBe('held')
  expect(answer('confirm', { autoshipId: 7, isHeld: true })).toBe('held')
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

// O-15
test('the closing hour itself ends the changes, before any job has locked the order', () => {
  const nextDay = dayOf('2026-11-25')
  const made = { autoshipId: 5 }
  expect([
    answer('edit', {}, nextDay),
    answer('cancel', {}, nextDay),
    answer('confirm', made, nextDay),
    answer('view', {}, nextDay),
  ]).toEqual(['locked', 'locked', 'locked', 'yes'])
  expect(answer('edit', { deliveryOn: nextDay }, nextDay)).toBe('yes')
})

test('an order without a day has no hour that closes it', () => {
  const parcel = { deliveryKind: 'parcelMachine', deliveryOn: null } as const
  expect(answer('cancel', parcel, dayOf('2027-11-25'))).toBe('yes')
  expect(answer('edit', { deliveryOn: null }, dayOf('2027-11-25'))).toBe('yes')
})

test('an autoship’s order is edited as an order and skipped in the autoship', () => {
  expect([answer('edit', { autoshipId: 5 }), answer('cancel', { autoshipId: 5 })]).toEqual([
    'yes',
    'from_autoship',
  ])
})

test('an order whose autoship was deleted can be cancelled', () => {
  const left = { autoshipId: 5, autoshipIsGone: true, isConfirmed: true }
  expect([
    answer('cancel', left),
    answer('cancel', { ...left, status: 'waitsForPayment' }),
  ]).toEqual(['yes', 'yes'])
  expect(answer('cancel', { ...left, isLocked: true })).toBe('locked')
})

test('an order that waits for payment can be cancelled, not edited', () => {
  expect([
    answer('edit', { status: 'waitsForPayment' }),
    answer('cancel', { status: 'waitsForPayment' }),
  ]).toEqual(['waits_for_payment', 'yes'])
  expect(answer('cancel', { status: 'waitsForPayment', autoshipId: 5 })).toBe('from_autoship')
})

test('cancelled and delivered orders cannot be changed', () => {
  expect([
    answer('edit', { status: 'cancelled' }),
    answer('cancel', { status: 'cancelled' }),
  ]).toEqual(['cancelled', 'cancelled'])
  expect([
    answer('edit', { status: 'delivered' }),
    answer('cancel', { status: 'delivered' }),
  ]).toEqual(['delivered', 'delivered'])
  expect([
    answer('edit', { status: 'returnedToCart' }),
    answer('cancel', { status: 'returnedToCart' }),
  ]).toEqual(['is_cart', 'is_cart'])
})

test('only an autoship’s order is confirmed, once, before its day closes', () => {
  const made = { autoshipId: 5 }
  expect(answer('confirm')).toBe('needs_no_confirmation')
  expect(answer('confirm', made)).toBe('yes')
  expect(answer('confirm', { ...made, isConfirmed: true })).toBe('already_confirmed')
  expect(answer('confirm', { ...made, isLocked: true })).toBe('locked')
  expect(answer('confirm', { ...made, status: 'cancelled' })).toBe('cancelled')
})

test('every order can be viewed; a cart is no order', () => {
  expect(
    (Object.keys(orderStates) as OrderState[]).map((status) => answer('view', { status })),
  ).toEqual(['yes', 'is_cart', 'yes', 'yes', 'yes', 'yes'])
})

test('the office changes prices until a carrier has the goods, and after our own delivery', () => {
  const reprice = (change: Partial<OrderFacts>) => {
    const may = orderCan.reprice({ ...order, ...change })
    return may.ok ? 'yes' : may.refusal
  }
  for (const status of ['processing', 'waitingForDelivery', 'delivered'] as const)
    expect(reprice({ status })).toBe('yes')
  expect(reprice({ deliveryKind: 'parcelMachine' })).toBe('yes')
  expect(reprice({ deliveryKind: 'parcelMachine', status: 'waitingForDelivery' })).toBe('locked')
  expect(reprice({ status: 'waitsForPayment' })).toBe('waits_for_payment')
  expect(reprice({ status: 'cancelled' })).toBe('cancelled')
  expect(reprice({ isHeld: true })).toBe('held')
})
