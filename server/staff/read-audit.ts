import { sql } from 'kysely'
import type { z } from 'zod'
import type { auditCalls } from '../../contract/office/audit.ts'
import type { Role } from '../../domain/staff/rights.ts'
import type { Db } from '../platform/database/connect.ts'

const PAGE = 50

type Query = z.output<typeof auditCalls.readAudit.query>

/** The latest first, fifty at a time; the place is the last row's number. */
export async function readAudit(db: Db, query: Query) {
  const found = await rowsOf(db, query)
  const rows = found.slice(0, PAGE).map(auditRow)
  return { rows, next: found.length > PAGE ? rows.at(-1)!.id : null }
}

const rowsOf = (db: Db, { about, staff, by, action, from, to, before }: Query) =>
  db
    .selectFrom('auditTrail as entry')
    .leftJoin('staff as person', (join) =>
      join
        .onRef('person.id', '=', 'entry.actorId')
        .on('entry.actorKind', 'in', ['staff', 'driver']),
    )
    .leftJoin('staff as subjectStaff', (join) =>
      join.onRef('subjectStaff.id', '=', 'entry.subjectId').on('entry.subject', '=', 'staff'),
    )
    .leftJoin('customers as actorCustomer', (join) =>
      join.onRef('actorCustomer.id', '=', 'entry.actorId').on('entry.actorKind', '=', 'customer'),
    )
    .leftJoin('customers as customer', 'customer.id', 'entry.customerId')
    .leftJoin('customers as represented', 'represented.id', 'entry.onBehalfOf')
    .selectAll('entry')
    .select([
      'person.name as personName',
      'subjectStaff.name as subjectName',
      'actorCustomer.name as actorCustomerName',
      'customer.name as customerName',
      'represented.name as representedName',
    ])
    .$if(about === 'books', (rows) => rows.where('entry.kept', '=', 'books'))
    .$if(about === 'on_behalf', (rows) => rows.where('entry.onBehalfOf', 'is not', null))
    .$if(about === 'refused', (rows) => rows.where('entry.refused', 'is not', null))
    .$if(about === 'sign_ins', (rows) => rows.where('entry.action', '=', 'staff.sign_in'))
    .$if(staff !== undefined, (rows) =>
      rows.where('entry.actorId', '=', staff!).where('entry.actorKind', 'in', ['staff', 'driver']),
    )
    .$if(by !== undefined, (rows) => rows.where('entry.actorKind', '=', by!))
    .$if(action !== undefined, (rows) => rows.where('entry.action', '=', action!))
    .$if(from !== undefined, (rows) => rows.where('entry.at', '>=', midnightOf(from!, 0)))
    .$if(to !== undefined, (rows) => rows.where('entry.at', '<', midnightOf(to!, 1)))
    .$if(before !== undefined, (rows) => rows.where('entry.id', '<', before!))
    .orderBy('entry.id', 'desc')
    .limit(PAGE + 1)
    .execute()

const midnightOf = (day: string, daysLater: number) =>
  sql<Date>`(${day}::date + ${daysLater}::int)::timestamp at time zone 'Europe/Riga'`

type Found = Awaited<ReturnType<typeof rowsOf>>[number]

const auditRow = (row: Found) => ({
  id: row.id,
  at: row.at.toISOString(),
  by: {
    kind: row.actorKind as 'staff',
    name: row.personName ?? row.actorCustomerName,
    roles: (row.roles ?? []) as Role[],
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
  requestId: row.requestId,
})

/** Names of fields and, for numbers, days and codes, their values. */
const fieldsOf = (details: unknown) =>
  Object.entries(details as Record<string, unknown>).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
