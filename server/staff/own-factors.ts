import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import {
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  findFactors,
  lockTotp,
  markTotpUsed,
  saveTotp,
} from './factor-store.ts'
import { requireFreshFactor } from './permit.ts'
import { codesForFirstFactor } from './recovery-codes.ts'
import { seal, unseal } from './sealed-secret.ts'
import { lockStaff } from './store.ts'
import { base32, newTotpSecret, stepOfCode, totpUri } from './totp.ts'

/** A new secret; it counts once the first code of the app is confirmed. One that counts stays. */
export async function startTotp(
  app: App,
  tx: Tx,
  by: Actor,
): Promise<Outcome<{ secret: string; uri: string }, Refusal>> {
  const fresh = await requireFreshForChange(app, tx, by)
  if (!fresh.ok) return fresh
  const person = (await lockStaff(tx, by.id!))!
  if ((await lockTotp(tx, person.id))?.confirmedAt) return refuse({ code: 'conflict' })
  const secret = newTotpSecret()
  await saveTotp(tx, person.id, seal(app.secret, secret))
  const account = person.email ?? person.phone!
  return done({ secret: base32(secret), uri: totpUri(secret, 'Avots', account) })
}

export async function confirmTotp(
  app: App,
  tx: Tx,
  by: Actor,
  code: string,
): Promise<Outcome<{ recoveryCodes: string[] }, Refusal>> {
  const staffId = by.id!
  await lockStaff(tx, staffId)
  const totp = await lockTotp(tx, staffId)
  const now = app.clock.now()
  const typed = code.replace(/\s/g, '')
  const step =
    totp && stepOfCode(unseal(app.secret, totp.sealedSecret), typed, { now, lastStep: 0 })
  if (!totp || totp.confirmedAt !== null || step === undefined)
    return refuse({ code: 'code_wrong' })
  const recoveryCodes = await codesForFirstFactor(tx, staffId)
  await markTotpUsed(tx, staffId, step, now)
  await audit(app, tx, by, { action: 'staff.totp_added', kept: 'books' })
  return done({ recoveryCodes })
}

export async function removeTotp(app: App, tx: Tx, by: Actor): Promise<Outcome<null, Refusal>> {
  await lockStaff(tx, by.id!)
  const { passkeys } = await findFactors(tx, by.id!)
  const removable = await requireRemovable(app, tx, by, passkeys > 0)
  if (!removable.ok) return removable
  await deleteTotp(tx, by.id!)
  if (passkeys === 0) await deleteRecoveryCodes(tx, by.id!)
  await audit(app, tx, by, { action: 'staff.totp_removed', kept: 'books' })
  return done(null)
}

export async function removePasskey(
  app: App,
  tx: Tx,
  by: Actor,
  passkeyId: number,
): Promise<Outcome<null, Refusal>> {
  await lockStaff(tx, by.id!)
  const { hasTotp, passkeys } = await findFactors(tx, by.id!)
  const isLast = !hasTotp && passkeys < 2
  const removable = await requireRemovable(app, tx, by, !isLast)
  if (!removable.ok) return removable
  if (!(await deletePasskey(tx, by.id!, passkeyId))) return refuse({ code: 'not_found' })
  if (isLast) await deleteRecoveryCodes(tx, by.id!)
  await audit(app, tx, by, { action: 'staff.passkey_removed', kept: 'books' })
  return done(null)
}

async function requireRemovable(
  app: App,
  tx: Tx,
  by: Actor,
  hasAnother: boolean,
): Promise<Outcome<null, Refusal>> {
  if (app.config.production && !hasAnother) return refuse({ code: 'factor_obligatory' })
  return requireFreshFactor(app, tx, by)
}

/** The first factor is set up with the password alone. */
export async function requireFreshForChange(
  app: App,
  tx: Tx,
  by: Actor,
): Promise<Outcome<null, Refusal>> {
  const { hasTotp, passkeys } = await findFactors(tx, by.id!)
  return hasTotp || passkeys > 0 ? requireFreshFactor(app, tx, by) : done(null)
}
