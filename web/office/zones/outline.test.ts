import { expect, test } from 'vitest'
import { type Outline, splitAfter, stepCorner, withoutCorner } from './outline.ts'

const triangle: Outline = [
  [24, 57],
  [24.2, 57],
  [24.1, 56.9],
]

test('an arrow moves a corner 100 metres, with Shift a kilometre', () => {
  const near = stepCorner(triangle, 0, { key: 'ArrowUp', shiftKey: false })!
  const far = stepCorner(triangle, 0, { key: 'ArrowUp', shiftKey: true })!
  expect(near[0]).toEqual([24, 57.0009])
  expect(far[0]).toEqual([24, 57.00898])
  expect(near.slice(1)).toEqual(triangle.slice(1))
  expect(stepCorner(triangle, 0, { key: 'Tab', shiftKey: false })).toBeUndefined()
})

test('a corner is added half way to the next one, after the last towards the first', () => {
  expect(splitAfter(triangle, 0)[1]).toEqual([24.1, 57])
  expect(splitAfter(triangle, 2)[3]).toEqual([24.05, 56.95])
})

test('corners are removed until three are left', () => {
  const four = splitAfter(triangle, 0)
  expect(withoutCorner(four, 1)).toEqual(triangle)
  expect(withoutCorner(triangle, 1)).toEqual(triangle)
})
