import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Limits, Load } from '../../domain/territory/capacity.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockDaysAhead } from './lock-day.ts'

export type ZoneLimit = Limits & { code: string }

/** The orders that are on their days must be counted anew; the room of orders does it. */
export type RecountOrders = (tx: Tx, zoneId: number) => Promise<void>

/**
 * Limits what a zone can take on a day, or takes its limits away. Nothing is put on a day while
 * its orders are counted.
 */
export async function limitZone(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { code, ...limits }: ZoneLimit,
  recountOrders: RecountOrders,
): Promise<Outcome<null, { code: 'not_found' }>> {
  await lockDaysAhead(tx, clock.today())
  const zone = await tx
    .updateTable('zones')
    .set(limits)
    .where('code', '=', code)
    .returning('id')
    .executeTakeFirst()
  if (!zone) return refuse({ code: 'not_found' })
  await recountOrders(tx, zone.id)
  await audit({ clock }, tx, by, {
    action: 'territory.limit',
    subject: 'zone',
    subjectId: zone.id,
    details: limits,
  })
  return done(null)
}

export type ZoneDay = Load & { day: string }

/** What is taken on the days ahead. */
export async function findZoneDays({ clock }: App, tx: Tx, code: string): Promise<ZoneDay[]> {
  const { rows } = await sql<ZoneDay>`
    select d.day, d.bottles, d.grams, d.stops from zone_days d join zones z on z.id = d.zone_id
    where z.code = ${code} and d.day >= ${clock.today()} and d.stops > 0
    order by d.day`.execute(tx)
  return rows
}

export const findLimits = (tx: Tx, code: string): Promise<Limits | undefined> =>
  tx
    .selectFrom('zones')
    .select(['maxBottles', 'maxGrams', 'maxStops', 'maxMinutes'])
    .where('code', '=', code)
    .executeTakeFirst()
