import { expect, test } from 'vitest'
import { CallFailed, CallRefused } from '../../../contract/shared/http-client.ts'
import { stubStorage } from '../../client/storage.fixture.ts'
import { sentCash } from './sent-cash.ts'

stubStorage('localStorage')

const sum = (cents: number) => ({ to: 'expense', cents })
const noAnswer = new CallFailed('no answer')

let names = 0
const opened = () => sentCash(() => `name ${(names += 1)}`)

test('what had no answer is sent again as the same, and another sum instead of all before it', () => {
  const cash = opened()
  const first = cash.nameOf(sum(20_00))
  cash.failed(noAnswer)
  expect(cash.nameOf(sum(20_00))).toEqual(first)
  cash.failed(noAnswer)
  const second = cash.nameOf(sum(25_00))
  expect(second.insteadOf).toEqual([first.sentAs])
  cash.failed(noAnswer)
  const third = cash.nameOf(sum(20_00))
  expect(third.insteadOf).toEqual([first.sentAs, second.sentAs])
  cash.written()
  expect(cash.nameOf(sum(20_00)).insteadOf).toEqual([])
})

test('what had no answer is remembered by an app that was opened anew', () => {
  const { sentAs } = opened().nameOf(sum(20_00))
  expect(opened().nameOf(sum(20_00)).insteadOf).toEqual([sentAs])
})

test('the next press after a refusal is new, and what has come is replaced no more', () => {
  const cash = opened()
  const { sentAs } = cash.nameOf(sum(20_00))
  cash.failed(noAnswer)
  const next = cash.nameOf(sum(25_00))
  cash.failed(new CallRefused(409, { error: 'cash_already_written', sentAs, cents: 20_00 }))
  const further = cash.nameOf(sum(25_00))
  expect(further.sentAs).not.toBe(next.sentAs)
  expect(further.insteadOf).toEqual([next.sentAs])
})
