import type { ClientBase } from 'pg'

export type BackupTable = {
  name: string
  columns: string[]
  /** The columns that hold files: photos, documents. */
  files: string[]
}

/**
 * All tables with their columns that are not generated, referenced tables first. Where two refer to
 * each other, one reference is deferrable and checked at the end.
 */
export async function backupTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { needs: string[] }>(`
    select c.relname as name,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and attgenerated = '' and atttypid = 'bytea'::regtype
      ) as files,
      coalesce((select array_agg(distinct confrelid::regclass::text) from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> conrelid
          and not condeferrable), '{}') as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    order by 1`)
  const sorted: BackupTable[] = []
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

/** The names of the migrations that this database has. */
export async function appliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}
