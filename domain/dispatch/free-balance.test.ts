import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { freeBalance, missingInVan, type VanGood } from './free-balance.ts'

const van = (change: Partial<VanGood>): VanGood => ({
  goodId: 101,
  loaded: 0,
  received: 0,
  given: 0,
  left: 0,
  damaged: 0,
  promised: 0,
  ...change,
})

test('what is loaded, not left and not promised is free', () => {
  expect(freeBalance(van({ loaded: 60, left: 20, promised: 38 }))).toBe(2)
  expect(freeBalance(van({ loaded: 60, left: 20, damaged: 1, promised: 40 }))).toBe(-1)
})

test('a van gives no more than it has free, and nothing that it does not have', () => {
  const own = [van({ loaded: 6, promised: 4 })]
  expect(missingInVan(own, [{ goodId: 101, pieces: 2 }])).toEqual([])
  expect(missingInVan(own, [{ goodId: 101, pieces: 3 }])).toEqual([101])
  expect(missingInVan(own, [{ goodId: 102, pieces: 1 }])).toEqual([102])
})

test('a transfer between two vans makes and loses no piece', () => {
  const good = fc
    .tuple(fc.nat(60), fc.nat(20), fc.nat(3), fc.nat(40))
    .map(([loaded, left, damaged, promised]) => van({ loaded, left, damaged, promised }))
  fc.assert(
    fc.property(good, good, fc.nat(10), (from, to, pieces) => {
      const before = sumOf([from, to], freeBalance)
      const after = [
        { ...from, given: from.given + pieces },
        { ...to, received: to.received + pieces },
      ]
      expect(sumOf(after, freeBalance)).toBe(before)
    }),
  )
})
