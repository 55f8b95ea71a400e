import { byCustomer } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App, AppWithDb } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { tokenHash } from '../platform/token.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { passwordProblem } from '../platform/password-problem.ts'
import { findOpenReset, useReset } from './password-store.ts'
import { deleteSessionsOf } from './session-store.ts'
import { setPassword } from './set-password.ts'
import { lockCustomer } from './store.ts'

type Reset = { email: string; password: string; repeated: string; token: string; address: string }

type CheckedReset = { customerId: number; hash: string; token: string; address: string }

/** Checks a mailed link and the new password, and hashes it. */
export async function checkReset(
  app: AppWithDb,
  { email, password, repeated, token, address }: Reset,
): Promise<Outcome<CheckedReset, Refusal>> {
  const account = email.trim().toLowerCase()
  const found = await findOpenReset(app.db, tokenHash(token), account, app.clock.now())
  if (!found) {
    const attempt = await countAttempt(app, 'reset_link', { account, address })
    return refuse(attempt.exceeded.length > 0 ? attempt.refusal : { code: 'link_invalid' })
  }
  const problem = passwordProblem(password, found)
  if (problem) return refuse({ fields: { password: [problem] } })
  if (password !== repeated)
    return refuse({ fields: { password_confirmation: [{ problem: 'passwords_differ' }] } })
  const { customerId } = found
  return done({ customerId, hash: await hashPassword(password), token, address })
}

/** Sets a password by a mailed link, which works once, and ends every session. */
export async function resetPassword(
  app: App,
  tx: Tx,
  { customerId, hash, token, address }: CheckedReset,
): Promise<Outcome<null, Refusal>> {
  await lockCustomer(tx, customerId)
  if (!(await useReset(tx, tokenHash(token), app.clock.now())))
    return refuse({ code: 'link_invalid' })
  await setPassword(app, tx, byCustomer(customerId), { customerId, hash, address, way: 'reset' })
  await deleteSessionsOf(app, tx, customerId)
  return done(null)
}
