import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listQuery } from '../../../contract/shared/list.ts'
import type { ListFields } from '../../../domain/office/list-query.ts'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { readList } from './read-list.ts'

const { db } = await testDatabase()

const fields = {
  name: { kind: 'text', isSortable: true },
  seen: { kind: 'day', isInstant: true, isSortable: true },
  role: { kind: 'choice', choices: ['owner', 'driver'], isMany: true },
  cents: { kind: 'number', isSortable: true, isSummed: true },
} as const satisfies ListFields

const source = sql<{ id: number }>`select * from (values
  (1, 'Ozoliņa', '2026-11-01T22:30:00.123456Z'::timestamptz, '{owner}'::text[], 500),
  (2, 'Ozols', '2026-11-02T10:00:00Z', '{driver}', 500),
  (3, 'Bērziņš', null, '{owner,driver}', -200),
  (4, '100% avots', null, '{}', 0),
  (5, 'Āboliņa', '2026-10-31T10:00:00Z', '{}', 900)) as v (id, name, seen, role, cents)`

const read = (query: Record<string, string>) =>
  readList(db, fields, source, listQuery(fields, 'cents').parse(query))

const idsOf = async (query: Record<string, string>) => (await read(query)).rows.map(({ id }) => id)

const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b)

test('a list is narrowed by words, choices, numbers and days of Riga', async () => {
  expect(await idsOf({ filter: 'name:has:OZOL' })).toEqual([1, 2])
  expect(await idsOf({ filter: 'name:has:aboli' })).toEqual([5])
  expect(await idsOf({ filter: 'name:has:%25' })).toHaveLength(5)
  expect(await idsOf({ filter: 'role:in:owner' })).toEqual([3, 1])
  expect(await idsOf({ filter: 'cents:from:0;cents:to:500' })).toEqual([4, 1, 2])
  expect(await idsOf({ filter: 'seen:eq:2026-11-02' })).toEqual([1, 2])
  expect(await idsOf({ filter: 'seen:from:2026-11-02;role:in:driver' })).toEqual([2])
})

test.each(['cents', '-cents', 'seen', '-seen', 'name', '-name'])(
  'pages by %s give every row once, those without a value last',
  async (sort) => {
    const whole = await idsOf({ sort })
    const paged: number[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const page = await read({ sort, limit: '2', ...(cursor && { cursor }) })
      paged.push(...page.rows.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(whole)
    expect(inOrder(whole)).toEqual([1, 2, 3, 4, 5])
    if (sort.endsWith('seen')) expect(inOrder(whole.slice(3))).toEqual([3, 4])
  },
)

test('total and sums are of all that the filter leaves', async () => {
  expect(await read({ limit: '1' })).toMatchObject({ total: 5, sums: { cents: 1_700 } })
  expect(await read({ filter: 'role:in:owner', limit: '1' })).toMatchObject({
    total: 2,
    sums: { cents: 300 },
  })
})

test('a made-up cursor begins at the start', async () => {
  const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  for (const cursor of ['x', made(['abc', 1]), made(['2026-99-01 10:00:00+00', 1]), made([1, 2])])
    expect(await idsOf({ sort: 'seen', cursor })).toHaveLength(5)
})
