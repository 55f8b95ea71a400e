import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '../../../contract/order-record.ts'
import { OrderBadge } from './order-badge.tsx'

const processing = {
  status: 3,
  warning: '',
  paysera_stat: 0,
  payment_type: 2,
  cash_due: 0,
  awaited: 0,
}

const badgeOf = (facts: Partial<Order>): string =>
  renderToStaticMarkup(createElement(OrderBadge, { order: { ...processing, ...facts } as Order }))

test('an order that the account has paid is paid', () => {
  expect(badgeOf({})).toContain('Apmaksāts')
})

test('one that the courier is to be paid for, or that is paid later, is accepted', () => {
  expect(badgeOf({ payment_type: 3, cash_due: 12 })).toContain('Pieņemts')
  expect(badgeOf({ payment_type: 5 })).toContain('Pieņemts')
})

test('a delivery of an autoship that no money was found for is accepted, not paid', () => {
  expect(badgeOf({ payment_type: null, awaited: 350 })).toContain('Pieņemts')
})
