import { expect, test } from 'vitest'
import { contractFields } from './deed-forms.ts'
import { placeProblems } from './place-problems.ts'

test('a problem of a promised part stands at its sum or its day, and not at the number of parts', () => {
  const fields = ['euros', 'day', 'parts', 'note']
  const at = (key: string) => placeProblems({ [key]: 'x' }, fields, contractFields)
  expect(at('parts.0.cents').errors).toEqual({ euros: 'x' })
  expect(at('parts.0.dueOn').errors).toEqual({ day: 'x' })
  expect(at('parts').errors).toEqual({ parts: 'x' })
})

test('a problem of a list stands at the field of the list', () => {
  expect(placeProblems({ 'orderIds.1': 'x' }, ['orderIds']).errors).toEqual({ orderIds: 'x' })
})

test('a problem that no field asks for is said all the same', () => {
  expect(placeProblems({ runId: 'x' }, ['reason'])).toEqual({ errors: {}, other: 'x' })
  expect(placeProblems({ '': 'x', reason: 'y' }, ['reason'])).toEqual({
    errors: { reason: 'y' },
    other: 'x',
  })
})
