import { sql } from 'kysely'
import type { RefusedRow } from '../../contract/office/deed-call.ts'
import type { Subject } from '../../contract/office/effects.ts'
import type { Actor } from '../../domain/actor.ts'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import { extentOf, type Right, rolesAtDesk } from '../../domain/staff/rights.ts'
import { roleLimitsOf, rolesPermitted } from '../../domain/staff/limits.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'

type Person = { id: number; name: string }

type ActionRow = {
  actionId: number
  deed: string
  by: Person
  approvedBy: Person | null
  madeAt: Date
  done: Subject[]
  refused: RefusedRow[]
  undoableUntil: Date | null
  undoneAt: Date | null
  undoneBy: Person | null
}

const person = (table: string) => sql`case when ${sql.ref(`${table}.id`)} is not null then
  json_build_object('id', ${sql.ref(`${table}.id`)}, 'name', ${sql.ref(`${table}.name`)}) end`

/** The latest acts of a person; an act that another approved is of the one who asked. */
export async function listActions(db: Db, { id }: Actor) {
  const { rows } = await sql<ActionRow>`
    select a.id as action_id, a.deed, ${person('s')} as by, ${person('p')} as approved_by,
      a.made_at, a.done, a.refused, a.undoable_until, a.undone_at, ${person('u')} as undone_by
    from office_actions a join staff s on s.id = a.staff_id
      left join staff p on p.id = a.approved_by left join staff u on u.id = a.undone_by
    where a.staff_id = ${id} order by a.id desc limit 20`.execute(db)
  return rows.map(({ undoneAt, undoneBy, madeAt, undoableUntil, ...row }) => ({
    ...row,
    madeAt: madeAt.toISOString(),
    undoableUntil: undoneAt ? null : (undoableUntil?.toISOString() ?? null),
    undone: undoneAt && undoneBy && { at: undoneAt.toISOString(), by: undoneBy },
  }))
}

type ApprovalRow = {
  id: number
  deed: string
  rows: unknown[]
  rightNeeded: Right
  cents: number
  customers: { id: number; name: string | null }[]
  askedBy: Person
  askedAt: Date
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn'
  decidedBy: Person | null
  reason: string | null
  actionId: number | null
}

/** By number, or what waits and the answers of a week to the person's own requests; of the newest 200. */
const shownRequests = (now: Date, staffId: number | undefined, id: number | undefined) =>
  id === undefined
    ? sql`a.id in (select id from approvals where state = 'waiting' union all
        select id from (select * from approvals order by id desc limit 200) latest
        where asked_by = ${staffId} and state in ('approved', 'refused')
          and decided_at > ${new Date(now.getTime() - 7 * DAY_MS)})`
    : sql`a.id = ${id}`

/** What the person may decide on or has asked for; without a number, what waits or is new. */
export async function listApprovals(
  { clock, db, settings }: AppWithDb,
  { id: staffId, request }: Actor,
  id?: number,
) {
  const limits = roleLimitsOf(await settings())
  const { rows } = await sql<ApprovalRow>`
    select a.id, a.deed, a.input as rows, a.right_needed, a.cents, ${person('s')} as asked_by,
      a.asked_at, a.state, ${person('d')} as decided_by, a.reason, a.action_id,
      (select coalesce(json_agg(json_build_object('id', about.id, 'name', c.name)), '[]')
        from unnest(a.customer_ids) about (id) left join customers c on c.id = about.id) as customers
    from approvals a join staff s on s.id = a.asked_by left join staff d on d.id = a.decided_by
    where ${shownRequests(clock.now(), staffId, id)}
    order by a.state <> 'waiting', a.asked_at, a.id limit 200`.execute(db)
  const held = rolesAtDesk(request?.roles ?? [])
  return rows
    .map(({ askedAt, rightNeeded, ...row }) => {
      const waitingFor = rolesPermitted(limits, rightNeeded, row.cents)
      const isOpen = extentOf(held, rightNeeded) !== undefined
      const isOwn = row.askedBy.id === staffId
      const seesIbans = isOwn || extentOf(held, 'seeIbans') !== undefined
      const mayDecide = !isOwn && held.some((role) => waitingFor.includes(role))
      const seen = seesIbans ? row.rows : row.rows.map(withoutIban)
      const asked = { ...row, rows: seen, askedAt: askedAt.toISOString() }
      return { ...asked, waitingFor, mayDecide, isShown: mayDecide || isOwn || isOpen }
    })
    .filter(({ isShown }) => isShown)
}

const withoutIban = (input: unknown): object => {
  const { iban: _iban, ...row } = input as { iban?: string }
  return row
}
