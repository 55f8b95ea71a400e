import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../../server/platform/database/connect.ts'

/** The queries of `agreement.sql`; each begins with a line `-- what must agree`. */
export const agreements: readonly string[] = readFileSync(
  new URL('agreement.sql', import.meta.url),
  'utf8',
)
  .split(/^-- (?=[a-z])/m)
  .slice(2)

/** What ledger, bottles, stock and papers say differently of each other. */
export async function disagreements(db: Db): Promise<string[]> {
  const found: string[] = []
  for (const agreement of agreements) {
    const name = agreement.split('\n', 1)[0]!
    const { rows } = await sql<
      Record<string, string>
    >`${sql.raw(agreement.slice(name.length))}`.execute(db)
    found.push(...rows.map((row) => `${name}: ${Object.values(row)[0]}`))
  }
  return found
}
