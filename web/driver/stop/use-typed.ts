import { useDraft } from '../frame/use-draft.ts'
import { saveScreen } from '../memory/memory.ts'
import type { NewBlob, Screen } from '../memory/stored-event.ts'
import { nothingTyped, type TypedStop } from '../road/typed-stop.ts'

type StopDraft = { typed: TypedStop; blobs: readonly NewBlob[] }

/** What is typed and photographed at a stop outlives the page: it is stored with every press. */
export function useTyped(stopId: number, stored: Screen, before: TypedStop | undefined) {
  const { draft, change, ...photos } = useDraft<StopDraft>(
    () => ({
      typed: { ...nothingTyped, ...before, ...stored.typed } satisfies TypedStop,
      blobs: stored.blobs ?? [],
    }),
    (next) => void saveScreen({ name: 'stop', stopId, ...next }),
  )
  return {
    ...draft,
    ...photos,
    change: (part: Partial<TypedStop>) => change({ typed: { ...draft.typed, ...part } }),
  }
}
