import { Client } from 'pg'
import type { ConnectionOptions } from '../../server/platform/database/connection-options.ts'

/** Asks a database one question on a connection of its own; answers all values, row by row. */
export async function ask(database: ConnectionOptions, question: string): Promise<unknown[]> {
  const client = new Client({ ...database, application_name: 'asking' })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(question)
    return rows.flatMap((row) => Object.values(row))
  } finally {
    await client.end()
  }
}
