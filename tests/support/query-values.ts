import { Client } from 'pg'
import type { ConnectionOptions } from '../../server/platform/database/connection-options.ts'

/** Runs one query on a connection of its own and returns all values, row by row. */
export async function queryValues(database: ConnectionOptions, query: string): Promise<unknown[]> {
  const client = new Client({ ...database, application_name: 'avots-test-query' })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(query)
    return rows.flatMap((row) => Object.values(row))
  } finally {
    await client.end()
  }
}
