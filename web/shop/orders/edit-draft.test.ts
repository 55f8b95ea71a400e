import { expect, test } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'
import { type EditedOrder, popDraft, saveDraft } from './edit-draft.ts'

const stored = stubStorage('sessionStorage')

const destination = { address_id: 7, delivery_date: '2026-11-24', notes: '' }
const items = [{ good_id: 101, order: 2, return: 0 }]
const order = { id: 30, version: 4, ...destination, items } as unknown as EditedOrder['order']

/** The edited order with its changes so far. */
const edited = (change: object, typedNotes?: string): EditedOrder => ({
  order,
  cart: { id: 31, ...destination, items, ...change } as unknown as EditedOrder['cart'],
  ...(typedNotes !== undefined && { typedNotes }),
})

const noPending = new Map<number, never>()

test('changes are kept for the same order and read once', () => {
  saveDraft(edited({ delivery_date: '2026-11-26', items: [] }), noPending)
  expect(popDraft(order)).toMatchObject({
    fields: { delivery_date: '2026-11-26' },
    counts: [[101, { order: 0, return: 0 }]],
  })
  expect(popDraft(order)).toBeUndefined()
})

test('a count and a note not sent yet are kept as typed', () => {
  const pending = new Map([
    [101, { order: 3, return: 0 }],
    [204, { order: 1, return: 0 }],
  ])
  saveDraft(edited({}, 'Zvanīt otrajā'), pending)
  expect(popDraft(order)).toMatchObject({
    fields: { notes: 'Zvanīt otrajā' },
    counts: [...pending],
  })
})

test('nothing is kept when nothing was changed', () => {
  saveDraft(edited({}), new Map([[101, { order: 2, return: 0 }]]))
  expect(stored.size).toBe(0)
})

test('an order changed since then does not take the draft', () => {
  saveDraft(edited({ notes: 'Durvju kods 12' }), noPending)
  expect(popDraft({ ...order, version: 5 })).toBeUndefined()
})
