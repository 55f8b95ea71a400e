import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockDaysAhead } from './lock-day.ts'

/** A town or a neighbourhood, and the zone that it belongs to. */
export type PlaceOfZone = { regionId: number; zoneId: number }

/**
 * Puts towns and neighbourhoods into zones; answers where they were. Nothing is put on a day until
 * the commit, so that the caller can count their orders in the other zone.
 */
export async function movePlaces(
  { clock }: App,
  tx: Tx,
  by: Actor,
  places: readonly PlaceOfZone[],
): Promise<PlaceOfZone[]> {
  await lockDaysAhead(tx, clock.today())
  const former = await tx
    .selectFrom('regions')
    .select(['id as regionId', 'zoneId'])
    .where('id', 'in', [0, ...places.map(({ regionId }) => regionId)])
    .where('ofRegionId', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  await sql`
    update regions r set zone_id = n.zone_id
    from unnest(${places.map(({ regionId }) => regionId)}::int[],
      ${places.map(({ zoneId }) => zoneId)}::int[]) as n (id, zone_id)
    where r.id = n.id and r.of_region_id is null`.execute(tx)
  await audit({ clock }, tx, by, { action: 'territory.places', details: { places } })
  return former
}
