import { expect, test } from 'vitest'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { empties, notHome, pieces, skip } from './delivery-questions.ts'
import type { Asked } from './question.ts'

const order = {
  orderId: 137,
  autoshipId: null,
  plannedOn: null,
  state: 'open',
  goods: [{ goodId: 1, name: 'Ūdens', ordered: 2, returned: 2 }],
}
const planned = { ...order, orderId: null, autoshipId: 7, state: 'planned' }
const days = { otherDays: ['2026-12-01'] }
const orderOn = (day: string) => ({ ...order, ...days, day })
const plannedOn = (day: string) => ({ ...planned, ...days, day, plannedOn: day })

const asked = (language: 'lv' | 'en', deliveries: object[]) =>
  ({
    language,
    words: customerPageWords[language],
    customer: { id: 11, name: 'Anna', language: 'lv', deliveries },
    acts: { move: () => 'series', skip: () => 'series', line: () => 'series' },
  }) as unknown as Asked

test('a caller who is not at home hears both days as people say them', () => {
  const next = [orderOn('2026-11-30')]
  expect(notHome(asked('lv', next)).say).toBe('Pārceļam no 30. novembra uz otrdienu, 1. decembri.')
  expect(notHome(asked('en', next)).say).toBe('We move it from 30 November to Tuesday, 1 December.')
})

test('what is asked of the next delivery is done with the nearest that can change', () => {
  const both = [plannedOn('2026-11-30'), orderOn('2026-12-09')]
  expect(notHome(asked('lv', both)).act).toBe('series')
  expect(pieces(1)(asked('lv', both)).say).toContain('30. novembrī')
  expect(skip(asked('lv', both)).say).toContain('30. novembrī')
})

test('words for a customer or a driver are in their language, whoever writes them', () => {
  const next = [orderOn('2026-11-30')]
  expect(skip(asked('en', next)).act).toMatchObject({ reason: 'Klients lūdza izlaist' })
  expect(empties(asked('en', next)).act).toMatchObject({ body: 'Paņemt arī aizmirstās tukšās.' })
})

test('bottles are counted in the form of their number', () => {
  const { depositNow, stops } = customerPageWords.lv
  const none = { bottles: 0, devices: 0 }
  expect(depositNow({ ...none, bottles: 21 }, '1 €', '1 €')).toContain('21 pudele,')
  expect(depositNow({ ...none, bottles: 12 }, '1 €', '1 €')).toContain('12 pudeļu,')
  expect(depositNow(none, '1 €', '1 €')).toContain('0 pudeļu,')
  expect(stops({ bottles: 21, devices: 2 }, '1 €', '1 €')).toContain('21 pudeli un 2 iekārtas,')
  expect(stops({ ...none, devices: 1 }, '1 €', '1 €')).toContain('Atdodot 1 iekārtu,')
})
