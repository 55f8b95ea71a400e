import { expect, test } from 'vitest'
import { readRegular, regularPath } from './regular-query.ts'

const read = (query: string) => readRegular(new URLSearchParams(query))

// P-5
test('the good, the count and the rhythm survive a log-in in the address', () => {
  const path = regularPath('sila-avots', { count: 3, weeks: 2 })
  expect(path).toBe('/good/sila-avots?regular=3&weeks=2')
  expect(read(path.split('?')[1]!)).toEqual({ count: 3, weeks: 2 })
})

test('a choice that the shop does not offer is not read', () => {
  for (const query of [
    '',
    'regular=3',
    'regular=0&weeks=2',
    'regular=3&weeks=9',
    'regular=x&weeks=1',
  ])
    expect(read(query)).toBeUndefined()
})
