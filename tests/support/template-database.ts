import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { databaseNamed } from '../../server/platform/database/connection-options.ts'
import { migrate } from '../../server/platform/database/migrate.ts'
import { migrationFiles } from '../../server/platform/database/migration-files.ts'
import type { Template } from './database-copy.ts'
import { openDatabaseServer, silentLog } from './database-server.ts'
import type { DatabaseServer } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: Template
  }
}

/** Makes one migrated database that every test file copies, and removes it after the tests. */
export default async function setup(project: TestProject) {
  const server = await openDatabaseServer()
  const template = await openTemplate(server)
  project.provide('template', { name: template.name, owner: server.owner, app: server.app })
  return async () => {
    await template.close()
    await server.close()
  }
}

/** Test runs share a template: making and dropping lock it exclusively, using it does not. */
export async function openTemplate({ owner, app }: Pick<DatabaseServer, 'owner' | 'app'>) {
  const name = `avots_template_${hashOfMigrations()}`
  const client = new Client({ ...owner, application_name: 'avots-test' })
  await client.connect()
  const isThere = async () =>
    (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1
  await client.query('select pg_advisory_lock_shared(hashtext($1))', [name])
  if (!(await isThere())) {
    await client.query('select pg_advisory_unlock_shared(hashtext($1))', [name])
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    if (!(await isThere())) await make(name)
    await client.query(
      'select pg_advisory_lock_shared(hashtext($1)), pg_advisory_unlock(hashtext($1))',
      [name],
    )
  }
  async function make(wanted: string) {
    const draft = `${wanted}_draft`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft}`)
    await migrate({
      owner: databaseNamed(draft, owner),
      app: databaseNamed(draft, app),
      log: silentLog,
    })
    await client.query(`alter database ${draft} rename to ${wanted}`)
  }
  const close = async () => {
    await client.query('select pg_advisory_unlock_shared(hashtext($1))', [name])
    const lock = await client.query('select pg_try_advisory_lock(hashtext($1)) as alone', [name])
    if (lock.rows[0].alone) await client.query(`drop database ${name}`)
    await client.end()
  }
  return { name, close }
}

function hashOfMigrations(): string {
  const checksums = migrationFiles().map((file) => file.name + file.checksum)
  return createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12)
}
