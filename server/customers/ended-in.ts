import { sql } from 'kysely'
import type { Tx } from '../platform/database/connect.ts'

/** For each record that was merged, the one in which it has ended, by however many mergers. */
export async function endedIn(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ fromId: number; intoId: number }>`
    with recursive ways as (
      select id as from_id, merged_into as into_id from customers
      where id = any(${ids}::bigint[]) and merged_into is not null
      union all
      select w.from_id, c.merged_into from ways w join customers c on c.id = w.into_id
      where c.merged_into is not null)
    select w.from_id, w.into_id from ways w join customers c on c.id = w.into_id
    where c.merged_into is null`.execute(tx)
  return new Map(rows.map(({ fromId, intoId }) => [fromId, intoId]))
}
