import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, globSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { unprivilegedUser } from '../../../server/platform/database/system-user.ts'
import { freePort } from '../../support/free-port.ts'
import { cleanUp } from './clean-up.ts'
import { temporaryFolder } from './own-database.ts'

/** The programs of a PostgreSQL that is installed on the machine, the newest from 15 on. */
export const systemPrograms = globSync('/usr/lib/postgresql/*/bin')
  .filter((folder) => versionOf(folder) >= 15)
  .toSorted((a, b) => versionOf(a) - versionOf(b))
  .at(-1)

function versionOf(folder: string): number {
  return Number(folder.split('/').at(-2))
}

/** PostgreSQL as in production, of the machine's own programs, with both roles of the shop. */
export async function systemPostgres() {
  const folder = temporaryFolder('postgres')
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const port = await freePort()
  const env = {
    PATH: `${systemPrograms}:${process.env.PATH}`,
    LC_ALL: 'C',
    PGHOST: folder,
    PGPORT: String(port),
    PGUSER: 'postgres',
    PGDATABASE: 'postgres',
  }

  function run(program: string, ...words: string[]): string {
    // Servers inherit no pipe, or it would never close.
    const stdio = program === 'pg_ctl' ? ('ignore' as const) : ('pipe' as const)
    const { status, stdout, stderr, error } = spawnSync(program, words, {
      ...user,
      cwd: folder,
      env,
      stdio,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr ?? status}`)
    return stdout ?? ''
  }

  const start = (name: string) => {
    run('pg_ctl', 'start', '-w', '-D', name, '-l', 'postgres.log', '-o', `-k ${folder}`)
    cleanUp(() => stop(name).catch(() => undefined))
  }
  const stop = async (name: string) => run('pg_ctl', 'stop', '-m', 'immediate', '-D', name)

  function initialise(name: string, settings: string) {
    run('initdb', '-D', name, '-U', 'postgres', '--auth=trust', '--locale=C.UTF-8')
    appendFileSync(path.join(folder, name, 'postgresql.conf'), settings)
  }

  const makeFolder = (name: string) => {
    mkdirSync(path.join(folder, name))
    if (user) chownSync(path.join(folder, name), user.uid, user.gid)
  }

  const connection = (role: string, database = 'avots') => ({
    connectionString: `postgresql://${role}@${encodeURIComponent(folder)}:${port}/${database}`,
  })

  return { folder, port, run, start, stop, initialise, makeFolder, connection }
}
