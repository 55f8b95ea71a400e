import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../tests/support/test-database.ts'

const { db } = await testDatabase()

test('the page about the database names every table, and none that is not there', async () => {
  const [, list = ''] = readFileSync('docs/schema.md', 'utf8').split(/^## /m)
  const named = [...list.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\|/gm)].flatMap(([, cell]) =>
    cell!.match(/\w+/g)!,
  )
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
    db,
  )
  const tables = rows.map(({ name }) => name).filter((name) => name !== 'migration')
  expect(named.toSorted()).toEqual(tables.toSorted())
})
