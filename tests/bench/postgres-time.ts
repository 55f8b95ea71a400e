import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { embeddedHome } from '../../server/platform/database/embedded-home.ts'
import { parentOf, processorMs, titleOf } from '../support/process-figures.ts'

/**
 * Processor time of all processes of a folder's embedded PostgreSQL, in milliseconds, without those
 * that come and go: their time would be missing once they have ended.
 */
export function postgresMs(dataDir: string): number {
  const pidFile = join(embeddedHome(dataDir, pino({ level: 'silent' })).data, 'postmaster.pid')
  if (!existsSync(pidFile)) return 0
  const postmaster = readFileSync(pidFile, 'utf8').split('\n')[0]
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return all
    .filter(
      (pid) => parentOf(pid) === postmaster && !/(autovacuum|parallel) worker/.test(titleOf(pid)),
    )
    .reduce((sum, pid) => sum + processorMs(pid), 0)
}
