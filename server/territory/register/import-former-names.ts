import { sql } from 'kysely'
import { headOf, streetName } from '../../../domain/addresses/street-name.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { type Imported, importFile } from './import-file.ts'
import type { CsvRow } from './read-register-file.ts'

/** Reads `aw_iela_his.csv`, under which names the streets were known before. */
export const importFormerNames = (app: AppWithDb, path: string): Promise<Imported> =>
  importFile(app, path, { kind: 'former_names', columns: ['KODS', 'NOSAUKUMS'], write: addNames })

async function addNames(tx: Tx, rows: readonly CsvRow[]): Promise<number> {
  const named = rows.filter(({ KODS, NOSAUKUMS }) => /^\d+$/.test(KODS ?? '') && NOSAUKUMS)
  const names = named.map(({ NOSAUKUMS }) => NOSAUKUMS!)
  const { numAffectedRows } = await sql`
    with named as (
      select code, array_agg(distinct name) as names, array_agg(distinct head) as heads
      from unnest(${named.map(({ KODS }) => Number(KODS))}::bigint[], ${names}::text[],
        ${names.map((name) => headOf(streetName(name)))}::text[]) as n (code, name, head)
      group by code)
    update register_streets s
    set former_names = array(select distinct unnest(s.former_names || n.names) order by 1),
      former_heads = array(select distinct unnest(s.former_heads || n.heads) order by 1)
    from named n where n.code = s.code and not s.former_names @> n.names`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
