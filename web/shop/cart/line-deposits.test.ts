import { expect, test } from 'vitest'
import { lineDeposits } from './line-deposits.ts'

const water = 101
const set = 113

type Move = { good_id: number; order: number; return: number; charge: number; refund: number }

const detailsOf = (moves: readonly Move[], depositToRefund = 0) => {
  const goods = moves.map((move) => ({ ...move, held: 0, groups: [] }))
  const delivery = { reason: 'free_from_sum', missing_to_free: 0 } as const
  const explained = {
    promo: { code: null, refusal: null, missing: 0 },
    bonus: { limited_by: 'no_bonus', share: 0 } as const,
    deposit: { paid_beyond: 0, state_deposit: 0, goods },
    delivery,
    savings: { price: 0, promo: 0 },
  }
  return { explained, bail_to_refund: depositToRefund }
}

const detailsOfWater = (order: number, back: number) =>
  detailsOf([{ good_id: water, order, return: back, charge: 16, refund: 0 }])
const setBasis = { good_id: set, vat_percent: 21, bottles: { good_id: water, in_each: 2, bail: 8 } }
const basis = { goods: [setBasis] }

test('bottles ordered alone all belong to their own line', () => {
  const lines = lineDeposits({
    items: [{ good_id: water, order: 3 }],
    details: detailsOfWater(3, 1),
    basis,
  })
  expect(lines.get(water)).toMatchObject({ order: 3, return: 1, inSets: 0 })
})

test('bottles of a set are counted on the bottle’s line and not on the set’s', () => {
  const items = [
    { good_id: set, order: 1 },
    { good_id: water, order: 1 },
  ]
  const lines = lineDeposits({ items, details: detailsOfWater(3, 0), basis })
  expect([...lines.keys()]).toEqual([water])
  expect(lines.get(water)).toMatchObject({ order: 3, inSets: 2 })
})

test('bottles that only come in a set are shown on the set’s line', () => {
  const lines = lineDeposits({
    items: [{ good_id: set, order: 1 }],
    details: detailsOfWater(2, 0),
    basis,
  })
  expect(lines.get(set)).toMatchObject({ good_id: water, inSets: 2 })
})

test('without the contents of sets, the set’s line shows no deposit', () => {
  const lines = lineDeposits({ items: [{ good_id: set, order: 1 }], details: detailsOfWater(2, 0) })
  expect(lines.size).toBe(0)
})

test('lines that only return promise no more than was paid in', () => {
  const other = 102
  const items = [
    { good_id: water, order: 0 },
    { good_id: other, order: 0 },
  ]
  const back = { order: 0, return: 2, charge: 0, refund: 16 }
  const details = detailsOf(
    items.map(({ good_id }) => ({ good_id, ...back })),
    20,
  )
  const lines = lineDeposits({ items, details })
  expect(lines.get(water)).toMatchObject({ refund: 16, unpaid: 0 })
  expect(lines.get(other)).toMatchObject({ refund: 4, unpaid: 12 })
})
