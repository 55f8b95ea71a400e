import { sql } from 'kysely'
import type { Db } from './database/connect.ts'

/** What has been kept for as long as it is good for: the answers to writes that may be repeated, who did what, and letters. */
export async function forgetOld(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db)
  await sql`delete from audit_trail where at < now() - interval '1 year'`.execute(db)
  await sql`delete from mail_outbox where created_at < now() - interval '1 year'`.execute(db)
}
