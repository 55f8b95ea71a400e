import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../../server/platform/database/connect.ts'

type Rule = { name: string; query: string; atRest: boolean }

const file = new URL('invariants.sql', import.meta.url)

/** `invariants.sql`, rule by rule: each begins with a line `-- I5 what it says`. */
export const rules: Rule[] = readFileSync(file, 'utf8')
  .split(/^-- (?=I\d)/m)
  .slice(1)
  .map((part) => {
    const [name = '', ...lines] = part.trim().split('\n')
    return { name, query: lines.join('\n'), atRest: name.includes('(at rest)') }
  })

/** What breaks the rules that hold at any moment: `I4 stock is what moved: good 7`. */
export const brokenRules = (db: Db) =>
  check(
    db,
    rules.filter(({ atRest }) => !atRest),
  )

/** The same with the rules that hold once a worker has had time for its queue. */
export const brokenAtRest = (db: Db) => check(db, rules)

async function check(db: Db, asked: Rule[]): Promise<string[]> {
  const broken: string[] = []
  for (const { name, query } of asked) {
    const { rows } = await sql<Record<string, string>>`${sql.raw(query)}`.execute(db)
    broken.push(...rows.map((row) => `${name}: ${Object.values(row)[0]}`))
  }
  return broken
}
