import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { Origin } from '../platform/http/mount.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { hashPassword, passwordMatches } from '../platform/password-hash.ts'
import { passwordProblem } from '../platform/password-problem.ts'
import { deleteOtherSessions, deleteSession } from './session-store.ts'
import { findPassword, findStaff, savePassword } from './store.ts'

export async function endSession(
  app: App,
  tx: Tx,
  by: Actor,
  sessionId: number,
): Promise<Outcome<null, Refusal>> {
  if (!(await deleteSession(tx, by.id!, sessionId))) return refuse({ code: 'not_found' })
  const isThis = sessionId === by.request?.sessionId
  await audit(app, tx, by, { action: isThis ? 'staff.sign_out' : 'staff.session_ended' })
  return done(null)
}

export async function endOtherSessions(app: App, tx: Tx, by: Actor): Promise<void> {
  await deleteOtherSessions(tx, by.id!, by.request!.sessionId!)
  await audit(app, tx, by, { action: 'staff.other_sessions_ended' })
}

type NewPassword = { oldPassword: string; password: string; passwordAgain: string; origin: Origin }

/** Checks both passwords and hashes the new one, outside the transaction. */
export async function checkNewPassword(
  app: AppWithDb,
  staffId: number,
  { oldPassword, password, passwordAgain, origin }: NewPassword,
): Promise<Outcome<string, Refusal>> {
  const { name, email } = (await findStaff(app.db, staffId))!
  const problem = passwordProblem(password, { name, email })
  if (problem) return refuse({ fields: { password: [problem] } })
  if (password !== passwordAgain)
    return refuse({ fields: { passwordAgain: [{ problem: 'passwords_differ' }] } })
  const subject = { account: `staff:${staffId}`, address: origin.address }
  const attempt = await countAttempt(app, 'staff_factor', subject)
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const stored = await findPassword(app.db, staffId)
  if (!(await passwordMatches(oldPassword, stored?.hash)))
    return refuse({ fields: { oldPassword: [{ problem: 'password_wrong' }] } })
  await attempt.uncount()
  return done(await hashPassword(password))
}

export async function changeOwnPassword(
  { clock }: App,
  tx: Tx,
  by: Actor,
  hash: string,
): Promise<void> {
  await savePassword(tx, by.id!, hash, clock.now())
  await deleteOtherSessions(tx, by.id!, by.request!.sessionId!)
  await audit({ clock }, tx, by, { action: 'staff.password_changed', kept: 'books' })
}
