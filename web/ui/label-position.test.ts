import { expect, test } from 'vitest'
import { labelPosition, type Outline } from './label-position.ts'

const square = (from: number, to: number): Outline => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]

test('the label of a zone stands in its middle', () => {
  expect(labelPosition(square(0, 16), [])).toEqual([8, 8])
})

test('a label avoids another zone in the middle', () => {
  const [x, y] = labelPosition(square(0, 16), [square(4, 12)])
  expect(x > 4 && x < 12 && y > 4 && y < 12).toBe(false)
})

test('a bent zone has its label inside, a zone covered by another in its middle', () => {
  const bent: Outline = [
    [0, 0],
    [16, 0],
    [16, 3],
    [3, 3],
    [3, 16],
    [0, 16],
  ]
  const [x, y] = labelPosition(bent, [])
  expect(x < 3 || y < 3).toBe(true)
  expect(labelPosition(square(4, 12), [square(0, 16)])).toEqual([8, 8])
})
