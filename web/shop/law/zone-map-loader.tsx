import { api } from '../session/api.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { useWords } from '../../words/use-words.ts'
import { zoneWords } from '../../words/shop/zones.ts'
import { ZoneMap } from './zone-map.tsx'

const readZones = async () => (await api.listZones()).data

/** The map for a dialog; loads the zones when opened. */
export function ZoneMapLoader() {
  const words = useWords(zoneWords)
  const { value, hasFailed, reload } = useLoaded('zones', readZones)
  if (value !== undefined) return <ZoneMap zones={value} />
  if (hasFailed)
    return <FailedNote text={words.failed} retryLabel={words.tryAgain} onRetry={reload} />
  return (
    <Skeleton label={words.loading}>
      <SkeletonBlock shape="picture" />
    </Skeleton>
  )
}
