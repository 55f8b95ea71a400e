import { sql } from 'kysely'
import type { OfficeAct, officeActCalls } from '../../../contract/shop/added/office-acts.ts'
import { done, refuse } from '../../../domain/outcome.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { Handlers } from '../../platform/http/mount.ts'

export const officeActRoutes = (app: AppWithDb): Handlers<typeof officeActCalls> => ({
  listOfficeActsOfOrder: async ({ caller: { customerId }, params: { id } }) => {
    const isOwn = await app.db
      .selectFrom('orders')
      .select('id')
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .where('status', '<>', 'returnedToCart')
      .executeTakeFirst()
    return isOwn ? done({ acts: await listOfOrder(app.db, id) }) : refuse({ code: 'not_found' })
  },
  listOfficeActsOfAutoship: async ({ caller: { customerId }, params: { id } }) => {
    const isOwn = await app.db
      .selectFrom('autoships')
      .select('id')
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
    if (!isOwn) return refuse({ code: 'not_found' })
    return done({ acts: await listOfAutoship(app.db, { customerId, autoshipId: id }) })
  },
})

const most = 20

type Row = { at: Date; kind: OfficeAct['kind']; by: string }

const answer = (rows: readonly Row[]): OfficeAct[] =>
  rows.map((row) => ({ ...row, at: row.at.toISOString() }))

async function listOfOrder(db: Db, orderId: number): Promise<OfficeAct[]> {
  const { rows } = await sql<Row>`
    select h.made_at as at, h.kind, split_part(s.name, ' ', 1) as by
    from order_changes h join staff s on s.id = h.actor_id
    where h.order_id = ${orderId} and h.actor_kind = 'staff'
      and h.kind in ('placed', 'edited', 'moved', 'confirmed', 'cancelled')
    order by h.id desc limit ${most}`.execute(db)
  return answer(rows)
}

const kinds: Record<string, OfficeAct['kind']> = {
  'deliveries.move': 'moved',
  'deliveries.skip': 'skipped',
  'deliveries.unskip': 'unskipped',
  'deliveries.line': 'counted',
  'autoships.pause': 'paused',
  'autoships.resume': 'resumed',
  'autoships.change': 'changed',
  'autoships.line': 'changed',
  'autoships.end': 'ended',
}

/** A pause is of all autoships of a customer. */
async function listOfAutoship(
  db: Db,
  { customerId, autoshipId }: { customerId: number; autoshipId: number },
): Promise<OfficeAct[]> {
  const { rows } = await sql<Row & { action: string }>`
    select t.at, t.action, split_part(s.name, ' ', 1) as by
    from audit_trail t join staff s on s.id = t.actor_id
    where t.customer_id = ${customerId} and t.actor_kind = 'staff'
      and t.action = any(${Object.keys(kinds)}::text[])
      and (t.subject = 'customer' or t.subject_id = ${autoshipId})
    order by t.id desc limit ${most}`.execute(db)
  return answer(rows.map(({ action, at, by }) => ({ at, by, kind: kinds[action]! })))
}

/** The first name behind the change of the last minutes, for its letter. */
export async function officeBehindChange(
  db: Db,
  key: { customerId: number; autoshipId: number },
  since: Date,
): Promise<{ byOffice?: string }> {
  const [last] = await listOfAutoship(db, key)
  return last && Date.parse(last.at) >= since.getTime() ? { byOffice: last.by } : {}
}
