import { refuse, done, type Outcome } from '../../domain/outcome.ts'
import { byVisitor } from '../../domain/actor.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { passwordMatches } from '../platform/password-hash.ts'
import { hasLoggedInFrom } from './new-device.ts'
import { findCredentials } from './store.ts'

type Verified = { customerId: number; hash: string }

type Credentials = { email: string; password: string; address: string }

/**
 * Checks a password for an e-mail, outside any transaction: a guess counts whatever follows.
 * Guesses are limited by account and address together, by account and by address. An account under
 * attack from everywhere stays open to the networks that its owner has logged in from before, so
 * that an attacker cannot lock the owner out.
 */
export async function verifyCredentials(
  app: AppWithDb,
  { email, password, address }: Credentials,
): Promise<Outcome<Verified, Refusal>> {
  const { db } = app
  const account = email.trim().toLowerCase()
  const attempt = await countAttempt(app, 'login', { account, address })
  const credentials = await findCredentials(db, account)
  if (attempt.exceeded.some((countedBy) => countedBy !== 'account')) return refuse(attempt.refusal)
  if (attempt.exceeded.length > 0) {
    const isKnownAddress =
      credentials !== undefined && (await hasLoggedInFrom(db, credentials.customerId, address))
    if (!isKnownAddress) return refuse(attempt.refusal)
  }
  if (!(await passwordMatches(password, credentials?.hash))) {
    const customerId = credentials?.customerId
    const failure = { address, ...(customerId && { customerId }) }
    await inTransaction(db, (tx) =>
      audit(app, tx, byVisitor, { action: 'customers.log_in_failed', ...failure }),
    )
    return refuse({ code: 'invalid_credentials' })
  }
  await attempt.uncount()
  return done({ customerId: credentials!.customerId, hash: credentials!.hash! })
}
