import { expect, test } from 'vitest'
import { firstDeliveries } from './series-preview.ts'

const rule = {
  delivery_date: '2026-12-01',
  frequency: 1,
  pause: 0 as const,
  pause_from: null,
  pause_to: null,
  valid_from: null,
  valid_to: null,
}
const every = () => true

// D-27
test('the sentence below the calendar counts with pause, first day and last day', () => {
  expect(firstDeliveries(rule, every)).toEqual(['2026-12-01', '2026-12-08'])
  const pause = { pause: 1, pause_from: '2026-11-28', pause_to: '2026-12-10' } as const
  expect(firstDeliveries({ ...rule, ...pause }, every)).toEqual(['2026-12-15', '2026-12-22'])
  expect(firstDeliveries({ ...rule, valid_from: '2026-12-09' }, every)[0]).toBe('2026-12-15')
  expect(firstDeliveries({ ...rule, valid_to: '2026-12-05' }, every)).toEqual(['2026-12-01'])
  const isOff = (day: string) => day !== '2026-12-08'
  expect(firstDeliveries(rule, isOff)).toEqual(['2026-12-01', '2026-12-09'])
  expect(firstDeliveries({ ...rule, delivery_date: null }, every)).toEqual([])
})
