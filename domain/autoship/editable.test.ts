import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { autoshipCan, type AutoshipFacts } from './editable.ts'

const autoship: AutoshipFacts = {
  isLocked: false,
  isActive: true,
  addressId: 1,
  deliveryDay: dayOf('2026-11-24'),
  itemCount: 1,
}

const answerTo = (
  question: keyof typeof autoshipCan,
  change: Partial<AutoshipFacts> = {},
): string => {
  const answer = autoshipCan[question]({ ...autoship, ...change })
  return answer.ok ? 'yes' : answer.refusal
}

test('an unlocked autoship can be changed, saved and deleted; a locked one is view only', () => {
  for (const question of ['changeItems', 'delete', 'save', 'process', 'pause'] as const) {
    expect(answerTo(question), question).toBe('yes')
    expect(answerTo(question, { isLocked: true }), question).toBe('locked')
  }
})

test('without an address or a day nothing is saved, without goods it does not start', () => {
  expect([answerTo('save', { addressId: null }), answerTo('save', { deliveryDay: null })]).toEqual([
    'no_address',
    'no_delivery_day',
  ])
  expect([answerTo('save', { itemCount: 0 }), answerTo('process', { itemCount: 0 })]).toEqual([
    'yes',
    'no_items',
  ])
  expect(answerTo('process', { deliveryDay: null })).toBe('no_delivery_day')
})

test('a stopped autoship must be reactivated before it is paused or a delivery skipped', () => {
  expect([
    answerTo('pause', { isActive: false }),
    answerTo('skip', { isActive: false }),
    answerTo('skip'),
  ]).toEqual(['inactive', 'inactive', 'yes'])
  expect(answerTo('process', { isActive: false })).toBe('yes')
})
