import type { FeedMachine } from './feeds/feed.ts'
import type { Db } from '../platform/database/connect.ts'

const parcelMachines = (db: Db) =>
  db
    .selectFrom('parcelMachines')
    .select(['id', 'carrier', 'name', 'address', 'city', 'municipality', 'postcode'])
    .select(['hours', 'latitude', 'longitude', 'isActive'])

export const findActiveParcelMachines = (db: Db) =>
  parcelMachines(db)
    .where('isActive', '=', true)
    .orderBy('city')
    .orderBy('name')
    .orderBy('id')
    .execute()

export async function countActive(tx: Db, carriers: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('parcelMachines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('carrier', 'in', carriers)
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** PostgreSQL limits the number of parameters in a statement. */
const ROWS_AT_ONCE = 500

export async function saveMachines(
  tx: Db,
  machines: readonly FeedMachine[],
  seenAt: Date,
): Promise<void> {
  for (let first = 0; first < machines.length; first += ROWS_AT_ONCE) {
    const rows = machines
      .slice(first, first + ROWS_AT_ONCE)
      .map((machine) => ({ ...machine, isActive: true, seenAt }))
    await tx
      .insertInto('parcelMachines')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['carrier', 'externalId']).doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          address: eb.ref('excluded.address'),
          city: eb.ref('excluded.city'),
          municipality: eb.ref('excluded.municipality'),
          postcode: eb.ref('excluded.postcode'),
          latitude: eb.ref('excluded.latitude'),
          longitude: eb.ref('excluded.longitude'),
          hours: eb.ref('excluded.hours'),
          boxes: eb.ref('excluded.boxes'),
          isActive: true,
          seenAt,
        })),
      )
      .execute()
  }
}

/** Orders refer to machines, so a machine is deactivated and never deleted. */
export const retireUnseen = (tx: Db, carriers: readonly string[], seenAt: Date) =>
  tx
    .updateTable('parcelMachines')
    .set({ isActive: false })
    .where('carrier', 'in', carriers)
    .where('isActive', '=', true)
    .where('seenAt', '<', seenAt)
    .execute()

export async function findEtag(db: Db, feed: string): Promise<string | null> {
  const row = await db
    .selectFrom('parcelMachineFeeds')
    .select('etag')
    .where('carrier', '=', feed)
    .executeTakeFirst()
  return row?.etag ?? null
}

export const findFeedsFetchedSince = async (db: Db, since: Date): Promise<string[]> =>
  (
    await db
      .selectFrom('parcelMachineFeeds')
      .select('carrier')
      .where('takenAt', '>', since)
      .execute()
  ).map(({ carrier }) => carrier)

/** Saves the last attempt; a failed one leaves the figures of the last good copy. */
export async function saveAttempt(
  db: Db,
  carrier: string,
  triedAt: Date,
  attempt: { lastError: string | null; machines?: number; etag?: string | null },
): Promise<void> {
  const succeeded = attempt.lastError === null
  const change = { triedAt, ...attempt, ...(succeeded && { takenAt: triedAt }) }
  await db
    .insertInto('parcelMachineFeeds')
    .values({ carrier, ...change })
    .onConflict((conflict) => conflict.column('carrier').doUpdateSet(change))
    .execute()
}
