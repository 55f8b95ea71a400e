import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Writes of a second room: `privacy` erases a customer from the tables of all rooms, by a list that
 * a test compares with the database.
 */
const secondWriters: Record<string, string[]> = {
  'server/privacy/erase-from-acts.ts': ['approvals', 'idempotency_keys', 'office_actions'],
  'server/privacy/store.ts': [
    'contract_withdrawals',
    'driver_events',
    'mail_outbox',
    'route_sheets',
    'sandbox_orders',
  ],
}

const owners = ownersByTable(readFileSync('docs/schema.md', 'utf8'))

test('every table has one owning room, which has a folder', () => {
  const rooms = new Set(globSync('server/*/').map((path) => path.split('/')[1]))
  expect([...owners].filter(([, room]) => !rooms.has(room))).toEqual([])
})

test('a table is written by its own room alone', () => {
  const files = globSync('server/**/*.ts', { exclude: ['server/**/*.test.ts'] })
  const found = Object.fromEntries(
    files
      .map((path) => [path, strangersTables(path)] as const)
      .filter(([, tables]) => tables.length > 0),
  )
  expect(found).toEqual(secondWriters)
})

test('the writes of SQL and of Kysely are found', () => {
  const source = `
    sql\`with a as (insert into orders (id) values (1)), b as (update goods g set kind = 'x')
      delete from papers\`
    tx.insertInto('orderChanges') tx.updateTable('mailOutbox') tx.deleteFrom(
      'closedDays')
    select id from stock for update skip locked`
  expect(tablesWrittenIn(source)).toEqual([
    'closed_days',
    'goods',
    'mail_outbox',
    'order_changes',
    'orders',
    'papers',
  ])
})

function strangersTables(path: string): string[] {
  const room = path.split('/')[1]
  return tablesWrittenIn(readFileSync(path, 'utf8')).filter((table) => owners.get(table) !== room)
}

function tablesWrittenIn(source: string): string[] {
  const writes = [
    /\b(?:insert into|merge into|delete from)\s+([a-z_]+)/gi,
    /\bupdate\s+([a-z_]+)\s+(?:[a-z]+\s+)?set\b/gi,
    /\.(?:insertInto|mergeInto|deleteFrom|updateTable)\(\s*'(\w+)/g,
  ]
  const names = writes.flatMap((write) => [...source.matchAll(write)].map(([, name]) => name!))
  const tables = names.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  return [...new Set(tables)].filter((table) => owners.has(table)).toSorted()
}

/** Reads the rows of "Tables": `| `orders` | orders | … |`. */
function ownersByTable(page: string): Map<string, string> {
  const rows = page.matchAll(/^\| `(\w+)` +\| (\w+) +\|/gm)
  return new Map([...rows].map(([, table, room]) => [table!, room!]))
}
