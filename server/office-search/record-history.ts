import { sql } from 'kysely'
import { auditSource, type FoundEntry } from '../staff/read-audit.ts'

const entryColumns = sql.raw(
  ['id', 'at', '"by"', 'staff', 'customer', 'about', 'actor_kind', 'name', 'roles', 'device']
    .concat(['ip_address', 'on_behalf_of', 'represented_name', 'customer_id', 'customer_name'])
    .concat(['action', 'subject', 'subject_id', 'subject_name', 'details', 'reason', 'refused'])
    .concat('request_id')
    .map((column) => `entry.${column}`)
    .join(', '),
)

const ofSubject = (subject: string, id: number) => sql`
  select ${entryColumns} from (${auditSource}) entry
  where entry.subject = ${subject} and entry.subject_id = ${id}`

/** What the machine's own facts say, in the columns of the audit trail. */
const fact = (fields: Record<'id' | 'at' | 'action' | 'details', ReturnType<typeof sql>>) => sql`
  select ${fields.id}, ${fields.at}, 'system', null::bigint, null::bigint, null::text[], 'system',
    null, null::text[], null, null::inet, null::bigint, null, null::bigint, null, ${fields.action},
    null, null::bigint, null, ${fields.details}, null, null, null`

/** The entries of the staff, and when it was issued and sent: facts have numbers below zero. */
export const documentHistory = (id: number) => sql<FoundEntry>`
  ${ofSubject('document', id)}
  union all
  ${fact({
    id: sql`0`,
    at: sql`p.issued_at`,
    action: sql`'documents.issued'`,
    details: sql`jsonb_build_object('cents', p.total_cents)`,
  })}
  from papers p where p.id = ${id}
  union all
  ${fact({
    id: sql`-m.id`,
    at: sql`coalesce(m.sent_at, m.created_at)`,
    action: sql`case m.template when 'papers.issued' then 'documents.mailed'
      else 'documents.reminded' end`,
    details: sql`jsonb_build_object('letter', m.state)`,
  })}
  from papers p join mail_outbox m on m.customer_id = p.customer_id
    and (m.cause = 'paper:' || p.id or m.cause like 'paper:' || p.id || ':%')
  where p.id = ${id} and m.state <> 'unwanted'`

/** The entries of the staff, what an import brought, and the prices that were offered. */
export const goodHistory = (id: number) => sql<FoundEntry>`
  ${ofSubject('good', id)}
  union all
  ${fact({
    id: sql`-2 * s.id`,
    at: sql`s.moved_at`,
    action: sql`'stock.' || s.kind`,
    details: sql`jsonb_build_object('quantity', s.quantity)`,
  })}
  from stock_movements s
  where s.good_id = ${id} and s.kind in ('opening', 'receipt', 'write_off')
    and s.cause_kind <> 'audit'
  union all
  ${fact({
    id: sql`-2 * h.id - 1`,
    at: sql`h.offered_from`,
    action: sql`'goods.priced'`,
    details: sql`jsonb_build_object('cents', h.price_cents)`,
  })}
  from price_history h where h.good_id = ${id}`
