import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('names are listed with commas and a final "and"', () => {
  const days = ['24. novembrī', '1. decembrī', '8. decembrī']
  expect([0, 1, 2, 3].map((count) => listed(days.slice(0, count), 'lv'))).toEqual([
    '',
    '24. novembrī',
    '24. novembrī un 1. decembrī',
    '24. novembrī, 1. decembrī un 8. decembrī',
  ])
  expect(listed(['tea', 'honey'], 'en')).toBe('tea and honey')
})
