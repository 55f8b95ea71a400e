import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Condition,
  formatFilter,
  type ListFields,
  parseFilter,
  parseSort,
} from './list-query.ts'

const fields = {
  name: { kind: 'text', isSortable: true },
  role: { kind: 'choice', choices: ['owner', 'driver'] },
  seen: { kind: 'day', isSortable: true },
  sum: { kind: 'number', isSummed: true },
} as const satisfies ListFields

test('the address of a list says its filter', () => {
  expect(parseFilter(fields, '')).toEqual([])
  expect(parseFilter(fields, 'role:in:owner,driver;name:has:anna%20b%3B')).toEqual([
    { field: 'role', operator: 'in', values: ['owner', 'driver'] },
    { field: 'name', operator: 'has', values: ['anna b;'] },
  ])
  expect(parseFilter(fields, 'seen:from:2026-11-01;sum:to:-500')).toEqual([
    { field: 'seen', operator: 'from', values: ['2026-11-01'] },
    { field: 'sum', operator: 'to', values: ['-500'] },
  ])
})

test.each([
  'role:in:cook',
  'role:has:owner',
  'seen:from:2026-02-30',
  'seen:eq:2026-11-01,2026-11-02',
  'name:has:',
  'name:has:%00',
  'name:has:%E0%A4%A',
  'name:has:a:b',
  'toString:has:x',
  'name',
  ';',
  'sum:from:1e9',
])('a filter that the list does not know is refused: %s', (text) => {
  expect(parseFilter(fields, text)).toBeNull()
})

test('a filter reads back as it was written', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((value) => value.normalize('NFC'))
    .filter((value) => parseFilter(fields, `name:has:${encodeURIComponent(value)}`) !== null)
  const condition: fc.Arbitrary<Condition> = fc.oneof(
    text.map((value): Condition => ({ field: 'name', operator: 'has', values: [value] })),
    fc
      .subarray(['owner', 'driver'], { minLength: 1 })
      .map((values): Condition => ({ field: 'role', operator: 'in', values })),
    fc
      .integer()
      .map((value): Condition => ({ field: 'sum', operator: 'from', values: [String(value)] })),
  )
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 5 }), (conditions) => {
      expect(parseFilter(fields, formatFilter(conditions))).toEqual(conditions)
    }),
  )
})

test('a minus sorts backwards, and only what can be sorted is', () => {
  expect(parseSort(fields, '-seen')).toEqual({ field: 'seen', isDescending: true })
  expect(parseSort(fields, 'role')).toBeNull()
  expect(parseSort(fields, 'constructor')).toBeNull()
})
