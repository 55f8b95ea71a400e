import { expect, test } from 'vitest'
import { depositsOfLines } from './deposits-of-lines.ts'

const water = 101
const set = 113

const explained = (order: number, back: number) => {
  const deposit = { good_id: water, held: 0, order, return: back, charge: 16, refund: 0, groups: [] }
  const delivery = { reason: 'free_from_sum', missing_to_free: 0 } as const
  return {
    promo: { code: null, refusal: null, missing: 0 },
    bonus: { limited_by: 'no_bonus', share: 0 } as const,
    deposit: { paid_beyond: 0, state_deposit: 0, goods: [deposit] },
    delivery,
    savings: { price: 0, promo: 0 },
  }
}
const ofSet = { good_id: set, vat_percent: 21, bottles: { good_id: water, in_each: 2, bail: 8 } }
const basis = { goods: [ofSet] }

test('bottles ordered by themselves are all of their own line', () => {
  const lines = depositsOfLines({
    items: [{ good_id: water, order: 3 }],
    details: { explained: explained(3, 1) },
    basis,
  })
  expect(lines.get(water)).toMatchObject({ order: 3, return: 1, inSets: 0 })
})

test('bottles that come in sets beside them are told apart, and the set says nothing of them twice', () => {
  const items = [
    { good_id: set, order: 1 },
    { good_id: water, order: 1 },
  ]
  const lines = depositsOfLines({ items, details: { explained: explained(3, 0) }, basis })
  expect([...lines.keys()]).toEqual([water])
  expect(lines.get(water)).toMatchObject({ order: 3, inSets: 2 })
})

test('bottles that only sets bring are told of on the set’s line', () => {
  const lines = depositsOfLines({ items: [{ good_id: set, order: 1 }], details: { explained: explained(2, 0) }, basis })
  expect(lines.get(set)).toMatchObject({ good_id: water, inSets: 2 })
})

test('where nobody knows what sets hold, the lines with bottles of their own still say theirs', () => {
  const lines = depositsOfLines({ items: [{ good_id: set, order: 1 }], details: { explained: explained(2, 0) } })
  expect(lines.size).toBe(0)
})
