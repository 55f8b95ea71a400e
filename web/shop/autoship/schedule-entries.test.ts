import { expect, test } from 'vitest'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { scheduleEntries } from './schedule-entries.ts'

const delivery = (autoship_id: number, planned_on: string, state: AutoshipDelivery['state']) =>
  ({ autoship_id, planned_on, state }) as AutoshipDelivery

test('a pause has one entry, at the first paused delivery of each autoship', () => {
  const entries = scheduleEntries([
    delivery(1, '2026-11-24', 'made'),
    delivery(1, '2026-12-01', 'paused'),
    delivery(2, '2026-12-01', 'paused'),
    delivery(1, '2026-12-08', 'paused'),
    delivery(1, '2026-12-15', 'skipped'),
    delivery(1, '2026-12-22', 'paused'),
    delivery(2, '2026-12-29', 'planned'),
  ])
  expect(
    entries.map(({ delivery: { autoship_id, planned_on }, pausedCount }) => [
      autoship_id,
      planned_on,
      pausedCount,
    ]),
  ).toEqual([
    [1, '2026-11-24', 1],
    [1, '2026-12-01', 3],
    [2, '2026-12-01', 1],
    [1, '2026-12-15', 1],
    [2, '2026-12-29', 1],
  ])
})
