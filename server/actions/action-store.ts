import { sql } from 'kysely'
import type { DeedDone } from '../../contract/office/deed-call.ts'
import type { Actor } from '../../domain/actor.ts'
import { staffMailWaitSeconds, undoableUntil } from '../../domain/office/deeds.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { delayMails } from '../platform/mail/delay-mails.ts'
import { jobsOfTransaction } from '../platform/queued-jobs.ts'
import type { UndoStep } from './deed.ts'
import type { Ran } from './run-act.ts'

/** Records an act that was done; its mails wait as long as undoing can take them back. */
export async function saveAction(
  { clock }: App,
  tx: Tx,
  by: Actor,
  deed: string,
  { marks, preview, done, undo }: Ran,
): Promise<DeedDone> {
  const refused = preview.refusals
  if (done.length === 0) return { actionId: null, done, refused, undoableUntil: null }
  const madeAt = clock.now()
  const until = undo.length > 0 ? undoableUntil(madeAt) : null
  const { id: actionId } = await tx
    .insertInto('officeActions')
    .values({
      staffId: by.id!,
      approvedBy: by.approvedBy ?? null,
      deed,
      done: JSON.stringify(done),
      refused: JSON.stringify(refused),
      undo: JSON.stringify(undo),
      jobKeys: await jobsOfTransaction(tx),
      madeAt,
      undoableUntil: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await delayMails(tx, { afterId: marks.mails, actionId, seconds: staffMailWaitSeconds })
  return { actionId, done, refused, undoableUntil: until?.toISOString() ?? null }
}

export type LockedAction = {
  id: number
  staffId: number
  deed: string
  done: DeedDone['done']
  undo: UndoStep[]
  jobKeys: string[]
  undoableUntil: Date | null
  undoneAt: Date | null
}

export async function lockAction(tx: Tx, actionId: number): Promise<LockedAction | undefined> {
  const { rows } = await sql<LockedAction>`
    select id, staff_id, deed, done, undo, job_keys, undoable_until, undone_at
    from office_actions where id = ${actionId} for update`.execute(tx)
  return rows[0]
}

export const markUndone = (tx: Tx, actionId: number, undoneBy: number, undoneAt: Date) =>
  tx.updateTable('officeActions').set({ undoneBy, undoneAt }).where('id', '=', actionId).execute()
