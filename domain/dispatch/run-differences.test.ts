import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { differencesOfRun, expectedAtHandIn, type RunGood } from './run-differences.ts'

const good = (change: Partial<RunGood> = {}): RunGood => ({
  goodId: 101,
  loaded: 60,
  received: 0,
  given: 0,
  left: 54,
  damaged: 0,
  taken: 52,
  notOurs: 0,
  ...change,
})
const counted = (full: number, empty: number, damaged = 0, notOurs = 0, goodId = 101) => ({
  goodId,
  full,
  empty,
  damaged,
  notOurs,
})

test('a run that comes back as it was told has no difference', () => {
  expect(differencesOfRun([good()], [counted(6, 52)])).toEqual([])
})

test('each part of each good has its own difference', () => {
  expect(differencesOfRun([good({ damaged: 1 })], [counted(4, 53, 0, 2)])).toEqual([
    { goodId: 101, part: 'full', expected: 5, counted: 4 },
    { goodId: 101, part: 'empty', expected: 52, counted: 53 },
    { goodId: 101, part: 'damaged', expected: 1, counted: 0 },
    { goodId: 101, part: 'notOurs', expected: 0, counted: 2 },
  ])
})

test('a good that nobody expected and one that nobody counted are differences', () => {
  expect(differencesOfRun([good()], [counted(3, 0, 0, 0, 102)])).toEqual([
    { goodId: 101, part: 'full', expected: 6, counted: 0 },
    { goodId: 101, part: 'empty', expected: 52, counted: 0 },
    { goodId: 102, part: 'full', expected: 0, counted: 3 },
  ])
})

test('what two vans gave each other cancels out over both', () => {
  const pieces = fc.tuple(fc.nat(60), fc.nat(60), fc.nat(5), fc.nat(9))
  fc.assert(
    fc.property(pieces, ([loaded, left, damaged, moved]) => {
      const apart = [good({ loaded, left, damaged }), good({ loaded, left, damaged })]
      const [giver, taker] = apart as [RunGood, RunGood]
      const met = [
        { ...giver, given: moved },
        { ...taker, received: moved },
      ]
      const fullOf = (goods: RunGood[]) => sumOf(goods, (one) => expectedAtHandIn(one).full)
      expect(fullOf(met)).toBe(fullOf(apart))
      expect(differencesOfRun(met.slice(0, 1), met.slice(0, 1).map(expectedAtHandIn))).toEqual([])
    }),
  )
})
