import { expect, test } from 'vitest'
import { expectedAt } from './expected.ts'
import type { Road } from './road.ts'

const now = Date.parse('2026-11-23T08:00:00Z')
const open = [
  { id: 1, promisedUntil: null },
  { id: 2, promisedUntil: '2026-11-23T08:15:00.000Z' },
  { id: 3, promisedUntil: '2026-11-23T12:00:00.000Z' },
]
const road = (leftAt: string | null) =>
  ({ run: { leftAt }, open, over: [] }) as unknown as Pick<Road, 'run' | 'open' | 'over'>

test('a stop has its window by the pace of the van, and a promise in danger is said', () => {
  const expected = expectedAt(road('2026-11-23T07:55:00.000Z') as Road, now)
  expect(expected.get(1)).toMatchObject({ promised: undefined, isLate: false })
  expect(expected.get(2)).toMatchObject({ promised: '10:15', isLate: true })
  expect(expected.get(3)).toMatchObject({ promised: '14:00', isLate: false })
})

test('before the van has left nothing is expected', () => {
  expect(expectedAt(road(null) as Road, now).size).toBe(0)
})
