import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { tokenHash } from '../platform/token.ts'
import { countAttempt } from './limit-attempts.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-problem.ts'
import { findOpenReset, useReset } from './password-store.ts'
import { deleteSessionsOf } from './session-store.ts'
import { setPassword } from './set-password.ts'

type Reset = { email: string; password: string; repeated: string; token: string; address: string }

/** Sets a password by a mailed link, which works once, and ends every session. */
export async function resetPassword(
  app: App,
  { email, password, repeated, token, address }: Reset,
): Promise<Outcome<null, Refusal>> {
  const account = email.trim().toLowerCase()
  const attempt = await countAttempt(app, 'reset', { account, address })
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const now = app.clock.now()
  const hashOfToken = tokenHash(token)
  const found = await findOpenReset(app.db, hashOfToken, account, now)
  if (!found) return refuse({ code: 'link_invalid' })
  const problem = passwordProblem(password, found)
  if (problem) return refuse({ fields: { password: [problem] } })
  if (password !== repeated)
    return refuse({ fields: { password_confirmation: [{ problem: 'passwords_differ' }] } })

  const { customerId } = found
  const hash = await hashPassword(password)
  const isUsed = await inTransaction(app.db, async (tx) => {
    if (!(await useReset(tx, hashOfToken, now))) return false
    await setPassword(tx, { customerId, hash, now, address, by: 'reset' })
    await deleteSessionsOf(tx, customerId)
    return true
  })
  return isUsed ? done(null) : refuse({ code: 'link_invalid' })
}
