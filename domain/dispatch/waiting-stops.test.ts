import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { missingAfter, type StopThatMayWait, chooseWaitingStops } from './waiting-stops.ts'

const water = 1
const stop = (
  stopId: number,
  pieces: number,
  bottlesAtHome: number | null,
  nextOn: string | null = '2026-11-30',
): StopThatMayWait => ({
  stopId,
  goods: [{ goodId: water, pieces }],
  bottlesAtHome,
  nextOn: nextOn === null ? null : dayOf(nextOn),
})
const chosen = (short: number, stops: StopThatMayWait[]) =>
  chooseWaitingStops([{ goodId: water, pieces: short }], stops).map(({ stopId }) => stopId)

test('those who have most at home wait, then those whose next day is soonest', () => {
  const stops = [
    stop(1, 2, 0.5),
    stop(2, 2, 3),
    stop(3, 2, null, '2026-11-27'),
    stop(4, 2, 0.5, '2026-11-27'),
  ]
  expect(chosen(2, stops)).toEqual([2])
  expect(chosen(4, stops)).toEqual([2, 4])
  expect(chosen(8, stops)).toEqual([2, 4, 1, 3])
})

test('a stop that another makes needless comes along, and one without a next day too', () => {
  expect(chosen(5, [stop(1, 1, 9), stop(2, 5, 3)])).toEqual([2])
  expect(chosen(2, [stop(1, 2, 9, null), stop(2, 2, 1)])).toEqual([2])
})

test('what no stop can give is missing still', () => {
  const short = [
    { goodId: water, pieces: 3 },
    { goodId: 2, pieces: 1 },
  ]
  const waiting = chooseWaitingStops(short, [stop(1, 2, 1)])
  expect(missingAfter(short, waiting)).toEqual([
    { goodId: water, pieces: 1 },
    { goodId: 2, pieces: 1 },
  ])
})
