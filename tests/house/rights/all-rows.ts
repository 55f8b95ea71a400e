import { sql } from 'kysely'
import type { Db } from '../../../server/platform/database/connect.ts'

/** Tables that a refused call may change: last visits, attempts and the audit trail. */
const traces = ['migration', 'sessions', 'credential_attempts', 'audit_trail', 'catalogue_version']

/** A hash of every table, to prove that a call wrote nothing. */
export async function allRows(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(${traces})`.execute(
    db,
  )
  const parts = tables.map(
    ({
      name,
    }) => sql`select ${sql.lit(name)} as name, md5(coalesce(string_agg(r::text, '' order by r::text), '')) as hash
      from ${sql.table(name)} r`,
  )
  const { rows } = await sql<{
    name: string
    hash: string
  }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}
