import type { Day } from '../../domain/calendar.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import type { Db } from '../platform/database/connect.ts'
import { listChanges } from './setting-store.ts'

/** Who made a setting what it is today, when and why; undefined where it is as from the beginning. */
export async function findLatestChange(db: Db, key: keyof ShopSettings, today: Day) {
  const changes = await listChanges(db, key)
  return changes
    .filter(({ takenBackAt, startsOn }) => takenBackAt === null && startsOn <= today)
    .toSorted((a, b) =>
      a.startsOn === b.startsOn ? b.id - a.id : a.startsOn < b.startsOn ? 1 : -1,
    )
    .at(0)
}
