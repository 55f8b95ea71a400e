import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { embeddedHome } from '../../server/platform/database/embedded-home.ts'

/** The kernel counts in hundredths of a second, so only long runs tell something. */
const tickMs = 10

function fieldsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    return []
  }
}

/** Processor time that a process has used, in milliseconds: what a busy machine hardly changes. */
export function processorMs(pid: number): number {
  const fields = fieldsOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs
}

/** The same of all processes of a folder's embedded PostgreSQL. */
export function postgresMs(dataDir: string): number {
  const pidFile = join(embeddedHome(dataDir, pino({ level: 'silent' })).data, 'postmaster.pid')
  if (!existsSync(pidFile)) return 0
  const postmaster = readFileSync(pidFile, 'utf8').split('\n')[0]
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return all.filter((pid) => fieldsOf(pid)[1] === postmaster).reduce((sum, pid) => sum + processorMs(pid), 0)
}

/** Memory that a process holds, in megabytes. */
export function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
