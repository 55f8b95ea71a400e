import { expect, test } from 'vitest'
import { proofIsMissing, proofWanted } from './proof-wanted.ts'

test.each([
  [{ isCompany: true, isFirstVisit: true, isDeferred: false }, 'signature'],
  [{ isCompany: true, isFirstVisit: false, isDeferred: true }, 'signature'],
  [{ isCompany: true, isFirstVisit: false, isDeferred: false }, 'name'],
  [{ isCompany: false, isFirstVisit: false, isDeferred: true }, 'name'],
  [{ isCompany: false, isFirstVisit: true, isDeferred: false }, 'none'],
] as const)('of %o the proof %s is wanted', (door, proof) => {
  expect(proofWanted(door)).toBe(proof)
})

const nothing = { receiver: '', handover: 'in_hands', hasPhoto: false, isSigned: false } as const

test.each([
  ['none', nothing, false],
  ['name', nothing, true],
  ['name', { ...nothing, receiver: 'Anna' }, false],
  ['name', { ...nothing, isSigned: true }, false],
  ['signature', { ...nothing, receiver: 'Anna' }, true],
  ['signature', { ...nothing, isSigned: true }, false],
  ['none', { ...nothing, handover: 'safe_place' }, true],
  ['name', { ...nothing, handover: 'safe_place', hasPhoto: true }, false],
] as const)(
  'where the proof %s is wanted, of %o it is %o that it is missing',
  (wanted, taken, is) => {
    expect(proofIsMissing(wanted, taken)).toBe(is)
  },
)
