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

const say = (question: keyof typeof autoshipCan, change: Partial<AutoshipFacts> = {}): string => {
  const answer = autoshipCan[question]({ ...autoship, ...change })
  return answer.ok ? 'yes' : answer.refusal
}

test('an unlocked autoship can be changed, saved and deleted; a locked one only looked at', () => {
  for (const question of ['changeItems', 'delete', 'save', 'process', 'pause'] as const) {
    expect(say(question), question).toBe('yes')
    expect(say(question, { isLocked: true }), question).toBe('locked')
  }
})

test('without an address or a day nothing is saved, without goods it does not start', () => {
  expect([say('save', { addressId: null }), say('save', { deliveryDay: null })]).toEqual([
    'no_address',
    'no_delivery_day',
  ])
  expect([say('save', { itemCount: 0 }), say('process', { itemCount: 0 })]).toEqual([
    'yes',
    'no_items',
  ])
  expect(say('process', { deliveryDay: null })).toBe('no_delivery_day')
})

test('a stopped autoship must be reactivated before it is paused or a delivery skipped', () => {
  expect([
    say('pause', { isActive: false }),
    say('skip', { isActive: false }),
    say('skip'),
  ]).toEqual(['inactive', 'inactive', 'yes'])
  expect(say('process', { isActive: false })).toBe('yes')
})
