import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import type { Db } from './database/connect.ts'
import type { Files } from './files/files.ts'
import { sweepFiles } from './files/sweep-files.ts'
import type { JobHandlers } from './start-worker.ts'

declare module './queue.ts' {
  interface Jobs {
    'platform.forget-old': Record<string, never>
  }
}

type Deps = { db: Db; clock: Clock; files: Files }

export const platformJobs = ({
  db,
  clock,
  files,
}: Deps): Pick<JobHandlers, 'platform.forget-old'> => ({
  'platform.forget-old': async () => {
    await deleteExpired(db, clock.now())
    await sweepFiles(db, files.store, clock.today())
  },
})

/** Deletes answers of repeatable calls after a week, mails after a year, the audit by its age. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`.execute(db)
  await sql`delete from request_counts where window_started_at < now() - interval '1 hour'`.execute(
    db,
  )
  await sql`delete from audit_trail where at < ${now}::timestamptz - audit_age(kept)`.execute(db)
  await sql`delete from mail_outbox where created_at < now() - interval '1 year'`.execute(db)
}
