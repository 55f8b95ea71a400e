import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openFiles } from './platform/files/files.ts'
import { testDatabase } from '../tests/support/test-database.ts'
import { commands } from './commands.ts'
import type { OpenApp } from './open-app.ts'
import { backup } from './platform/backup/backup.ts'

const { owner, db } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'avots-altered-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A backup of this database with some of its text replaced. */
async function alteredBackup(name: string, alter: (text: string) => string) {
  const file = join(folder, `${name}.gz`)
  await backup(owner, file)
  writeFileSync(file, gzipSync(alter(gunzipSync(readFileSync(file)).toString())))
  return file
}

const restoreCommand = (copyOwner: unknown, file: string, sure = false) =>
  commands['restore']!.run({ owner: copyOwner, files: openFiles(folder) } as OpenApp, {
    words: [file],
    options: { sure },
  })

// S-m13
test('a backup with an altered balance is refused in one sentence, unless it is wanted so', async () => {
  const { id: customerId } = await db
    .insertInto('customers')
    .values({ role: 'guest' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { customer_id: customerId, account: 'account', cents: 99_999_900 }
  const file = await alteredBackup('altered', (text) =>
    text
      .replace(/(\{"table":"ledger_balances"[^\n]*\n)/, `$1${JSON.stringify(row)}\n`)
      .replace(/"rows":(\d+)/, (_, rows: string) => `"rows":${Number(rows) + 1}`),
  )
  const copy = await testDatabase()
  await expect(restoreCommand(copy.owner, file)).rejects.toThrow(
    /do not add up; nothing was restored: account of customer \d+: a balance is the sum of its entries/,
  )
  expect(await copy.db.selectFrom('customers').select('id').execute()).toEqual([])
  const { lines } = await restoreCommand(copy.owner, file, true)
  expect(lines.join()).toMatch(/are back/)
})

// S-m13
test('a backup with a table that is not the shop’s is refused in one sentence', async () => {
  const file = await alteredBackup('made-up', (text) =>
    text.replace('{"table":"customers"', '{"table":"made_up"'),
  )
  const copy = await testDatabase()
  await expect(restoreCommand(copy.owner, file)).rejects.toThrow(
    /is no backup of this shop: relation "made_up" does not exist. Nothing was changed/,
  )
})
