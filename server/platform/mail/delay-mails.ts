import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { JobName } from '../queue.ts'
import { lockWaitingJobs, removeJobs } from '../queued-jobs.ts'

type Held = { afterId: number; actionId: number; seconds: number }

/** The mails that this transaction has queued wait, and are known as those of the action. */
export async function delayMails(tx: Tx, { afterId, actionId, seconds }: Held): Promise<void> {
  await sql`
    with held as (
      update mail_outbox set action_id = ${actionId},
        next_try_at = now() + make_interval(secs => ${seconds})
      where id > ${afterId} and written_here(xmin) and state = 'waiting' returning id)
    select graphile_worker.add_job(${'mail.send' satisfies JobName},
      json_build_object('mailId', id), job_key := 'mail:' || id,
      run_at := now() + make_interval(secs => ${seconds}))
    from held`.execute(tx)
}

/**
 * Takes back the mails of an action that have not left, and answers how many have. A mail that is
 * being sent at this moment counts as left. The cause is freed, so that the same deed done again is
 * told again.
 */
export async function withdrawMails(tx: Tx, actionId: number): Promise<number> {
  const mails = await tx
    .selectFrom('mailOutbox')
    .select(['id', 'state'])
    .where('actionId', '=', actionId)
    .where('state', '<>', 'unwanted')
    .execute()
  const keyOf = ({ id }: { id: number }) => `mail:${id}`
  const keys = await lockWaitingJobs(tx, mails.map(keyOf))
  const here = mails.filter((mail) => keys.includes(keyOf(mail))).map(({ id }) => id)
  const { numAffectedRows } = await sql`
    update mail_outbox set state = 'unwanted', next_try_at = null,
      cause = cause || ':withdrawn:' || id
    where id = any(${here}::bigint[]) and state = 'waiting'`.execute(tx)
  await removeJobs(tx, keys)
  return mails.length - Number(numAffectedRows ?? 0)
}
