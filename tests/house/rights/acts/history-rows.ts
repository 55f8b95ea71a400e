import { sql } from 'kysely'
import type { Db } from '../../../../server/platform/database/connect.ts'

export type HistoryRow = { table: string; key: string; actorKind: string; actorId: number | null }

/** Reads every row of every table that names an actor; each has a number or a key of its own. */
export async function historyReader(db: Db): Promise<() => Promise<HistoryRow[]>> {
  const { rows: tables } = await sql<{ name: string; key: string[] }>`
    select t.table_name as name, array_agg(a.attname::text order by a.attnum) as key
    from information_schema.tables t
      join information_schema.columns c on c.table_name = t.table_name
        and c.table_schema = t.table_schema and c.column_name = 'actor_kind'
      join pg_index i on i.indrelid = quote_ident(t.table_name)::regclass and i.indisprimary
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by t.table_name`.execute(db)
  const parts = tables.map(
    ({ name, key }) => sql`
      select ${sql.lit(name)} as "table", concat_ws(' ', ${sql.join(key.map((part) => sql.ref(part)))})
        as key, actor_kind, actor_id from ${sql.table(name)}`,
  )
  const query = sql<HistoryRow>`${sql.join(parts, sql` union all `)}`
  return async () => (await query.execute(db)).rows
}

/** The rows that an act has written. */
export async function rowsOfAct(
  read: () => Promise<HistoryRow[]>,
  act: () => Promise<unknown>,
): Promise<HistoryRow[]> {
  const nameOf = ({ table, key }: HistoryRow) => `${table} ${key}`
  const before = new Set((await read()).map(nameOf))
  await act()
  return (await read()).filter((row) => !before.has(nameOf(row)))
}
