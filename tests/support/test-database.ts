import { afterAll, inject } from 'vitest'
import { connectDatabase } from '../../server/platform/database/connect.ts'
import { copyDatabase } from './database-copy.ts'
import { silentLog } from './database-server.ts'

/** A migrated database for one test file, connected as the shop's role. */
export async function testDatabase() {
  const { owner, app, drop } = await copyDatabase(inject('template'))
  const database = connectDatabase(app, { role: 'web', poolSize: 10, log: silentLog })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  return { ...database, owner, app, drop }
}
