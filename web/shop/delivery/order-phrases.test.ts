import { expect, test } from 'vitest'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orders as words } from '../../words/shop/lv/orders.ts'
import { orderStatus } from '../../../contract/shop/vocabularies/order-status.ts'
import { deliveredOnceTold, goodsSummary, howPaid, isToCome } from './order-phrases.ts'

type Summary = Partial<Order['payment_summary']>

const paid = (summary: Summary, total = 49.25): string => {
  const payment_summary = { settled: [], open: null, sum: total, ...summary }
  const order = { total_amount_with_bail_and_vat: total, payment_summary } as unknown as Order
  return howPaid(order, words, (sum) => `${sum} €`)
}

const on = '2026-11-22'

// O-6
test('an order paid in two ways names each with its sum', () => {
  expect(
    paid({ settled: [{ by: 'account', sum: 6.98, on }], open: { by: 'cash', sum: 42.27 } }),
  ).toBe(': 6.98 € no konta, 42.27 € skaidrā naudā kurjeram')
})

// O-5
test('a charge or a top-up is in the sum that the bank took', () => {
  expect(paid({ settled: [{ by: 'card', sum: 49.55, on }], sum: 49.55 })).toBe(
    ' ar karti, pavisam 49.55 €',
  )
  expect(paid({ settled: [{ by: 'account', sum: 49.25, on }] })).toBe(' no konta')
})

test('an order that costs nothing was paid in no way', () => {
  expect(paid({ sum: 0 }, 0)).toBe('')
})

test('what the driver has left at the door is not to come and asks for no cash', () => {
  const open = { by: 'cash', sum: 17.3 }
  const status = orderStatus('waitingForDelivery')
  const order = { status, payment_summary: { settled: [], open, sum: 17.3 } } as unknown as Order
  const told = deliveredOnceTold(order, { state: 'delivered', provisional: 1 })
  expect([isToCome(told), told.payment_summary.open]).toEqual([false, null])
  for (const state of ['on_the_way', 'not_delivered'] as const)
    expect(deliveredOnceTold(order, { state, provisional: 1 })).toBe(order)
})

test('what comes is a sentence with one full stop, also after a name that ends with one', () => {
  const summaryOf = (name: string) =>
    goodsSummary({ items: [{ isbottle: 3, order: 2, return: 0, name }] } as unknown as Order, words)
  expect(summaryOf('Papīra glāzes, 50 gab.')).toBe('2 × Papīra glāzes, 50 gab.')
  expect(summaryOf('Bio auzu pārslas')).toBe('2 × Bio auzu pārslas.')
})
