import { sql } from 'kysely'
import type { ListRequest } from '../../contract/shared/list.ts'
import { allRefusals, type RefusalCode } from '../../contract/shared/refusal-codes.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { auditFields } from '../../domain/staff/lists.ts'
import type { Role } from '../../domain/staff/rights.ts'
import type { Db } from '../platform/database/connect.ts'
import { readList } from '../platform/database/read-list.ts'

/** Who did what; the latest first unless asked otherwise. */
export async function readAudit(
  db: Db,
  request: ListRequest,
  language: Language,
  source = auditSource,
) {
  const { rows, ...page } = await readList(db, auditFields, source, request)
  return { ...page, rows: rows.map((row) => auditRow(row, language)) }
}

export type FoundEntry = {
  id: number
  at: Date
  actorKind: Actor['kind']
  name: string | null
  roles: Role[] | null
  device: string | null
  ipAddress: string | null
  onBehalfOf: number | null
  representedName: string | null
  customerId: number | null
  customerName: string | null
  action: string
  subject: string | null
  subjectId: number | null
  subjectName: string | null
  details: unknown
  reason: string | null
  refused: string | null
  requestId: string | null
}

/** Every entry, with what the list of entries is narrowed by. */
export const auditSource = sql<FoundEntry>`
  select entry.*, entry.actor_kind as by, entry.customer_id as customer,
    case when entry.actor_kind in ('staff', 'driver') then entry.actor_id end as staff,
    case when entry.subject = 'staff' then entry.subject_id end as person,
    case when jsonb_typeof(entry.details -> 'cents') = 'number'
      then abs((entry.details ->> 'cents')::bigint) end as cents,
    array_remove(array[
      case when entry.kept = 'books' then 'books' end,
      case when entry.on_behalf_of is not null then 'on_behalf' end,
      case when entry.action = 'staff.sign_in' then 'sign_ins' end,
      case when entry.refused is not null then 'refused' end], null) as about,
    coalesce(person.name, actor_customer.name) as name,
    subject_staff.name as subject_name, customer.name as customer_name,
    represented.name as represented_name
  from audit_trail entry
  left join staff person
    on person.id = entry.actor_id and entry.actor_kind in ('staff', 'driver')
  left join staff subject_staff
    on subject_staff.id = entry.subject_id and entry.subject = 'staff'
  left join customers actor_customer
    on actor_customer.id = entry.actor_id and entry.actor_kind = 'customer'
  left join customers customer on customer.id = entry.customer_id
  left join customers represented on represented.id = entry.on_behalf_of`

const auditRow = (row: FoundEntry, language: Language) => ({
  id: row.id,
  at: row.at.toISOString(),
  by: {
    kind: row.actorKind,
    name: row.name,
    roles: row.roles ?? [],
    device: row.device,
    address: row.ipAddress,
  },
  onBehalfOf: row.onBehalfOf === null ? null : { id: row.onBehalfOf, name: row.representedName },
  customer: row.customerId === null ? null : { id: row.customerId, name: row.customerName },
  action: row.action,
  subject: row.subject,
  subjectId: row.subjectId,
  subjectName: row.subjectName,
  fields: fieldsOf(row.details),
  reason: row.reason,
  refused: row.refused,
  refusal: row.refused === null ? null : sentenceOf(row.refused, language),
  requestId: row.requestId,
})

const sentenceOf = (code: string, language: Language) =>
  code in allRefusals ? allRefusals[code as RefusalCode][language] : null

/** Names of fields and, for numbers, days and codes, their values; what is not set says nothing. */
const fieldsOf = (details: unknown) =>
  Object.entries(details as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name, value: textOf(value) }))

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
