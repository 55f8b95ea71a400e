import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import type { SigningInCaller, StaffCaller } from '../platform/http/caller.ts'
import type { Origin } from '../platform/http/mount.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { lockTotp, markTotpUsed, useRecoveryCode } from './factor-store.ts'
import { hashOfCode } from './recovery-codes.ts'
import { unseal } from './sealed-secret.ts'
import { finishSignIn } from './sign-in.ts'
import { stepOfCode } from './totp.ts'

/** The work of one way to show the second factor; it answers the way, for the audit trail. */
type Check = (tx: Tx) => Promise<Outcome<string, Refusal<'code_wrong' | 'passkey_unknown'>>>

type Confirming = {
  caller: StaffCaller | SigningInCaller
  by: Actor
  origin: Origin
  check: Check
}

/** Checks the second factor and answers the session's new token. Guesses are limited. */
export async function confirmFactor(
  app: AppWithDb,
  { caller, by, origin, check }: Confirming,
): Promise<Outcome<string, Refusal>> {
  const { staffId } = caller
  const subject = { account: `staff:${staffId}`, address: origin.address }
  const attempt = await countAttempt(app, 'staff_factor', subject)
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  const confirmed = await allOrNothing(app.db, async (tx) => {
    const way = await check(tx)
    if (!way.ok) return way
    return done(await finishSignIn(app, tx, by, { caller, origin, way: way.value }))
  })
  if (confirmed.ok) await attempt.uncount()
  else await recordFailure(app, by, staffId, confirmed.refusal)
  return confirmed
}

const recordFailure = (app: AppWithDb, by: Actor, staffId: number, refusal: Refusal) =>
  inTransaction(app.db, (tx) =>
    audit(app, tx, by, {
      action: 'staff.sign_in',
      subject: 'staff',
      subjectId: staffId,
      refused: 'code' in refusal ? refusal.code : 'fields',
    }),
  )

/** Six digits are of the app; all else is tried as a recovery code. */
export const checkCode =
  (app: App, staffId: number, typed: string): Check =>
  async (tx) => {
    const code = typed.replace(/[\s-]/g, '')
    const isRight = /^\d{6}$/.test(code)
      ? await isTotpRight(app, tx, staffId, code)
      : await useRecoveryCode(tx, staffId, hashOfCode(code), app.clock.now())
    if (!isRight) return refuse({ code: 'code_wrong' })
    return done(/^\d{6}$/.test(code) ? 'totp' : 'recovery_code')
  }

async function isTotpRight(
  { clock, secret }: App,
  tx: Tx,
  staffId: number,
  code: string,
): Promise<boolean> {
  const totp = await lockTotp(tx, staffId)
  if (!totp?.confirmedAt) return false
  const { sealedSecret, lastStep, confirmedAt } = totp
  const step = stepOfCode(unseal(secret, sealedSecret), code, { now: clock.now(), lastStep })
  if (step === undefined) return false
  await markTotpUsed(tx, staffId, step, confirmedAt)
  return true
}
