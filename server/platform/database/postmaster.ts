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
import { isAlive } from './is-process-alive.ts'
import { privateFolder } from './system-user.ts'

const MAX_LOG_BYTES = 5_000_000

/** Started detached: it outlives a killed server, and the next process finds it again. */
export function startPostmaster(
  home: EmbeddedHome,
  programs: string,
  settings: Record<string, string>,
) {
  removeStalePidFiles(home)
  privateFolder(home.socketFolder, home.owner)
  const isLong = (statSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES
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

// No TCP: no port can be in use, and only the socket folder's owner can try a password.
const serverSettings = {
  listen_addresses: '',
  port: '5432',
  max_connections: '200',
  shared_buffers: '256MB',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  // Error details and statements contain customers' data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** The process id that serves this folder now. */
export function findPostmaster(data: string): number | undefined {
  const pid = notedPid(noteIn(data))
  return pid !== undefined && isPostmasterOf(data, pid) ? pid : undefined
}

/**
 * A killed postmaster leaves its pid files beside the data and the socket. When that pid belongs to
 * another process by now, or to a zombie, PostgreSQL refuses to start.
 */
function removeStalePidFiles(home: EmbeddedHome) {
  for (const note of [noteIn(home.data), path.join(home.socketFolder, '.s.PGSQL.5432.lock')]) {
    const pid = notedPid(note)
    if (pid !== undefined && !isPostmasterOf(home.data, pid)) removeNoteOf(pid, note)
  }
}

function removeNoteOf(pid: number, note: string) {
  const aside = `${note}.${process.pid}`
  try {
    renameSync(note, aside)
    // A living postmaster may have written its own file between the check and the rename.
    if (notedPid(aside) !== pid) linkSync(aside, note)
    rmSync(aside)
  } catch {
    // Another starting process was faster.
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

/** A fast shutdown; after 8 s an immediate one, as if the power had failed. */
export async function stopPostmaster(home: EmbeddedHome) {
  const pid = findPostmaster(home.data)
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 8_000
  while (findPostmaster(home.data) === pid && Date.now() < deadline) await pause(10)
  if (findPostmaster(home.data) === pid) process.kill(pid, 'SIGQUIT')
  rmSync(home.socketFolder, { recursive: true, force: true })
}
