import { expect, test } from 'vitest'
import { judgeDispute } from './judge-dispute.ts'

const facts = {
  fewer: 1,
  runSurplus: null,
  stakeCents: 800,
  believedCents: 800,
  earlierDisputes: 0,
}

test('a bottle that the warehouse has found beyond what the doors told is the customer’s', () => {
  const found = { ...facts, runSurplus: 1, earlierDisputes: 3 }
  expect(judgeDispute(found)).toEqual({ proposal: 'accept', reason: 'run_has_more' })
})

test('a dispute of one deposit is believed the first time in half a year', () => {
  expect(judgeDispute(facts)).toEqual({ proposal: 'accept', reason: 'small_and_first' })
  const again = { ...facts, earlierDisputes: 1 }
  expect(judgeDispute(again)).toEqual({ proposal: 'recount', reason: 'run_not_counted' })
})

test('where the run agrees with its doors, a large dispute is doubted', () => {
  const large = { ...facts, fewer: 3, stakeCents: 2_400, runSurplus: 0 }
  expect(judgeDispute(large)).toEqual({ proposal: 'refuse', reason: 'run_agrees' })
})
