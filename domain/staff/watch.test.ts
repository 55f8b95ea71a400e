import { expect, test } from 'vitest'
import { type Observed, unusualAmongColleagues } from './watch.ts'

const cash = (staffId: number, cases: number, of = 100): Observed => {
  return { kind: 'cash_short', staffId, cases, of }
}

test('A share of more than twice the middle one is unusual, beside the range of the others', () => {
  expect(unusualAmongColleagues([cash(1, 30), cash(2, 5), cash(3, 8)])).toEqual([
    { ...cash(1, 30), usual: [5, 8] },
  ])
})

test('Few cases, a usual share and a person without colleagues say nothing', () => {
  expect(unusualAmongColleagues([cash(1, 4), cash(2, 0), cash(3, 0)])).toEqual([])
  expect(unusualAmongColleagues([cash(1, 10), cash(2, 5), cash(3, 8)])).toEqual([])
  expect(unusualAmongColleagues([cash(1, 90)])).toEqual([])
})
