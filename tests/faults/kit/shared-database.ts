import { afterAll, inject } from 'vitest'
import { connectDatabase } from '../../../server/platform/database/connect.ts'
import { copyDatabase } from '../../support/database-copy.ts'
import { silentLog as log } from '../../support/database-server.ts'

/** A database for several real processes at once, as `DATABASE_URL` gives it. */
export async function sharedDatabase() {
  const { owner, app, drop } = await copyDatabase(inject('template'))
  const { db, close } = connectDatabase(app, { role: 'command', poolSize: 4, log })
  afterAll(async () => {
    await close()
    await drop()
  })
  const environment = {
    DATABASE_URL: app.connectionString,
    DATABASE_OWNER_URL: owner.connectionString,
  }
  return { owner, app, db, environment }
}
