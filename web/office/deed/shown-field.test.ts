import { describe, expect, test } from 'vitest'
import { deedWords } from '../../words/office/deeds.ts'
import { shownField } from './shown-field.ts'

const shown = (field: string, value: unknown) =>
  shownField(field, value, deedWords.lv, 'lv').replaceAll('\u00a0', ' ')

describe('A field of a record is shown as people read it', () => {
  test.each([
    ['creditLimitCents', 12_050, '120,50 €'],
    ['cents', -80_00, '−80,00 €'],
    ['payLater', true, 'jā'],
    ['evenLocked', false, 'nē'],
    ['day', '2026-11-25', '25.11.2026.'],
    ['account', 'bonus', 'bonuss'],
    ['reason', 'Klients lūdza', 'Klients lūdza'],
    ['orderId', 1042, '1042'],
    ['value', null, '–'],
    ['value', [1, 2], '1, 2'],
    ['promised', [{ cents: 28_760, dueOn: '2026-12-04' }], '287,60 €, 04.12.2026.'],
  ])('%s', (field, value, expected) => {
    expect(shown(field, value)).toBe(expected)
  })
})

test('every deed that can be asked for has words in both languages', () => {
  expect(Object.keys(deedWords.en.named)).toEqual(Object.keys(deedWords.lv.named))
})
