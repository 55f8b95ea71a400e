import { expect, test } from 'vitest'
import { takesSum } from './provider-ways.ts'

test('later payment takes 30 euros and more, and the other ways any sum', () => {
  expect([2_999, 3_000].map((cents) => takesSum('pay_later', cents))).toEqual([false, true])
  expect(takesSum('wallet', 1) && takesSum('instalments', 1)).toBe(true)
})
