import { useState } from 'react'
import { saveScreen } from '../memory/memory.ts'
import type { NewBlob, Screen } from '../memory/stored-event.ts'
import { nothingTyped, type TypedStop } from '../road/typed-stop.ts'

/** What is typed and photographed at a stop outlives the page: it is stored with every press. */
export function useTyped(stopId: number, stored: Screen, before: TypedStop | undefined) {
  const [now, setNow] = useState(() => ({
    typed: {
      ...nothingTyped,
      ...before,
      ...stored.typed,
    } satisfies TypedStop,
    blobs: stored.blobs ?? [],
  }))
  const save = (next: { typed: TypedStop; blobs: readonly NewBlob[] }) => {
    setNow(next)
    void saveScreen({ name: 'stop', stopId, ...next })
  }
  return {
    ...now,
    change: (change: Partial<TypedStop>) => save({ ...now, typed: { ...now.typed, ...change } }),
    setBlobs: (blobs: readonly NewBlob[]) => save({ ...now, blobs }),
  }
}
