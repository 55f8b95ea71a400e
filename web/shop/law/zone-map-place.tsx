import { useEffect } from 'react'
import { api } from '../../client/api.ts'
import { createStore, useStore } from '../../client/store.ts'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { zoneWords } from '../../words/zones.ts'
import { ZoneMap } from './zone-map.tsx'

const zoneStore = createStore(async () => (await api.listZones()).data)

/** The map for a dialog, which fetches its zones when it is opened. */
export function ZoneMapPlace() {
  const words = useWords(zoneWords)
  const { value } = useStore(zoneStore)
  useEffect(() => {
    if (!zoneStore.read().loaded) zoneStore.load().catch(() => undefined)
  }, [])
  if (value !== undefined) return <ZoneMap zones={value} />
  return (
    <Skeleton label={words.loading}>
      <SkeletonBlock shape="picture" />
    </Skeleton>
  )
}
