import { spawn } from 'node:child_process'
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { EmbeddedHome } from './embedded-home.ts'
import { isAlive } from './process-alive.ts'
import { privateFolder } from './system-owner.ts'

const longestLogBytes = 5_000_000

/** Started apart from this process: it outlives a killed server and is found again by the next. */
export function startPostmaster(
  home: EmbeddedHome,
  programs: string,
  settings: Record<string, string>,
) {
  forgetDeadPostmaster(home)
  privateFolder(home.socketFolder, home.owner)
  const isLong = (statSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0) > longestLogBytes
  const log = openSync(home.logFile, isLong ? 'w' : 'a', 0o600)
  const all = { ...serverSettings, ...settings, unix_socket_directories: home.socketFolder }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(path.join(programs, 'postgres'), ['-D', home.data, ...flags], {
    ...home.owner,
    cwd: '/',
    env: { LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.on('error', () => {})
  child.unref()
  closeSync(log)
  return child
}

// No TCP: no port can be taken, and nobody but the socket folder's owner gets as far as the password.
const serverSettings = {
  listen_addresses: '',
  port: '5432',
  max_connections: '200',
  shared_buffers: '256MB',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Details and statements of errors hold what customers wrote.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** The process that serves this folder now, if there is one. */
export function findPostmaster(data: string): number | undefined {
  const pid = notedPid(noteIn(data))
  return pid !== undefined && isPostmasterOf(data, pid) ? pid : undefined
}

/**
 * A postmaster that died by force leaves its number behind beside the data and beside the socket. When that number
 * belongs to another process by now, or to a corpse not yet collected, PostgreSQL refuses to start.
 */
function forgetDeadPostmaster(home: EmbeddedHome) {
  for (const note of [noteIn(home.data), path.join(home.socketFolder, '.s.PGSQL.5432.lock')]) {
    const pid = notedPid(note)
    if (pid !== undefined && !isPostmasterOf(home.data, pid)) removeNoteOf(pid, note)
  }
}

function removeNoteOf(pid: number, note: string) {
  const aside = `${note}.${process.pid}`
  try {
    renameSync(note, aside)
    // Between the look and the move a living one may have written its own.
    if (notedPid(aside) !== pid) linkSync(aside, note)
    rmSync(aside)
  } catch {
    // Another process that starts now was faster.
  }
}

const noteIn = (data: string) => path.join(data, 'postmaster.pid')

function notedPid(note: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(note, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

function isPostmasterOf(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data)
  } catch {
    return false
  }
}

/** Ends sessions and writes all to disk ("fast"); what is not down after 8 s ends as if the power had failed. */
export async function stopPostmaster(home: EmbeddedHome) {
  const pid = findPostmaster(home.data)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 8_000
  while (findPostmaster(home.data) === pid && Date.now() < deadline) await pause(10)
  if (findPostmaster(home.data) === pid) process.kill(pid, 'SIGQUIT')
  rmSync(home.socketFolder, { recursive: true, force: true })
}
