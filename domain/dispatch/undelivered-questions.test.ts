import { expect, test } from 'vitest'
import { undeliveredCodes } from './undelivered-codes.ts'
import { undeliveredQuestions, undeliveredScreens } from './undelivered-questions.ts'

test('a driver finds every reason once on two screens of nine buttons at most', () => {
  const { withdrawn: _, ...reasons } = undeliveredCodes
  expect(undeliveredScreens.flat().toSorted()).toEqual(Object.keys(reasons).toSorted())
  // The last button of the first screen opens the second, and the other way round.
  expect(undeliveredScreens.every((codes) => codes.length + 1 <= 9)).toBe(true)
  expect(Object.keys(undeliveredQuestions).toSorted()).toEqual(undeliveredScreens.flat().toSorted())
})
