import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { connectDatabase } from '../../../server/platform/database/connect.ts'
import { openEmbeddedDatabase } from '../../../server/platform/database/embedded.ts'
import { migrate } from '../../../server/platform/database/migrate.ts'
import { findPostmaster } from '../../../server/platform/database/postmaster.ts'
import { memoryFolder } from '../../support/memory-folder.ts'
import { queryValues } from '../../support/query-values.ts'
import { silentLog as log } from '../../support/database-server.ts'
import { cleanUp } from './clean-up.ts'

/** A temporary folder that the database's user may enter. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(memoryFolder(), `avots-${name}-`))
  chmodSync(folder, 0o755)
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A PostgreSQL for one scenario to kill and freeze, with the shop's own disk settings. */
export async function ownDatabase(name: string, dataDir = temporaryFolder(name)) {
  const { owner, app, folder, stop } = await openEmbeddedDatabase({ dataDir, log })
  await migrate({ owner, app, log })
  const { db, close } = connectDatabase(app, { role: 'command', poolSize: 4, log })
  cleanUp(async () => {
    await close()
    await stop()
  })
  const postmaster = () => findPostmaster(path.join(folder, 'data'))
  const signal = (name: NodeJS.Signals) => process.kill(postmaster()!, name)
  /** Ends every other connection of the shop's role. */
  const cutAll = () =>
    queryValues(
      app,
      'select count(pg_terminate_backend(pid)) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
    )
  return { dataDir, owner, app, db, signal, cutAll }
}
