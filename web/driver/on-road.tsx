import { type ReactNode, useState } from 'react'
import { putLast, putNext } from '../../domain/dispatch/doors-of-run.ts'
import { feelWritten } from './frame/feel.ts'
import { HandInPage } from './hand-in/hand-in-page.tsx'
import { recordEvent, saveScreen } from './memory/memory.ts'
import type { Fact, NewBlob, Screen } from './memory/stored-event.ts'
import { readOrder, writeOrder } from './road/driver-order.ts'
import { PausePage } from './road/pause-page.tsx'
import { RoadPage } from './road/road-page.tsx'
import { type DayRun, houseOf, roadOf, type RoadStop } from './road/road.ts'
import type { Told } from './road/undo-told.tsx'
import type { useDay } from './road/use-day.ts'
import { StopPage } from './stop/stop-page.tsx'
import { UndeliveredPage } from './undelivered/undelivered-page.tsx'

type Props = {
  memory: NonNullable<ReturnType<typeof useDay>>
  run: DayRun
  bar: ReactNode
  onLeft: () => void
}

/** A run on the road: its stops, the one in hand, a break, the hand-in. */
export function OnRoad({ memory, run, bar, onLeft }: Props) {
  const [screen, setScreen] = useState<Screen>(() => memory.screen ?? { name: 'stops' })
  const [order, setOrder] = useState(() => readOrder(run.id))
  const [told, setTold] = useState<Told>()
  // What was told a moment ago counts before the memory is read again.
  const isRead = !told || memory.told.some(({ id }) => id === told.event.id)
  const events = isRead ? memory.told : [...memory.told, told.event]
  const road = roadOf(memory.stored!.day, run, events, order)
  const stop = [...road.open, ...road.over].find(({ id }) => id === screen.stopId)
  const go = (next: Screen) => {
    setScreen(next)
    void saveScreen(next)
  }
  const toList = () => go({ name: 'stops' })
  const putInOrder = (next: number[]) => {
    setOrder(next)
    writeOrder(run.id, next)
  }
  const tell = async (at: RoadStop, fact: Fact, blobs: readonly NewBlob[] = []) => {
    const next: Screen = { name: 'stops' }
    try {
      const event = await recordEvent({ stopId: at.id, fact }, next, blobs)
      feelWritten()
      setTold({ event, house: houseOf(at) })
      setScreen(next)
      return true
    } catch {
      return false
    }
  }
  const note = (at: RoadStop, fact: Fact, next: Screen) =>
    void recordEvent({ stopId: at.id, fact }, next).catch(() => undefined)
  const ids = road.open.map(({ id }) => id)
  if (screen.name === 'pause') return <PausePage onBack={toList} />
  if (screen.name === 'handIn')
    return (
      <HandInPage
        road={road}
        waiting={memory.told.filter(({ state }) => state === 'onPhone').length}
        onBack={toList}
      />
    )
  if (stop && screen.name === 'undelivered')
    return (
      <UndeliveredPage
        road={road}
        stop={stop}
        onBack={() => go({ ...screen, name: 'stop', stopId: stop.id })}
        onTold={(fact, blobs) => tell(stop, fact, blobs)}
      />
    )
  if (stop && screen.name === 'stop')
    return (
      <StopPage
        key={stop.id}
        road={road}
        stop={stop}
        stored={screen}
        onBack={toList}
        onCalled={() => note(stop, { kind: 'called' }, memory.screen ?? screen)}
        onFailed={() => go({ ...memory.screen, name: 'undelivered', stopId: stop.id })}
        onDoor={(fact) => note(stop, fact, memory.screen ?? screen)}
        onTold={(fact, blobs) => tell(stop, fact, blobs)}
      />
    )
  return (
    <RoadPage
      road={road}
      told={told}
      bar={bar}
      acts={{
        openStop: (at) => {
          const next: Screen = { name: 'stop', stopId: at.id }
          setScreen(next)
          note(at, { kind: 'arrived' }, next)
        },
        called: (at) => note(at, { kind: 'called' }, { name: 'stops' }),
        later: (at) => {
          putInOrder(putLast(at.id, ids))
          void tell(at, { kind: 'later' })
        },
        putNext: (at) => putInOrder(putNext(at.id, ids)),
        undo: ({ event }) => {
          const fact: Fact = { kind: 'undone', eventId: event.id }
          setTold(undefined)
          void recordEvent({ stopId: event.stopId, fact }, { name: 'stops' })
        },
        pause: () => go({ name: 'pause' }),
        handIn: () => go({ name: 'handIn' }),
        back: onLeft,
      }}
    />
  )
}
