import { refuse, done, type Outcome } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/refusals.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { hasLoggedInFrom } from './attempt-store.ts'
import { countAttempt } from './limit-attempts.ts'
import { passwordMatches } from './password-hash.ts'
import { findCredentials } from './store.ts'

type Known = { customerId: number; hash: string }

type Claim = { email: string; password: string; address: string }

/**
 * Is it the password of that e-mail? Guesses are limited by account and address together, by account and by address. An account
 * under attack from everywhere stays open to where its owner has logged in before, so that nobody can lock another out.
 */
export async function checkPasswordOf(
  app: App,
  { email, password, address }: Claim,
): Promise<Outcome<Known, Refusal>> {
  const { db } = app
  const account = email.trim().toLowerCase()
  const attempt = await countAttempt(app, 'login', { account, address })
  const credentials = await findCredentials(db, account)
  if (attempt.exceeded.some((countedBy) => countedBy !== 'account')) return refuse(attempt.refusal)
  if (attempt.exceeded.length > 0) {
    const isKnownPlace =
      credentials !== undefined && (await hasLoggedInFrom(db, credentials.customerId, address))
    if (!isKnownPlace) return refuse(attempt.refusal)
  }
  if (!(await passwordMatches(password, credentials?.hash))) {
    const customerId = credentials?.customerId
    await audit(db, {
      actor: 'guest',
      action: 'customers.log_in_failed',
      address,
      ...(customerId && { customerId }),
    })
    return refuse({ code: 'invalid_credentials' })
  }
  await attempt.forget()
  return done({ customerId: credentials!.customerId, hash: credentials!.hash! })
}
