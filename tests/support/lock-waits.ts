import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../server/platform/database/connect.ts'

/** Until another connection to this database waits for a lock. */
export const lockIsAwaited = (db: Db) =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    })
    .toBeGreaterThan(0)
