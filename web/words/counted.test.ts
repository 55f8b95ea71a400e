import { expect, test } from 'vitest'
import { customerPage } from './office/lv/customer-page.ts'
import { today } from './office/lv/today.ts'
import { tracking } from './shop/lv/tracking.ts'

test('a count of 1, 10, 11 or 21 agrees with its noun', () => {
  expect([1, 2, 10, 11, 21].map(tracking.before)).toEqual([
    'Pirms Jums vēl 1 adrese.',
    'Pirms Jums vēl 2 adreses.',
    'Pirms Jums vēl 10 adrešu.',
    'Pirms Jums vēl 11 adrešu.',
    'Pirms Jums vēl 21 adrese.',
  ])
  expect([1, 2, 11].map(tracking.taken)).toEqual([
    'paņēmām 1 tukšo',
    'paņēmām 2 tukšās',
    'paņēmām 11 tukšo',
  ])
  expect(today.head.out(21)).toBe('21 pilna ārā')
})

test('a caller hears from which day and to which day a delivery moves', () =>
  expect(customerPage.canMove('no 2. decembra', 'uz ceturtdienu, 3. decembri', true)).toBe(
    'Pārceļam no 2. decembra uz ceturtdienu, 3. decembri; tikai šo, nākamās paliek savās dienās.',
  ))
