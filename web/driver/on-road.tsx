import type { ReactNode } from 'react'
import { HandInPage } from './hand-in/hand-in-page.tsx'
import type { Fact, NewBlob, Screen } from './memory/stored-event.ts'
import { PausePage } from './road/pause-page.tsx'
import { RoadPage } from './road/road-page.tsx'
import type { DayRun, Road, RoadStop } from './road/road.ts'
import { type DayMemory, recordMeanwhile, useRoad } from './road/use-road.ts'
import { StopPage } from './stop/stop-page.tsx'
import { UndeliveredPage } from './undelivered/undelivered-page.tsx'

type Props = {
  memory: DayMemory
  run: DayRun
  bar: ReactNode
  onLeft: () => void
}

/** A run on the road: its stops, the one in hand, a break, the hand-in. */
export function OnRoad({ memory, run, bar, onLeft }: Props) {
  const { road, told, screen, go, record, acts } = useRoad(memory, run)
  const stop = [...road.open, ...road.over].find(({ id }) => id === screen.stopId)
  const toList = () => go({ name: 'stops' })
  if (screen.name === 'pause') return <PausePage onBack={toList} />
  if (screen.name === 'handIn') return <HandInPage road={road} onBack={toList} />
  if (stop && (screen.name === 'stop' || screen.name === 'undelivered'))
    return (
      <AtStop
        road={road}
        stop={stop}
        screen={screen}
        saved={memory.screen}
        onScreen={go}
        onTold={(fact, blobs) => record(stop, fact, blobs)}
      />
    )
  return (
    <RoadPage
      road={road}
      told={told}
      bar={bar}
      acts={{
        ...acts,
        pause: () => go({ name: 'pause' }),
        handIn: () => go({ name: 'handIn' }),
        back: onLeft,
      }}
    />
  )
}

type AtStopProps = {
  road: Road
  stop: RoadStop
  screen: Screen
  /** The same with what is typed there since. */
  saved: Screen | undefined
  onScreen: (next: Screen) => void
  onTold: (fact: Fact, blobs: readonly NewBlob[]) => Promise<boolean>
}

function AtStop({ road, stop, screen, saved, onScreen, onTold }: AtStopProps) {
  if (screen.name === 'undelivered')
    return (
      <UndeliveredPage
        road={road}
        stop={stop}
        stored={screen}
        onBack={() => onScreen({ ...screen, name: 'stop', stopId: stop.id })}
        onTold={onTold}
      />
    )
  return (
    <StopPage
      key={stop.id}
      road={road}
      stop={stop}
      stored={screen}
      onBack={() => onScreen({ ...saved, name: 'stops', stopId: stop.id })}
      onCalled={() => recordMeanwhile(stop, { kind: 'called' }, saved ?? screen)}
      onFailed={() => onScreen({ ...saved, name: 'undelivered', stopId: stop.id })}
      onDoor={(fact) => recordMeanwhile(stop, fact, saved ?? screen)}
      onTold={onTold}
    />
  )
}
