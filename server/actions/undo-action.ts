import type { DeedDone } from '../../contract/office/deed-call.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { staffMailWaitSeconds } from '../../domain/office/deeds.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { delayMails, withdrawMails } from '../platform/mail/delay-mails.ts'
import { jobsOfTransaction, lockWaitingJobs, removeJobs } from '../platform/queued-jobs.ts'
import { type LockedAction, lockAction, markUndone } from './action-store.ts'
import type { Deeds } from './deed.ts'
import { permitAct, reachOf, requireFactorFor } from './permit-act.ts'
import { runAct } from './run-act.ts'

type Undoing = { deeds: Deeds; actionId: number }

/**
 * Reverses an act by deeds that are facts of their own, all of them or none. Its mails are taken
 * back; when none had left, its customers do not hear of the undoing either.
 */
export async function undoAction(
  app: App,
  tx: Tx,
  by: Actor,
  { deeds, actionId }: Undoing,
): Promise<Outcome<DeedDone, Refusal>> {
  const action = await lockAction(tx, actionId)
  if (!action) return refuse({ code: 'not_found' })
  const answer = { actionId, done: action.done, refused: [], undoableUntil: null }
  if (action.undoneAt) return done(answer)
  if (!action.undoableUntil || action.undoableUntil < app.clock.now())
    return refuse({ code: 'not_undoable' })
  const mailsLeft = await withdrawMails(tx, actionId)
  const waiting = await lockWaitingJobs(tx, action.jobKeys)
  const reversed = await reverse(app, tx, by, deeds, action)
  if (!reversed.ok) return reversed
  const isUnheard = mailsLeft === 0 && waiting.length === action.jobKeys.length
  await removeJobs(tx, isUnheard ? [...waiting, ...(await jobsOfTransaction(tx))] : waiting)
  const held = { afterId: reversed.value, actionId, seconds: staffMailWaitSeconds }
  await delayMails(tx, held)
  if (isUnheard) await withdrawMails(tx, actionId)
  await markUndone(tx, actionId, by.id!, app.clock.now())
  await audit(app, tx, by, {
    action: 'actions.undone',
    subject: 'action',
    subjectId: actionId,
    details: { deed: action.deed, mailsLeft },
    kept: 'books',
  })
  return done(answer)
}

/** Runs the reversing deeds; answers the last mail before them. */
async function reverse(
  app: App,
  tx: Tx,
  by: Actor,
  deeds: Deeds,
  { undo }: LockedAction,
): Promise<Outcome<number, Refusal>> {
  let lastMail = Infinity
  for (const { deed: name, input } of undo) {
    const deed = deeds[name]!
    const act = { deed, rows: [deed.input.parse(input)] }
    const reach = await reachOf(app, tx, by, act)
    const permitted = await permitAct(app, tx, by, deed.right, reach)
    if (!permitted.ok) return permitted
    const fresh = await requireFactorFor(app, tx, by, deed.right, reach)
    if (!fresh.ok) return fresh
    const running = { reaches: reach.reaches, needsSecondPerson: false }
    const { refusal, marks } = await runAct(app, tx, by, act, running)
    if (refusal) return refuse(refusal)
    lastMail = Math.min(lastMail, marks.mails)
  }
  return done(lastMail)
}
