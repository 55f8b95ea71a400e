import { expect, test } from 'vitest'
import type { DriverDay } from '../../../contract/driver/day.ts'
import type { Fact, StoredEvent } from '../memory/stored-event.ts'
import { type DayRun, roadOf } from './road.ts'

const counts = [{ goodId: 1, left: 2, taken: 3, damaged: 0, notOurs: 1 }]
const toldByAnother = { told: 'delivered', counted: { counts, cashCents: 500 } }
const stop = { id: 7, runId: 1, position: 1, state: 'waiting', orders: [], ...toldByAnother }
const run = { id: 1, inVan: [{ goodId: 1, pieces: 6 }], floatCents: 0, spentCents: 0 }
const day = { stops: [stop], goods: [{ goodId: 1, bottleKind: 'large' }] }

const event = (seq: number, fact: Fact) =>
  ({ id: String(seq), seq, stopId: 7, atMs: seq, fact, state: 'received' }) as StoredEvent

const roadAfter = (...facts: Fact[]) =>
  roadOf(
    day as unknown as DriverDay,
    run as unknown as DayRun,
    facts.map((fact, index) => event(index + 1, fact)),
    [],
  )

test('a stop that another phone has told is over, also while this one looks at it', () => {
  for (const road of [roadAfter(), roadAfter({ kind: 'arrived' }, { kind: 'called' })]) {
    expect(road.open).toEqual([])
    expect(road.van).toMatchObject({ full: 4, empty: 3, cashCents: 500 })
  }
})

test('the purse of a shift has the cash of its other runs, too', () => {
  const [float, spent] = [4_000, 15_000]
  const later = { ...run, floatCents: float, spentCents: spent, otherCashCents: 20_000 }
  const { van } = roadOf(day as unknown as DriverDay, later as unknown as DayRun, [], [])
  expect(van.cashCents).toBe(9_500)
})

test('what this phone tells of it goes before that', () => {
  const told = roadAfter({ kind: 'delivered', counts: [], cashCents: 0 })
  expect(told.van).toMatchObject({ full: 6, empty: 0, cashCents: 0 })
  const later = roadAfter({ kind: 'later' })
  expect(later.open.map(({ id }) => id)).toEqual([7])
})
