import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { KnownCaller } from '../platform/http/caller.ts'
import type { Origin } from '../platform/http/mount.ts'
import { verifyCredentials } from './verify-credentials.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-problem.ts'
import { deleteOtherSessions } from './session-store.ts'
import { setPassword } from './set-password.ts'
import { findCustomer } from './store.ts'

type Change = {
  password: string
  repeated: string
  oldPassword: string | undefined
  origin: Origin
}

/**
 * Ends all other sessions. The fixed call has no field for the old password, so it is checked only
 * where it is sent.
 */
export async function changePassword(
  app: App,
  { customerId, sessionId }: KnownCaller,
  { password, repeated, oldPassword, origin }: Change,
): Promise<Outcome<null, Refusal>> {
  const { name, email } = await findCustomer(app.db, customerId)
  const problem = passwordProblem(password, { name, email })
  if (problem) return refuse({ fields: { password: [problem] } })
  if (password !== repeated)
    return refuse({ fields: { paswordRepeat: [{ problem: 'passwords_differ' }] } })
  if (oldPassword !== undefined) {
    const checked = await verifyCredentials(app, {
      email: email!,
      password: oldPassword,
      address: origin.address,
    })
    if (!checked.ok) return wrongPassword(checked.refusal, 'password_old')
  }
  const hash = await hashPassword(password)
  const now = app.clock.now()
  await inTransaction(app.db, async (tx) => {
    await setPassword(tx, { customerId, hash, now, address: origin.address, by: 'change' })
    await deleteOtherSessions(tx, customerId, sessionId)
  })
  return done(null)
}

/** For a customer who is logged in, a wrong password is a field error, not a failed log-in. */
export const wrongPassword = (refusal: Refusal, field: string) =>
  refuse(
    'code' in refusal && refusal.code === 'invalid_credentials'
      ? { fields: { [field]: [{ problem: 'password_wrong' }] } }
      : refusal,
  )
