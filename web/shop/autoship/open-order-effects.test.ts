import { expect, test } from 'vitest'
import { openOrderEffects } from './open-order-effects.ts'

const next = { id: 64, delivery_date: '2026-11-26', confirmed: 1 } as const
const later = { id: 65, delivery_date: '2026-11-30', confirmed: 0 } as const
const autoship = {
  next_order: { delivery_date: next.delivery_date, order_id: next.id },
  open_orders: [next, later],
  pause: 0 as const,
  pause_from: null,
  pause_to: null,
  address_id: 3,
}

// D-10
test('the editor says which prepared deliveries a change moves, skips or leaves', () => {
  expect(openOrderEffects(autoship, { frequency: 2 })).toMatchObject({
    moved: [],
    skipped: [],
    unchanged: [next, later],
  })
  expect(openOrderEffects(autoship, { delivery_date: '2026-11-27' })).toEqual({
    moved: [next],
    newDay: '2026-11-27',
    skipped: [],
    unchanged: [later],
  })
  const elsewhere = { address_id: 4, delivery_date: '2026-11-27' }
  expect(openOrderEffects(autoship, elsewhere)).toMatchObject({
    moved: [],
    unchanged: [next, later],
  })
  const pause = { pause: 1, pause_from: '2026-11-28', pause_to: null } as const
  expect(openOrderEffects(autoship, pause)).toMatchObject({ skipped: [later], unchanged: [next] })
})
