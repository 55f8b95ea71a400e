import { expect, test } from 'vitest'
import { debtStage } from './debt-stage.ts'

test('a debt is reminded of, called about, held and written about, by its days', () => {
  expect([1, 20, 21, 29, 30, 44, 45, 400].map(debtStage)).toEqual([
    'reminded',
    'reminded',
    'call',
    'call',
    'hold',
    'hold',
    'letter',
    'letter',
  ])
})
