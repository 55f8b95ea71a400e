import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '../../../contract/shop/order-record.ts'
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

test('an order paid from the account is shown as paid', () => {
  expect(badgeOf({})).toContain('Apmaksāts')
})

test('an order paid to the courier or later is shown as accepted', () => {
  expect(badgeOf({ payment_type: 3, cash_due: 12 })).toContain('Pieņemts')
  expect(badgeOf({ payment_type: 5 })).toContain('Pieņemts')
})

test('an autoship delivery without money for it is shown as accepted, not paid', () => {
  expect(badgeOf({ payment_type: null, awaited: 350 })).toContain('Pieņemts')
})
