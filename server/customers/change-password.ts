import type { Actor } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { verifyCredentials } from './verify-credentials.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { passwordProblem } from '../platform/password-problem.ts'
import { deleteOtherSessions } from './session-store.ts'
import { setPassword } from './set-password.ts'
import { findCustomer } from './store.ts'

type NewPassword = { password: string; repeated: string; oldPassword: string | undefined }

/**
 * The hash of a new password that may replace the old one. The fixed call has no field for the old
 * password, so it is checked only where it is sent.
 */
export async function checkNewPassword(
  app: AppWithDb,
  customerId: number,
  { password, repeated, oldPassword }: NewPassword,
  address: string,
): Promise<Outcome<string, Refusal>> {
  const { name, email } = await findCustomer(app.db, customerId)
  const problem = passwordProblem(password, { name, email })
  if (problem) return refuse({ fields: { password: [problem] } })
  if (password !== repeated)
    return refuse({ fields: { paswordRepeat: [{ problem: 'passwords_differ' }] } })
  const attempt = await countAttempt(app, 'password_change', {
    account: String(customerId),
    address,
  })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  if (oldPassword !== undefined) {
    const checked = await verifyCredentials(app, { email: email!, password: oldPassword, address })
    if (!checked.ok) return wrongPassword(checked.refusal, 'password_old')
  }
  return done(await hashPassword(password))
}

type Change = { customerId: number; sessionId: number; hash: string; address: string }

/** Ends all other sessions. */
export async function changePassword(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, sessionId, hash, address }: Change,
): Promise<void> {
  await setPassword(app, tx, by, { customerId, hash, address, way: 'change' })
  await deleteOtherSessions(app, tx, customerId, sessionId)
}

/** For a customer who is logged in, a wrong password is a field error, not a failed log-in. */
export const wrongPassword = (refusal: Refusal, field: string) =>
  refuse(
    'code' in refusal && refusal.code === 'invalid_credentials'
      ? { fields: { [field]: [{ problem: 'password_wrong' }] } }
      : refusal,
  )
