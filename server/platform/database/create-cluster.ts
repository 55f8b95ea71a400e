import { spawnSync } from 'node:child_process'
import { createHmac, randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { publish } from './embedded-home.ts'
import type { EmbeddedHome } from './embedded-home.ts'
import { isAlive } from './is-process-alive.ts'
import { privateFolder } from './system-user.ts'
import type { SystemUser } from './system-user.ts'

export const roles = { admin: 'postgres', owner: 'avots_owner', app: 'avots' }

/**
 * Creates the database's files and roles in a draft folder and renames it when complete: a killed
 * process leaves no half-made cluster, and two processes that start at once share one.
 */
export function createCluster(home: EmbeddedHome, programs: string) {
  mkdirSync(path.dirname(home.folder), { recursive: true })
  removeOldDrafts(home.folder)
  const draft = `${home.folder}.draft-${process.pid}`
  privateFolder(draft, home.owner)
  const secret = randomBytes(24).toString('hex')
  const data = path.join(draft, 'data')
  const password = { file: path.join(draft, 'password'), text: passwordOf(roles.admin, secret) }
  initialise({ program: path.join(programs, 'initdb'), owner: home.owner }, data, password)
  createRoles({ program: path.join(programs, 'postgres'), owner: home.owner }, data, secret)
  writeFileSync(path.join(draft, 'secret'), secret, { mode: 0o600 })
  publish(draft, home.folder)
}

function removeOldDrafts(folder: string) {
  const parent = path.dirname(folder)
  for (const name of readdirSync(parent)) {
    const [draftOf, pid] = name.split('.draft-')
    const isOld =
      draftOf === path.basename(folder) && (Number(pid) === process.pid || !isAlive(Number(pid)))
    if (pid && isOld) rmSync(path.join(parent, name), { recursive: true })
  }
}

/** Derives each role's password from the one stored secret. */
export const passwordOf = (role: string, secret: string) =>
  createHmac('sha256', secret).update(role).digest('hex')

export function readSecret(home: EmbeddedHome): string {
  try {
    return readFileSync(home.secretFile, 'utf8')
  } catch (error) {
    throw new Error(
      `The database in ${home.folder} belongs to another user: start as that user or set DATA_DIR`,
      { cause: error },
    )
  }
}

// Without a UTF-8 character type, PostgreSQL's text search and trigrams do not treat ā or š as
// letters. The first of these that the system knows is used.
const characterTypes = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8']

type Runnable = { program: string; owner: SystemUser | undefined }

function initialise(initdb: Runnable, data: string, password: { file: string; text: string }) {
  writeFileSync(password.file, password.text, { mode: 0o600 })
  if (initdb.owner) chownSync(password.file, initdb.owner.uid, initdb.owner.gid)
  const complaints = characterTypes.map((characterType) => {
    if (existsSync(data)) return ''
    const flags = [`--pgdata=${data}`, `--username=${roles.admin}`, `--pwfile=${password.file}`]
    const locale = [
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--icu-locale=lv-LV',
    ]
    return run(initdb, [...flags, ...locale, '--locale-provider=icu', '--auth=scram-sha-256'])
  })
  rmSync(password.file)
  if (!existsSync(data)) throw new Error(`The database could not be made: ${complaints.join(' ')}`)
}

/** The owner migrates; the shop itself connects as a role that cannot change the schema. */
function createRoles(postgres: Runnable, data: string, secret: string) {
  const statements = [
    `create role ${roles.owner} login createdb password '${passwordOf(roles.owner, secret)}';`,
    `create role ${roles.app} login password '${passwordOf(roles.app, secret)}';`,
    `create database avots owner ${roles.owner};`,
  ]
  const complaint = run(
    postgres,
    ['--single', '-D', data, '-c', 'exit_on_error=on', 'postgres'],
    statements.join('\n'),
  )
  if (complaint) throw new Error(`The database's roles could not be made: ${complaint}`)
}

/** Empty when the program succeeded, else its complaint. */
function run({ program, owner }: Runnable, args: string[], input = ''): string {
  const { status, stderr, error } = spawnSync(program, args, {
    ...owner,
    cwd: '/',
    env: { LC_ALL: 'C' },
    input,
    encoding: 'utf8',
  })
  return status === 0 ? '' : (error?.message ?? (stderr.trim() || `${program} failed`))
}
