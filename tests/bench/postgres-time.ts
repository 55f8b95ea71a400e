import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { embeddedHome } from '../../server/platform/database/embedded-home.ts'
import { parentOf, processorMs, titleOf } from '../support/process-figures.ts'

/** What each process had used when it was last seen: one that has ended is still counted. */
const lastSeen = new Map<number, number>()

/**
 * Processor time of all processes of a folder's embedded PostgreSQL, in milliseconds, without its
 * own cleaning and what helps single statements.
 */
export function postgresMs(dataDir: string): number {
  const pidFile = join(embeddedHome(dataDir, pino({ level: 'silent' })).data, 'postmaster.pid')
  if (!existsSync(pidFile)) return 0
  const postmaster = readFileSync(pidFile, 'utf8').split('\n')[0]
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  for (const pid of all)
    if (parentOf(pid) === postmaster && !/(autovacuum|parallel) worker/.test(titleOf(pid)))
      lastSeen.set(pid, processorMs(pid))
  return [...lastSeen.values()].reduce((sum, ms) => sum + ms, 0)
}
