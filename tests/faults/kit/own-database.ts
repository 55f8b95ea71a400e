import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connectDatabase } from '../../../server/platform/database/connect.ts'
import { openEmbeddedDatabase } from '../../../server/platform/database/embedded.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { findPostmaster } from '../../../server/platform/database/postmaster.ts'
import { ask } from '../../support/ask.ts'
import { silentLog as log } from '../../support/database-server.ts'
import { lastly } from './lastly.ts'

/** A folder in which the database's user may live; gone after the tests. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `avots-${name}-`))
  chmodSync(folder, 0o755)
  lastly(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A PostgreSQL of the scenario's own, to be killed and frozen; as careful with its disk as the shop's. */
export async function ownDatabase(name: string, dataDir = temporaryFolder(name)) {
  const { owner, app, folder, stop } = await openEmbeddedDatabase({ dataDir, log })
  await migrate({ owner, app, log })
  const { db, close } = connectDatabase(app, { role: 'command', poolSize: 4, log })
  lastly(async () => {
    await close()
    await stop()
  })
  const postmaster = () => findPostmaster(path.join(folder, 'data'))
  const signal = (what: NodeJS.Signals) => process.kill(postmaster()!, what)
  /** Ends every connection of the shop's role but the one that asks. */
  const cutAll = () =>
    ask(
      app,
      'select count(pg_terminate_backend(pid)) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
    )
  return { dataDir, owner, app, db, signal, cutAll }
}
