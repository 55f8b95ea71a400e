import { sql } from 'kysely'
import { nameWords } from '../../domain/bank/name-likeness.ts'
import type { Tx } from '../platform/database/connect.ts'

const mostNamesakes = 8

/** The customers whose names begin with the words of each name; endings and initials may differ. */
export async function namesakes(tx: Tx, names: readonly string[]): Promise<Map<string, number[]>> {
  const asked = [...new Set(names)].flatMap((name) => {
    const query = wordQuery(name)
    return query === '' ? [] : [{ name, query }]
  })
  const { rows } = await sql<{ name: string; customerIds: number[] }>`
    select n.name, array_agg(f.customer_id) as customer_ids
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as n (name text, query text)
      cross join lateral (select customer_id from customer_search
        where words @@ n.query::tsquery limit ${mostNamesakes}) f
    group by 1`.execute(tx)
  return new Map(rows.map(({ name, customerIds }) => [name, customerIds]))
}

const wordQuery = (name: string): string =>
  nameWords(name)
    .filter((word) => word.length > 1)
    .slice(0, 6)
    .map((word) => `'${word.length > 4 ? word.slice(0, -1) : word}':*`)
    .join(' & ')
