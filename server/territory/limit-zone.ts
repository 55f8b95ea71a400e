import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Limits, Load } from '../../domain/territory/capacity.ts'
import { isChangedSince } from '../actions/is-changed-since.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockDaysAhead } from './lock-day.ts'

export type ZoneLimit = Limits & {
  code: string
  /** What is taken back, when the change is undone. */
  from?: Limits | undefined
}

/** The orders that are on their days must be counted anew; the room of orders does it. */
export type RecountOrders = (tx: Tx, zoneId: number) => Promise<void>

/**
 * Limits what a zone can take on a day, or takes its limits away, and answers those it had. Nothing
 * is put on a day while its orders are counted.
 */
export async function limitZone(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { code, from, ...limits }: ZoneLimit,
  recountOrders: RecountOrders,
): Promise<Outcome<Limits, { code: 'not_found' | 'changed_since' }>> {
  await lockDaysAhead(tx, clock.today())
  const zone = await tx
    .selectFrom('zones')
    .select(['id', 'maxBottles', 'maxGrams', 'maxStops', 'maxMinutes'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!zone) return refuse({ code: 'not_found' })
  const { id, ...before } = zone
  if (from && isChangedSince(from, before)) return refuse({ code: 'changed_since' })
  await tx.updateTable('zones').set(limits).where('id', '=', id).execute()
  await recountOrders(tx, id)
  await audit({ clock }, tx, by, {
    action: 'territory.limit',
    subject: 'zone',
    subjectId: id,
    details: limits,
  })
  return done(before)
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
