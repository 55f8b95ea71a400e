import { useState } from 'react'
import { putLast, putNext } from '../../../domain/dispatch/doors-of-run.ts'
import { recordEvent, saveScreen } from '../memory/memory.ts'
import type { Fact, Screen } from '../memory/stored-event.ts'
import { useDriverOrder } from './driver-order.ts'
import { type DayRun, roadOf, type RoadStop } from './road.ts'
import type { useDay } from './use-day.ts'
import { useTold } from './use-told.ts'

export type DayMemory = NonNullable<ReturnType<typeof useDay>>

/** What is told on the way to something else; the screen goes on without waiting for it. */
export const recordMeanwhile = (at: RoadStop, fact: Fact, next: Screen) =>
  void recordEvent({ stopId: at.id, fact }, next).catch(() => undefined)

/** A run as this phone knows it, its open screen, and what its list can do. */
export function useRoad({ stored, told: remembered, screen: left }: DayMemory, run: DayRun) {
  const [screen, setScreen] = useState<Screen>(() => left ?? { name: 'stops' })
  const { order, putInOrder } = useDriverOrder(run.id)
  const { told, events, record, undo } = useTold(remembered, setScreen)
  const road = roadOf(stored!.day, run, events, order)
  const ids = road.open.map(({ id }) => id)
  const go = (next: Screen) => {
    setScreen(next)
    void saveScreen(next)
  }
  return {
    road,
    told,
    screen,
    go,
    record,
    acts: {
      openStop: (at: RoadStop) => {
        // What was typed there before the driver went back to the list is still there.
        const typed = screen.stopId === at.id ? screen : {}
        const next: Screen = { ...typed, name: 'stop', stopId: at.id }
        setScreen(next)
        recordMeanwhile(at, { kind: 'arrived' }, next)
      },
      called: (at: RoadStop) => recordMeanwhile(at, { kind: 'called' }, { name: 'stops' }),
      later: (at: RoadStop) => {
        putInOrder(putLast(at.id, ids))
        void record(at, { kind: 'later' })
      },
      putNext: (at: RoadStop) => putInOrder(putNext(at.id, ids)),
      undo,
    },
  }
}
