import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order } from '../../../contract/shop/order-record.ts'
import { OrderBadge } from './order-badge.tsx'

const processing = {
  status: 3,
  warning: '',
  paysera_stat: 0,
}

const badgeOf = (open: Order['payment_summary']['open']): string =>
  renderToStaticMarkup(
    createElement(OrderBadge, { order: { ...processing, payment_summary: { open } } as Order }),
  )

test('an order paid from the account is shown as paid', () => {
  expect(badgeOf(null)).toContain('Apmaksāts')
})

test('an order paid to the courier or later is shown as accepted', () => {
  expect(badgeOf({ by: 'cash', sum: 12 })).toContain('Pieņemts')
  expect(badgeOf({ by: 'deferred', sum: 12 })).toContain('Pieņemts')
})

test('an autoship delivery without money for it is shown as accepted, not paid', () => {
  expect(badgeOf({ by: 'account', sum: 350 })).toContain('Pieņemts')
})

test('an order of a closed day waits for delivery, and a parcel handed over is on its way', () => {
  const waiting = { ...processing, status: 4, payment_summary: { open: null } }
  const badge = (delivery_type_id: number) =>
    renderToStaticMarkup(
      createElement(OrderBadge, { order: { ...waiting, delivery_type_id } as Order }),
    )
  expect(badge(1)).toContain('Gaida piegādi')
  expect(badge(2)).toContain('Ceļā pie Jums')
})
