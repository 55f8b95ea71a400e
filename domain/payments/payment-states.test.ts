import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isSettled,
  paymentStates,
  paymentResult,
  reportedPayment,
  type PaymentState,
} from './payment-states.ts'

const after = (reports: readonly PaymentState[]): PaymentState =>
  reports.reduce<PaymentState>((state, reported) => {
    const report = reportedPayment(state, reported)
    return report.kind === 'moves' ? report.to : state
  }, 'PENDING')

test('a pending payment becomes paid, and a repeated report changes nothing', () => {
  expect(reportedPayment('PENDING', 'PAID')).toEqual({
    kind: 'moves',
    to: 'PAID',
    needsReview: false,
  })
  expect(reportedPayment('PAID', 'PAID')).toEqual({ kind: 'nothing_new' })
})

test('a paid payment never falls back to pending or abandoned', () => {
  for (const late of ['PENDING', 'ABANDONED', 'AUTHORIZED'] as const)
    expect(reportedPayment('PAID', late)).toEqual({ kind: 'nothing_new' })
})

test('an abandoned payment may still be paid by a slow bank', () => {
  expect(after(['ABANDONED', 'PAID'])).toBe('PAID')
})

test('a payment voided after it was paid, or paid after voided, is flagged for review', () => {
  expect(reportedPayment('PAID', 'VOIDED')).toEqual({
    kind: 'moves',
    to: 'VOIDED',
    needsReview: true,
  })
  expect(reportedPayment('VOIDED', 'PAID')).toEqual({ kind: 'contradiction' })
  expect(reportedPayment('REFUNDED', 'VOIDED')).toEqual({ kind: 'contradiction' })
  expect(reportedPayment('PENDING', 'VOIDED')).toEqual({
    kind: 'moves',
    to: 'VOIDED',
    needsReview: false,
  })
})

test('a payment is paid, pending, failed or none', () => {
  expect(paymentResult(null)).toBe('none')
  expect(Object.fromEntries(paymentStates.map((state) => [state, paymentResult(state)]))).toEqual({
    PENDING: 'pending',
    AUTHORIZED: 'pending',
    PAID: 'paid',
    PARTIALLY_REFUNDED: 'paid',
    REFUNDED: 'paid',
    VOIDED: 'failed',
    ABANDONED: 'failed',
  })
})

test('pending and authorized are not settled', () => {
  expect(paymentStates.filter((state) => !isSettled(state))).toEqual(['PENDING', 'AUTHORIZED'])
})

test('reports in any order and number end in the same state', () => {
  const story = fc.constantFrom<PaymentState[]>(
    ['PENDING', 'AUTHORIZED', 'PAID'],
    ['PENDING', 'ABANDONED', 'PAID'],
    ['PENDING', 'AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'],
    ['PENDING', 'AUTHORIZED', 'VOIDED'],
    ['PENDING', 'ABANDONED', 'VOIDED'],
  )
  const shuffled = story.chain((reports) =>
    fc.tuple(
      fc.constant(reports),
      fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([reports, arrived]) => after(arrived) === reports.at(-1)),
    { numRuns: 1000 },
  )
})
