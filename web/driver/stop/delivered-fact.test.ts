import { expect, test } from 'vitest'
import { nothingTyped } from '../road/typed-stop.ts'
import { deliveredFact } from './delivered-fact.ts'

const row = { goodId: 1, name: 'Ūdens', picture: null, ordered: 2, left: 2 }
const counted = {
  rows: [row],
  counts: [{ goodId: 1, left: 2, taken: 1, damaged: 0, notOurs: 0 }],
  proofIsOpen: false,
  pricesAt: '2026-11-23T06:00:00.000Z',
}

test('a usual stop tells its counts and nothing else', () => {
  expect(deliveredFact(nothingTyped, counted)).toEqual({
    kind: 'delivered',
    counts: counted.counts,
    cashCents: 0,
  })
})

test('what was typed is told without blanks, and what no longer matters is not', () => {
  const typed = {
    ...nothingTyped,
    receiver: ' Anna ',
    note: '  ',
    lessLeft: 'no_room',
    receiptNumber: 'A-1',
    noProof: 'phone_fails',
    found: { 1: 3 },
    firstVisit: { access: ' 3. st. ', mayLeave: '', isExplained: true, othersHere: 0 },
  } as const
  expect(deliveredFact(typed, counted)).toEqual({
    kind: 'delivered',
    counts: counted.counts,
    cashCents: 0,
    receiver: 'Anna',
    found: [{ goodId: 1, pieces: 3 }],
    firstVisit: { access: '3. st.', isExplained: true },
  })
})

test('a sign that a keyboard or another program has put in hides no delivery', () => {
  const typed = { ...nothingTyped, receiver: '\u200b\u2066', note: 'Zvans\u0007 nestrādā\ud83d' }
  const fact = deliveredFact(typed, counted)
  expect(fact).toMatchObject({ kind: 'delivered', note: 'Zvans  nestrādā' })
  expect(fact).not.toHaveProperty('receiver')
})

test('a sale at the door names when its prices were read', () => {
  const sold = { ...counted, rows: [{ ...row, ordered: 0, left: 1 }] }
  expect(deliveredFact(nothingTyped, sold)).toMatchObject({ pricesAt: counted.pricesAt })
})
