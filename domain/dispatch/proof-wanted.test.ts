import { expect, test } from 'vitest'
import { proofWanted } from './proof-wanted.ts'

test.each([
  [{ isCompany: true, isFirstVisit: true, isDeferred: false }, 'signature'],
  [{ isCompany: true, isFirstVisit: false, isDeferred: true }, 'signature'],
  [{ isCompany: true, isFirstVisit: false, isDeferred: false }, 'name'],
  [{ isCompany: false, isFirstVisit: false, isDeferred: true }, 'name'],
  [{ isCompany: false, isFirstVisit: true, isDeferred: false }, 'none'],
] as const)('of %o the proof %s is wanted', (door, proof) => {
  expect(proofWanted(door)).toBe(proof)
})
