import type { App } from '../app-context.ts'
import { keptReading } from '../platform/database/kept-reading.ts'
import { oneFor } from '../platform/one-for.ts'
import {
  type Pairs,
  readBadgePairs,
  readCategoryPairs,
  readPhotoVersions,
  readRelationPairs,
} from './belonging-store.ts'

/**
 * What hangs on each good, by its id: kept in memory, because asking for it row by row costs PostgreSQL more than the
 * goods themselves, and it changes only with the catalogue.
 */
export type Belongings = Awaited<ReturnType<typeof readBelongings>>

const kept = oneFor(({ db, notices }: App) =>
  keptReading(notices, 'catalogue_changed', () => readBelongings(db)),
)

export const belongingsOf = (app: App): Promise<Belongings> => kept(app)()

async function readBelongings(db: App['db']) {
  const [categories, badges, alternatives, related, photos] = await Promise.all([
    readCategoryPairs(db),
    readBadgePairs(db),
    readRelationPairs(db, 'alternative'),
    readRelationPairs(db, 'related'),
    readPhotoVersions(db),
  ])
  return {
    categories: membersOf(categories),
    badges: membersOf(badges),
    alternatives: membersOf(alternatives),
    related: membersOf(related),
    photoVersion: (goodId: number) => photos.get(goodId),
  }
}

/** Plain numbers and where each good's begin: a list for each of 100,000 goods would take ten times the memory. */
function membersOf({ owners, members }: Pairs): (goodId: number) => number[] {
  const all = Int32Array.from(members)
  const startOf = new Map<number, number>()
  for (const [index, owner] of owners.entries()) if (!startOf.has(owner)) startOf.set(owner, index)
  const keptOwners = Int32Array.from(owners)
  return (goodId) => {
    const start = startOf.get(goodId)
    if (start === undefined) return []
    let end = start
    while (keptOwners[end] === goodId) end += 1
    return [...all.subarray(start, end)]
  }
}
