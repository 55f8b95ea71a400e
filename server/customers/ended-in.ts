import { sql } from 'kysely'
import type { Tx } from '../platform/database/connect.ts'

type Found = { id: number; mergedInto: number | null }

/**
 * For each record that was merged, the one in which it has ended, by however many mergers. Locks
 * all of them against a merge, which is over or begins afterwards.
 */
export async function endedIn(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<Found>`
    select id, merged_into from customers where id = any(${ids}::bigint[])
    order by id for key share`.execute(tx)
  const steps = rows.flatMap(({ id, mergedInto }) =>
    mergedInto ? [[id, mergedInto] as const] : [],
  )
  if (steps.length === 0) return new Map()
  const onward = await endedIn(
    tx,
    steps.map(([, into]) => into),
  )
  return new Map(steps.map(([from, into]) => [from, onward.get(into) ?? into]))
}
