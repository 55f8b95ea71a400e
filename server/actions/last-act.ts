import { sql } from 'kysely'
import type { Subject } from '../../contract/office/effects.ts'
import type { MembersOf } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Tx } from '../platform/database/connect.ts'

type LastAct = NonNullable<MembersOf<'preview_changed'>['last']>
type Found = Omit<LastAct, 'at'> & { at: Date }

/** Older acts changed what both people saw. */
const latest = 500

/** The latest act of another person on one of the records, or what a customer did to an order. */
export async function lastActOfAnother(
  tx: Tx,
  by: Actor,
  subjects: readonly Subject[],
): Promise<LastAct | null> {
  const found = [await lastOfStaff(tx, by, subjects), await lastOfCustomer(tx, subjects)]
  const [act] = found
    .filter((one) => one !== undefined)
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return act ? { ...act, at: act.at.toISOString() } : null
}

async function lastOfStaff(tx: Tx, { id }: Actor, subjects: readonly Subject[]) {
  const records = subjects.map((subject) => JSON.stringify([subject]))
  const { rows } = await sql<Found>`
    select s.name, a.deed, coalesce(a.undone_at, a.made_at) as at
    from office_actions a join staff s on s.id = coalesce(a.undone_by, a.staff_id)
    where a.id > (select coalesce(max(id), 0) - ${latest}::int from office_actions)
      and s.id <> ${id!} and a.done @> any(${records}::jsonb[])
    order by a.id desc limit 1`.execute(tx)
  return rows[0]
}

async function lastOfCustomer(tx: Tx, subjects: readonly Subject[]) {
  const orderIds = subjects.flatMap(({ kind, id }) => (kind === 'order' ? id : []))
  const { rows } = await sql<Found>`
    select coalesce(c.name, '') as name, 'order.' || h.kind as deed, h.made_at as at
    from order_changes h join customers c on c.id = h.customer_id
    where h.order_id = any(${orderIds}::bigint[]) and h.actor_kind = 'customer'
      and h.kind <> 'placed'
    order by h.id desc limit 1`.execute(tx)
  return rows[0]
}
