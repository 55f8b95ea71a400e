import type { Actor } from '../../domain/actor.ts'
import type { SessionStep } from '../../domain/staff/session-limits.ts'
import { deviceName } from '../../domain/words/device-name.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import type { SigningInCaller, StaffCaller } from '../platform/http/caller.ts'
import type { Origin } from '../platform/http/mount.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import { findFactors, hasFactor } from './factor-store.ts'
import { confirmSession, insertSession } from './session-store.ts'
import { findStaff, rolesOn } from './store.ts'

/** A session after a right password; its second factor may be due, or must be set up. */
export async function signIn(
  app: App,
  tx: Tx,
  by: Actor,
  { staffId, origin }: { staffId: number; origin: Origin },
): Promise<{ token: string; step: SessionStep }> {
  const token = newToken()
  const now = app.clock.now()
  const step = await firstStep(app, tx, staffId)
  const { address: ipAddress, agent: userAgent } = origin
  const session = { staffId, tokenHash: tokenHash(token), step, userAgent, ipAddress }
  await insertSession(tx, { ...session, deviceId: null, factorAt: null }, now)
  if (step === 'done') await recordSignIn(app, tx, by, { staffId, origin, way: 'password' })
  return { token, step }
}

async function firstStep({ config }: App, tx: Tx, staffId: number): Promise<SessionStep> {
  if (await hasFactor(tx, staffId)) return 'factor'
  return config.production ? 'set_up' : 'done'
}

type Confirming = { caller: StaffCaller | SigningInCaller; origin: Origin; way: string }

/** After the second factor the session goes on under a new token. */
export async function finishSignIn(
  app: App,
  tx: Tx,
  by: Actor,
  { caller: { kind, staffId, sessionId }, origin, way }: Confirming,
): Promise<string> {
  const token = newToken()
  await confirmSession(tx, sessionId, tokenHash(token), app.clock.now())
  if (kind === 'signing_in') await recordSignIn(app, tx, by, { staffId, origin, way })
  else await audit(app, tx, by, { action: 'staff.confirmed', details: { by: way } })
  return token
}

type SignIn = { staffId: number; origin: Origin; way: string }

async function recordSignIn(
  { clock }: App,
  tx: Tx,
  { request }: Actor,
  { staffId, origin: { address, agent }, way }: SignIn,
) {
  const roles = (await rolesOn(tx, staffId, clock.today())).map(({ role }) => role)
  const device = deviceName(agent) ?? ''
  await audit(
    { clock },
    tx,
    {
      kind: 'staff',
      id: staffId,
      request: { id: request?.id ?? '', address, roles, device },
    },
    { action: 'staff.sign_in', subject: 'staff', subjectId: staffId, details: { by: way } },
  )
}

/** What is left to do, for the screen of signing in. */
export async function readSignIn(db: Db, staffId: number, step: SessionStep) {
  const { hasTotp, passkeys, recoveryCodes } = await findFactors(db, staffId)
  const factors = [
    ...(hasTotp ? (['totp'] as const) : []),
    ...(passkeys > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodes > 0 ? (['recovery_code'] as const) : []),
  ]
  const { name } = (await findStaff(db, staffId))!
  return { step, name, factors, lastSignIn: await lastSignIn(db, staffId) }
}

async function lastSignIn(db: Db, staffId: number) {
  const last = await db
    .selectFrom('auditTrail')
    .select(['at', 'device'])
    .where('actorKind', '=', 'staff')
    .where('actorId', '=', staffId)
    .where('action', '=', 'staff.sign_in')
    .where('refused', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? { at: last.at.toISOString(), device: last.device ?? '' } : null
}
