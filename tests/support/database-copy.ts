import { randomBytes } from 'node:crypto'
import { queryValues } from './query-values.ts'
import { databaseNamed } from '../../server/platform/database/connection-options.ts'
import type { ConnectionOptions } from '../../server/platform/database/connection-options.ts'

export type Template = { name: string; owner: ConnectionOptions; app: ConnectionOptions }

/** A database of one's own, as migrated as the template. */
export async function copyDatabase({ name, owner, app }: Template) {
  const copy = `avots_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await queryValues(owner, `create database ${copy} template ${name} strategy file_copy`)
  return {
    owner: databaseNamed(copy, owner),
    app: databaseNamed(copy, app),
    drop: () => queryValues(owner, `drop database ${copy}`),
  }
}
