import { expect, test } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'
import { saveDraft, popDraft } from './edit-draft.ts'
import type { OpenCopy } from './open-copy.ts'

const kept = stubStorage('sessionStorage')

const place = { address_id: 7, delivery_date: '2026-11-24', notes: '' }
const items = [{ good_id: 101, order: 2, return: 0 }]
const order = { id: 30, version: 4, ...place, items } as unknown as OpenCopy['order']

/** The order, opened and changed so far. */
const open = (change: object, typedNotes?: string): OpenCopy => ({
  order,
  cart: { id: 31, ...place, items, ...change } as unknown as OpenCopy['cart'],
  short: new Map(),
  ...(typedNotes !== undefined && { typedNotes }),
})

const none = new Map<number, never>()

test('what was changed is kept for the same order, once', () => {
  saveDraft(open({ delivery_date: '2026-11-26', items: [] }), none)
  expect(popDraft(order)).toMatchObject({
    fields: { delivery_date: '2026-11-26' },
    counts: [[101, { order: 0, return: 0 }]],
  })
  expect(popDraft(order)).toBeUndefined()
})

test('what has not been sent yet is kept as it is wished: a count and a note', () => {
  const wishes = new Map([
    [101, { order: 3, return: 0 }],
    [204, { order: 1, return: 0 }],
  ])
  saveDraft(open({}, 'Zvanīt otrajā'), wishes)
  expect(popDraft(order)).toMatchObject({
    fields: { notes: 'Zvanīt otrajā' },
    counts: [...wishes],
  })
})

test('nothing is kept where nothing was changed', () => {
  saveDraft(open({}), new Map([[101, { order: 2, return: 0 }]]))
  expect(kept.size).toBe(0)
})

test('an order that has changed since does not take it', () => {
  saveDraft(open({ notes: 'Durvju kods 12' }), none)
  expect(popDraft({ ...order, version: 5 })).toBeUndefined()
})
