import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deeds } from '../../../server/deeds.ts'
import { testShop } from '../../support/shop.ts'
import { ways } from './deed-ways.ts'

const shop = await testShop()

/** Tables that are written before anyone is known. */
const withoutActor: readonly string[] = []

// What `actors.test.ts` does with each deed, the database asks of every row of every verb.
test('no row of a history can be written without its actor', async () => {
  const { rows } = await sql<{ name: string; isNullable: string; isChecked: boolean }>`
    select c.table_name as name, c.is_nullable,
      exists (select from pg_constraint k where k.contype = 'c'
        and k.conrelid = quote_ident(c.table_name)::regclass
        and pg_get_constraintdef(k.oid) like '%is_actor(actor_kind, actor_id%') as is_checked
    from information_schema.columns c join information_schema.tables t
      on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and c.column_name = 'actor_kind'
      and t.table_type = 'BASE TABLE'
    order by 1`.execute(shop.db)
  expect(rows.length).toBeGreaterThan(10)
  const lacking = rows.filter(({ isNullable, isChecked }) => isNullable === 'YES' || !isChecked)
  expect(lacking.map(({ name }) => name)).toEqual(withoutActor)
})

test('a staff actor has a number, and a system one has none', async () => {
  const isActor = async (kind: string, id: number | null) =>
    (
      await sql<{ is: boolean }>`select is_actor(${kind}, ${id}::bigint, null) as is`.execute(
        shop.db,
      )
    ).rows[0]!.is
  expect(await isActor('staff', 1)).toBe(true)
  expect(await isActor('staff', null)).toBe(false)
  expect(await isActor('system', null)).toBe(true)
})

test('each deed of the office has its audit entry by its name', () => {
  const named = new Set(Object.keys(deeds))
  for (const { deed } of ways) expect(named, deed).toContain(deed)
})
