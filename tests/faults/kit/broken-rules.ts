import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../../server/platform/database/connect.ts'

type Rule = { name: string; query: string; atRest: boolean }

const file = new URL('invariants.sql', import.meta.url)

/** The rules of `invariants.sql`; each begins with a line `-- I5 name`. */
export const rules: Rule[] = readFileSync(file, 'utf8')
  .split(/^-- (?=I\d)/m)
  .slice(1)
  .map((part) => {
    const [name = '', ...lines] = part.trim().split('\n')
    return { name, query: lines.join('\n'), atRest: name.includes('(at rest)') }
  })

/** Violations of the rules that always hold, as `I4 stock is what moved: good 7`. */
export const brokenRules = (db: Db) =>
  check(
    db,
    rules.filter(({ atRest }) => !atRest),
  )

/** Includes the rules that hold once the queue is empty. */
export const brokenRulesAtRest = (db: Db) => check(db, rules)

async function check(db: Db, checked: Rule[]): Promise<string[]> {
  const broken: string[] = []
  for (const { name, query } of checked) {
    const { rows } = await sql<Record<string, string>>`${sql.raw(query)}`.execute(db)
    broken.push(...rows.map((row) => `${name}: ${Object.values(row)[0]}`))
  }
  return broken
}
