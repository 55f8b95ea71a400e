import { useRef, useState } from 'react'
import { feelWritten } from '../frame/feel.ts'
import { recordEvent } from '../memory/memory.ts'
import type { Fact, NewBlob, Screen, StoredEvent } from '../memory/stored-event.ts'
import { houseOf, type RoadStop } from './road.ts'
import type { Told } from './undo-told.tsx'

/** What was told at the stops, the last of it to be taken back; the list follows each. */
export function useTold(remembered: readonly StoredEvent[], onScreen: (next: Screen) => void) {
  const [told, setTold] = useState<Told>()
  const isWriting = useRef(false)
  // What was told a moment ago counts before the memory is read again.
  const stored = remembered.find(({ id }) => id === told?.event.id)
  const hasGone = stored !== undefined && (stored.isReleased || stored.state !== 'onPhone')
  return {
    /** What has gone is corrected at its stop. */
    told: hasGone ? undefined : told,
    events: !told || stored ? remembered : [...remembered, told.event],
    /** Answers whether it lies on the phone. */
    record: async (at: RoadStop, fact: Fact, blobs: readonly NewBlob[] = []) => {
      const next: Screen = { name: 'stops' }
      // The second press of a glove says nothing new, and undoing would take back it alone.
      if (isWriting.current) return true
      isWriting.current = true
      try {
        const event = await recordEvent({ stopId: at.id, fact }, next, blobs)
        feelWritten()
        setTold({ event, house: houseOf(at) })
        onScreen(next)
        return true
      } catch {
        return false
      } finally {
        isWriting.current = false
      }
    },
    undo: (last: Told) => {
      const { id: eventId, stopId } = last.event
      setTold(undefined)
      void recordEvent({ stopId, fact: { kind: 'undone', eventId } }, { name: 'stops' }).catch(() =>
        setTold(last),
      )
    },
  }
}
