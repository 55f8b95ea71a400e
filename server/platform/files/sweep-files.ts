import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import { HOUR_MS } from '../../../domain/calendar/durations.ts'
import type { Db } from '../database/connect.ts'
import type { FileStore } from './file-store.ts'

/** A content is put before the transaction that names it. */
const graceMs = HOUR_MS

/** Deletes files whose days are over, and contents that no row names. */
export async function sweepFiles(db: Db, store: FileStore, today: Day): Promise<void> {
  await db.deleteFrom('files').where('keepUntil', '<', today).execute()
  const moment = new Date(Date.now() - graceMs)
  const old = await store.listOlderThan(moment)
  const { rows } = await sql<{ sha256: Buffer }>`
    select sha256 from unnest(${old}::bytea[]) sha256
    where not exists (select from files f where f.sha256 = sha256.sha256)`.execute(db)
  for (const { sha256 } of rows) await store.deleteIfOlderThan(moment, sha256)
}
