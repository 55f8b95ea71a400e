import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishForm, latvianForm } from './plural.ts'

const good = { zero: 'preču', one: 'prece', other: 'preces' }

test('1 prece, 2 preces, 10 preču, 11 preču, 21 prece', () => {
  const say = (count: number): string => `${count} ${latvianForm(count, good)}`
  expect([0, 1, 2, 9, 10, 11, 19, 20, 21, 22, 100, 101, 111, 121].map(say)).toEqual([
    '0 preču',
    '1 prece',
    '2 preces',
    '9 preces',
    '10 preču',
    '11 preču',
    '19 preču',
    '20 preču',
    '21 prece',
    '22 preces',
    '100 preču',
    '101 prece',
    '111 preču',
    '121 prece',
  ])
})

test('the forms are those of the language tables, decimals included', () => {
  const rules = new Intl.PluralRules('lv')
  const counts = fc.oneof(
    fc.nat(100_000),
    fc.nat(10_000).map((n) => n / 10),
    fc.nat(10_000).map((n) => n / 100),
  )
  fc.assert(
    fc.property(counts, (count) => {
      const category = rules.select(count) as keyof typeof good
      expect(latvianForm(count, good)).toBe(good[category])
    }),
    { numRuns: 3000 },
  )
})

test('English has two', () => {
  const forms = { one: 'good', other: 'goods' }
  expect([0, 1, 2].map((count) => englishForm(count, forms))).toEqual(['goods', 'good', 'goods'])
})
