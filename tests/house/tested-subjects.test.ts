import { expect, test } from 'vitest'
import { testsByCall, testsByPage } from '../support/tests-by-subject.ts'

test.each([
  ['call', testsByCall()],
  ['page', testsByPage()],
])('every %s is touched by a test', (_what, testsBySubject) => {
  expect(Object.keys(testsBySubject).length).toBeGreaterThan(40)
  const untouched = Object.keys(testsBySubject).filter((name) => testsBySubject[name]!.length === 0)
  expect(untouched).toEqual([])
})
