import { useState } from 'react'
import { feelWritten } from '../frame/feel.ts'
import { recordEvent } from '../memory/memory.ts'
import type { Fact, NewBlob, Screen, StoredEvent } from '../memory/stored-event.ts'
import { houseOf, type RoadStop } from './road.ts'
import type { Told } from './undo-told.tsx'

/** What was told at the stops, the last of it to be taken back; the list follows each. */
export function useTold(remembered: readonly StoredEvent[], onScreen: (next: Screen) => void) {
  const [told, setTold] = useState<Told>()
  // What was told a moment ago counts before the memory is read again.
  const isRead = !told || remembered.some(({ id }) => id === told.event.id)
  return {
    told,
    events: isRead ? remembered : [...remembered, told.event],
    /** Answers whether it lies on the phone. */
    record: async (at: RoadStop, fact: Fact, blobs: readonly NewBlob[] = []) => {
      const next: Screen = { name: 'stops' }
      try {
        const event = await recordEvent({ stopId: at.id, fact }, next, blobs)
        feelWritten()
        setTold({ event, house: houseOf(at) })
        onScreen(next)
        return true
      } catch {
        return false
      }
    },
    undo: ({ event }: Told) => {
      const fact: Fact = { kind: 'undone', eventId: event.id }
      setTold(undefined)
      void recordEvent({ stopId: event.stopId, fact }, { name: 'stops' })
    },
  }
}
