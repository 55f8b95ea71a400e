import { sql } from 'kysely'
import { parsePhone } from '../../domain/customers/phone.ts'
import { byVisitor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { networkOf } from '../platform/http/client-address.ts'
import type { Origin } from '../platform/http/mount.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { passwordMatches } from '../platform/password-hash.ts'
import { findPassword, findStaffByLogin, rolesOn } from './store.ts'

type Typed = { login: string; password: string; origin: Origin }

const NOBODY = 0

/** An e-mail in lower case, or a phone number as it is stored. */
export function loginOf(typed: string): string {
  const phone = parsePhone(typed)
  return phone.ok ? phone.value : typed.trim().toLowerCase()
}

/**
 * Checks a password outside any transaction: a guess counts whatever follows. A person under attack
 * can still sign in from an address used before. An unknown login takes as long as a known one.
 */
export async function verifyPassword(
  app: AppWithDb,
  { login, password, origin }: Typed,
): Promise<Outcome<{ staffId: number }, Refusal>> {
  const { db, clock } = app
  const account = loginOf(login)
  const { address } = origin
  const attempt = await countAttempt(app, 'staff_sign_in', { account, address })
  const person = await findStaffByLogin(db, account)
  // The same statements and one hash follow for a login that nobody has.
  const staffId = person?.id ?? NOBODY
  if (attempt.exceeded.length > 0) {
    const isKnown = await hasSignedInFrom(db, staffId, address)
    if (!isKnown || attempt.exceeded.some((by) => by !== 'account')) {
      await recordFailure(app, origin, staffId, 'too_many_requests')
      return refuse(attempt.refusal)
    }
  }
  const stored = await findPassword(db, staffId)
  const isRight = await passwordMatches(password, stored?.hash)
  const works = isRight && (await rolesOn(db, staffId, clock.today())).length > 0
  if (!works) {
    await recordFailure(app, origin, staffId, 'invalid_credentials')
    return refuse({ code: 'invalid_credentials' })
  }
  await attempt.uncount()
  return done({ staffId })
}

/** A failed sign-in names the person whose login was tried, never what was typed. */
const recordFailure = (app: AppWithDb, { address }: Origin, staffId: number, refused: string) =>
  inTransaction(app.db, (tx) =>
    audit(app, tx, byVisitor, {
      action: 'staff.sign_in',
      address,
      refused,
      ...(staffId !== NOBODY && { subject: 'staff', subjectId: staffId }),
    }),
  )

const hasSignedInFrom = async (db: Db, staffId: number, address: string): Promise<boolean> =>
  (await db
    .selectFrom('auditTrail')
    .select('id')
    .where('actorKind', '=', 'staff')
    .where('actorId', '=', staffId)
    .where('action', '=', 'staff.sign_in')
    .where(sql<boolean>`ip_address <<= ${networkOf(address)}::inet`)
    .limit(1)
    .executeTakeFirst()) !== undefined
