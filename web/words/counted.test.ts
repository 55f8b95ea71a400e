import { expect, test } from 'vitest'
import { outboxWords } from './driver/outbox.ts'
import { customerPage } from './office/lv/customer-page.ts'
import { rescue } from './office/lv/rescue.ts'
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

test('a phone with one code names one, in both languages', () => {
  const textsOf = ({ lv, en }: typeof outboxWords, count: number) =>
    [lv, en].flatMap((words) => [
      words.rescueLead(count),
      words.code(1, count),
      words.codeText(count),
    ])
  expect(textsOf(outboxWords, 1)).toEqual([
    'Rādi kodu cita darbinieka tālrunim.',
    'Kods',
    'Kods kā teksts',
    'Show the code to the phone of a colleague.',
    'Code',
    'The code as text',
  ])
  expect(textsOf(outboxWords, 3)).toEqual([
    'Rādi kodus pēc kārtas cita darbinieka tālrunim.',
    'Kods 1 no 3',
    'Kodi kā teksts',
    'Show the codes one by one to the phone of a colleague.',
    'Code 1 of 3',
    'The codes as text',
  ])
})

test('a row of codes names those that are missing', () => {
  const nbsp = '\u00a0'
  expect(rescue.missing([2], 2)).toBe(`Nolasīts 1 no 2. Vēl trūkst koda Nr.${nbsp}2.`)
  expect(rescue.missing([2, 4], 4)).toBe(`Nolasīts 2 no 4. Vēl trūkst kodu Nr.${nbsp}2, 4.`)
  expect(outboxWords.lv.missing([2], 2)).toBe(rescue.missing([2], 2))
})

test('a caller hears from which day and to which day a delivery moves', () =>
  expect(customerPage.canMove('no 2. decembra', 'uz ceturtdienu, 3. decembri', true)).toBe(
    'Pārceļam no 2. decembra uz ceturtdienu, 3. decembri; tikai šo, nākamās paliek savās dienās.',
  ))
