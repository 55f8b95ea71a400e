import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/test-database.ts'
import { openLog } from './log.ts'

const { db } = await testDatabase()

test('a row that the database refuses is not written into the log', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const anna = {
    role: 'customer' as const,
    name: 'Anna Bērziņa',
    email: 'anna@epasts.lv',
    phone: '+37120000115',
  }
  const err = await db
    .insertInto('customers')
    .values(anna)
    .execute()
    .catch((error: unknown) => error)
  log.error({ err }, 'request failed')
  expect(lines.join()).toContain('customers_registered_are_whole')
  expect(lines.join()).not.toContain('Anna')
})
