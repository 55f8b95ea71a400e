import { expect, test } from 'vitest'
import { isWayOpen, providerWays } from './provider-ways.ts'

test('a wallet pays any sum, later payment and instalments only those that are worth a contract', () => {
  const open = (cents: number) =>
    providerWays.filter(({ key }) => isWayOpen(key, cents)).map(({ key }) => key)
  expect(open(2_999)).toEqual(['wallet'])
  expect(open(3_000)).toEqual(['wallet', 'pay_later'])
  expect(open(10_000)).toEqual(['wallet', 'pay_later', 'instalments'])
  expect(open(80_001)).toEqual(['wallet', 'instalments'])
})
