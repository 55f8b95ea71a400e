import { sql } from 'kysely'
import type { Subject } from '../../contract/office/effects.ts'
import type { MembersOf } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Tx } from '../platform/database/connect.ts'

type LastAct = NonNullable<MembersOf<'preview_changed'>['last']>

/** Older acts changed what both people saw. */
const latest = 500

/** The latest act of another person on one of the records. */
export async function lastActOfAnother(
  tx: Tx,
  { id }: Actor,
  subjects: readonly Subject[],
): Promise<LastAct | null> {
  const records = subjects.map((subject) => JSON.stringify([subject]))
  const { rows } = await sql<{ name: string; deed: string; at: Date }>`
    select s.name, a.deed, coalesce(a.undone_at, a.made_at) as at
    from office_actions a join staff s on s.id = coalesce(a.undone_by, a.staff_id)
    where a.id > (select coalesce(max(id), 0) - ${latest}::int from office_actions)
      and s.id <> ${id!} and a.done @> any(${records}::jsonb[])
    order by a.id desc limit 1`.execute(tx)
  const [act] = rows
  return act ? { ...act, at: act.at.toISOString() } : null
}
