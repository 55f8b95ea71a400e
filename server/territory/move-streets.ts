import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockDaysAhead } from './lock-day.ts'

/** A street and the zone that drives it; null is the zone of its town or neighbourhood. */
export type StreetOfZone = { street: string; zoneId: number | null }

export type StreetsOfRegion = { regionId: number; streets: readonly StreetOfZone[] }

/**
 * Has streets of a town or neighbourhood driven with other zones; answers how they were. Nothing is
 * put on a day until the commit. The caller puts their addresses where they now belong.
 */
export async function moveStreets(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { regionId, streets }: StreetsOfRegion,
): Promise<StreetsOfRegion | undefined> {
  await lockDaysAhead(tx, clock.today())
  const whole = await tx
    .selectFrom('regions')
    .select(['id', 'zoneId'])
    .where('id', '=', regionId)
    .where('ofRegionId', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!whole) return undefined
  const former: StreetOfZone[] = []
  for (const { street, zoneId } of streets) {
    former.push({ street, zoneId: await findStreetZone(tx, regionId, street) })
    await tx
      .deleteFrom('regionStreets')
      .where('regionId', '=', regionId)
      .where('street', '=', street)
      .execute()
    if (zoneId === null || zoneId === whole.zoneId) continue
    const partId = await findOrInsertPart(tx, regionId, zoneId)
    await tx.insertInto('regionStreets').values({ regionId, street, partId }).execute()
  }
  await audit({ clock }, tx, by, {
    action: 'territory.streets',
    subject: 'region',
    subjectId: regionId,
    details: { streets: streets.map(({ street }) => street).join(', ') },
  })
  return { regionId, streets: former }
}

async function findStreetZone(tx: Tx, regionId: number, street: string): Promise<number | null> {
  const found = await tx
    .selectFrom('regionStreets')
    .innerJoin('regions', 'regions.id', 'regionStreets.partId')
    .select('regions.zoneId')
    .where('regionStreets.regionId', '=', regionId)
    .where('street', '=', street)
    .executeTakeFirst()
  return found?.zoneId ?? null
}

/** Regions bring their own numbers; the days' lock lets one transaction at a time add one. */
async function findOrInsertPart(tx: Tx, regionId: number, zoneId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into regions
      (id, city_id, zone_id, name, position, latitude, longitude, of_region_id)
    select (select max(id) + 1 from regions), city_id, ${zoneId}, name, position, latitude,
      longitude, id
    from regions where id = ${regionId}
    on conflict (of_region_id, zone_id) do update set name = excluded.name
    returning id`.execute(tx)
  return rows[0]!.id
}
