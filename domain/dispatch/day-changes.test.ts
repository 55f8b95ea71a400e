import { expect, test } from 'vitest'
import { addChanges, changesOfDay, type PlannedStop, withStopsInHand } from './day-changes.ts'

const stop = (id: number, ordered = 2, state = 'waiting'): PlannedStop => ({
  id,
  position: id,
  address: `Miera ${id}`,
  state,
  orders: [{ orderId: id, note: '', lines: [{ goodId: 101, ordered, returned: 0 }] }],
})
const kinds = (known: PlannedStop[], fresh: PlannedStop[]) =>
  changesOfDay(known, fresh).map(({ stopId, kind }) => [stopId, kind])

test('rule 9: a stop that came, went or is another one is named, and the others are not', () => {
  const known = [stop(1), stop(2), stop(3), stop(4)]
  expect(kinds(known, [stop(1), stop(2, 3), stop(3, 2, 'moved'), stop(5)])).toEqual([
    [3, 'withdrawn'],
    [4, 'withdrawn'],
    [2, 'changed'],
    [5, 'added'],
  ])
  expect(kinds(known, known)).toEqual([])
})

test('a stop that is done is not named as a change', () => {
  expect(kinds([stop(1)], [stop(1, 2, 'done')])).toEqual([])
  expect(kinds([stop(1, 2, 'done')], [])).toEqual([])
})

test('rule 9: the stop in hand stays, marked as withdrawn', () => {
  expect(withStopsInHand([stop(1), stop(2)], [stop(3)], new Set([2]))).toEqual([
    stop(3),
    stop(2, 2, 'withdrawn'),
  ])
})

test('what changes twice before the driver looks is said once', () => {
  const change = (kind: 'added' | 'withdrawn' | 'changed') => ({
    stopId: 1,
    kind,
    position: 1,
    address: '',
  })
  expect(addChanges([change('added')], [change('withdrawn')])).toEqual([])
  expect(addChanges([change('added')], [change('changed')])).toEqual([change('added')])
  expect(addChanges([change('changed')], [change('withdrawn')])).toEqual([change('withdrawn')])
  expect(addChanges([change('changed')], [])).toEqual([change('changed')])
})
