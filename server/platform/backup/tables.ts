import type { ClientBase } from 'pg'

export type KeptTable = {
  name: string
  columns: string[]
  /** Those of them that hold files: photos, papers. */
  files: string[]
}

/** All tables with the columns that hold something of their own, those that others point at first. */
export async function keptTables(client: ClientBase): Promise<KeptTable[]> {
  const { rows } = await client.query<KeptTable & { needs: string[] }>(`
    select c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and attgenerated = '' and atttypid = 'bytea'::regtype) as files,
      coalesce((select array_agg(distinct confrelid::regclass::text) from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> conrelid), '{}') as needs
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    order by 1`)
  const sorted: KeptTable[] = []
  let left = rows
  while (left.length > 0) {
    const isReady = ({ needs }: { needs: string[] }) =>
      !needs.some((need) => left.some(({ name }) => name === need))
    const ready = left.filter(isReady)
    if (ready.length === 0)
      throw new Error(`Tables point at each other: ${left.map(({ name }) => name).join(', ')}`)
    sorted.push(...ready.map(({ name, columns, files }) => ({ name, columns, files })))
    left = left.filter((table) => !ready.includes(table))
  }
  return sorted
}

/** Which migrations the rows are shaped by. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migration order by number',
  )
  return rows.map(({ name }) => name)
}
