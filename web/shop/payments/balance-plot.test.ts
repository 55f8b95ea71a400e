import { expect, test } from 'vitest'
import { balanceByDay } from './balance-plot.tsx'

test('the balance stays the same until it changes', () => {
  const points = [
    { day: '2026-11-17', balance: 5 },
    { day: '2026-11-19', balance: -2.5 },
  ]
  expect(balanceByDay(points, '2026-11-20').map(({ balance }) => balance)).toEqual([
    5, 5, -2.5, -2.5,
  ])
})
