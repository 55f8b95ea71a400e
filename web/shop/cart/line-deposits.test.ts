import { expect, test } from 'vitest'
import { lineDeposits } from './line-deposits.ts'

const water = 101
const set = 113

type Move = { good_id: number; order: number; return: number; charge: number; refund: number }

const detailsOf = (moves: readonly Move[], bailToRefund = 0) => {
  const goods = moves.map((move) => ({ ...move, held: 0, groups: [] }))
  const delivery = { reason: 'free_from_sum', missing_to_free: 0 } as const
  const explained = {
    promo: { code: null, refusal: null, missing: 0 },
    bonus: { limited_by: 'no_bonus', share: 0 } as const,
    deposit: { paid_beyond: 0, state_deposit: 0, goods },
    delivery,
    savings: { price: 0, promo: 0 },
  }
  return { explained, bail_to_refund: bailToRefund }
}

const coming = (order: number, back: number) =>
  detailsOf([{ good_id: water, order, return: back, charge: 16, refund: 0 }])
const ofSet = { good_id: set, vat_percent: 21, bottles: { good_id: water, in_each: 2, bail: 8 } }
const basis = { goods: [ofSet] }

test('bottles ordered by themselves are all of their own line', () => {
  const lines = lineDeposits({
    items: [{ good_id: water, order: 3 }],
    details: coming(3, 1),
    basis,
  })
  expect(lines.get(water)).toMatchObject({ order: 3, return: 1, inSets: 0 })
})

test('bottles that come in sets beside them are told apart, and the set says nothing of them twice', () => {
  const items = [
    { good_id: set, order: 1 },
    { good_id: water, order: 1 },
  ]
  const lines = lineDeposits({ items, details: coming(3, 0), basis })
  expect([...lines.keys()]).toEqual([water])
  expect(lines.get(water)).toMatchObject({ order: 3, inSets: 2 })
})

test('bottles that only sets bring are told of on the set’s line', () => {
  const lines = lineDeposits({
    items: [{ good_id: set, order: 1 }],
    details: coming(2, 0),
    basis,
  })
  expect(lines.get(set)).toMatchObject({ good_id: water, inSets: 2 })
})

test('where nobody knows what sets hold, the lines with bottles of their own still say theirs', () => {
  const lines = lineDeposits({ items: [{ good_id: set, order: 1 }], details: coming(2, 0) })
  expect(lines.size).toBe(0)
})

test('lines that only give back promise no more than was paid in, and say so', () => {
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
