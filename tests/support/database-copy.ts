import { randomBytes } from 'node:crypto'
import { DatabaseError } from 'pg'
import { queryValues } from './query-values.ts'
import { databaseNamed } from '../../server/platform/database/connection-options.ts'
import type { ConnectionOptions } from '../../server/platform/database/connection-options.ts'

export type Template = { name: string; owner: ConnectionOptions; app: ConnectionOptions }

const IN_USE = '55006'

/** PostgreSQL waits five seconds for processes that are still leaving; a busy machine needs more. */
async function dropDatabase(owner: ConnectionOptions, name: string, tries = 5): Promise<void> {
  try {
    await queryValues(owner, `drop database ${name}`)
  } catch (error) {
    if (tries === 1 || !(error instanceof DatabaseError) || error.code !== IN_USE) throw error
    await dropDatabase(owner, name, tries - 1)
  }
}

/** A database of one's own, as migrated as the template. */
export async function copyDatabase({ name, owner, app }: Template) {
  const copy = `avots_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await queryValues(owner, `create database ${copy} template ${name} strategy file_copy`)
  return {
    owner: databaseNamed(copy, owner),
    app: databaseNamed(copy, app),
    drop: () => dropDatabase(owner, copy),
  }
}
