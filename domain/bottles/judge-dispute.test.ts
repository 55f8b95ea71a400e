import { expect, test } from 'vitest'
import { judgeDispute } from './judge-dispute.ts'

const facts = {
  fewer: 1,
  runSurplus: null,
  stakeCents: 800,
  believedCents: 800,
  earlierDisputes: 0,
  recountedMore: null,
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

test('the count of the driver at the customer’s decides before all else', () => {
  const counted = { ...facts, runSurplus: 0, recountedMore: -1 }
  expect(judgeDispute(counted)).toEqual({ proposal: 'accept', reason: 'recount_with_customer' })
  const asBooked = { ...facts, recountedMore: 0 }
  expect(judgeDispute(asBooked)).toEqual({ proposal: 'refuse', reason: 'recount_with_driver' })
})
