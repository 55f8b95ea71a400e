import { expect, test } from 'vitest'
import { stubStorage } from '../../client/storage.fixture.ts'
import { awaitAnswer, takeAnswers } from './awaited-answers.ts'

stubStorage('localStorage')

const [ruta, dina] = [7, 8]
const request = (id: number, state: string, askedBy = ruta) => ({
  id,
  state,
  askedBy: { id: askedBy },
})
const told = (...requests: ReturnType<typeof request>[]) =>
  takeAnswers(ruta, requests).map(({ id }) => id)

test('an answer is told once, also where the page was closed when it came', () => {
  expect(told(request(1, 'waiting'), request(2, 'waiting'))).toEqual([])
  expect(told(request(1, 'approved'), request(2, 'waiting'))).toEqual([1])
  expect(told(request(1, 'approved'), request(2, 'refused'))).toEqual([2])
  expect(told(request(1, 'approved'), request(2, 'refused'))).toEqual([])
})

test('an answer from before this browser knew of the request is no news', () => {
  expect(told(request(1, 'refused'))).toEqual([])
})

test('a request answered before the list was read again is told, too', () => {
  awaitAnswer(ruta, 3)
  expect(told()).toEqual([])
  expect(told(request(3, 'approved'))).toEqual([3])
})

test('answers to colleagues are not told, nor are theirs taken by another on the same computer', () => {
  expect(takeAnswers(dina, [request(4, 'waiting', dina)])).toEqual([])
  expect(told(request(4, 'waiting', dina))).toEqual([])
  expect(told(request(4, 'approved', dina))).toEqual([])
  expect(takeAnswers(dina, [request(4, 'approved', dina)])).toMatchObject([{ id: 4 }])
})
