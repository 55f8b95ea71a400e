import { useEffect } from 'react'
import { api } from '../session/api.ts'
import { createStore, useStore } from '../../client/store.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { zoneWords } from '../../words/shop/zones.ts'
import { ZoneMap } from './zone-map.tsx'

const zoneStore = createStore(async () => (await api.listZones()).data)

const load = () => void zoneStore.load().catch(() => undefined)

/** The map for a dialog; loads the zones when opened. */
export function ZoneMapLoader() {
  const words = useWords(zoneWords)
  const { value, error } = useStore(zoneStore)
  useEffect(() => {
    if (!zoneStore.read().loaded) load()
  }, [])
  if (value !== undefined) return <ZoneMap zones={value} />
  if (error !== undefined)
    return <FailedNote text={words.failed} retryLabel={words.tryAgain} onRetry={load} />
  return (
    <Skeleton label={words.loading}>
      <SkeletonBlock shape="picture" />
    </Skeleton>
  )
}
