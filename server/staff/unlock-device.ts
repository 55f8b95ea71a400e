import { createPublicKey, verify } from 'node:crypto'
import type { Actor } from '../../domain/actor.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { Origin } from '../platform/http/mount.ts'
import { countAttempt } from '../platform/limit-attempts.ts'
import { passwordMatches } from '../platform/password-hash.ts'
import { signLink, verifyLink } from '../platform/signed-link.ts'
import { newToken } from '../platform/token.ts'
import { findDevice } from './device-store.ts'
import { isDriver, openDriverSession, type Opening } from './devices.ts'
import { findStaff } from './store.ts'

const CHALLENGE_MS = 2 * MINUTE_MS
const purpose = 'device-unlock'

/** A text to sign; the same for phones that are bound and those that are not. */
export const unlockChallenge = ({ secret, clock }: App, deviceId: number): string =>
  signLink(secret, {
    purpose,
    subject: `${deviceId}:${newToken()}`,
    expires: new Date(clock.now().getTime() + CHALLENGE_MS),
  })

type Unlocking = {
  deviceId: number
  challenge: string
  signature: string
  pin: string
  origin: Origin
}

/**
 * Checks the key and the PIN. A guess of the PIN needs the key, so a stranger who knows the number of
 * a phone cannot use up its guesses.
 */
export async function checkUnlock(
  app: AppWithDb,
  { deviceId, challenge, signature, pin, origin }: Unlocking,
): Promise<Outcome<{ staffId: number; deviceId: number; name: string }, Refusal>> {
  const device = await findDevice(app.db, deviceId)
  const link = verifyLink(app.secrets, purpose, challenge, app.clock.now())
  const isFor = link.ok && link.value.subject.startsWith(`${deviceId}:`)
  if (!device || !isFor || !isSignedBy(device.publicKey, challenge, signature))
    return refuse({ code: 'device_unknown' })
  const subject = { account: `device:${deviceId}`, address: origin.address }
  const attempt = await countAttempt(app, 'staff_pin', subject)
  if (attempt.exceeded.length > 0) return refuse(attempt.refusal)
  if (!(await isDriver(app, app.db, device.staffId))) return refuse({ code: 'device_unknown' })
  if (!(await passwordMatches(pin, device.pinHash))) return refuse({ code: 'pin_wrong' })
  await attempt.uncount()
  return done({ staffId: device.staffId, deviceId, name: device.name })
}

const isSignedBy = (key: Buffer, challenge: string, signature: string): boolean =>
  verify(
    'sha256',
    Buffer.from(challenge),
    {
      key: createPublicKey({ key, format: 'der', type: 'spki' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  )

export async function unlock(
  app: App,
  tx: Tx,
  by: Actor,
  opening: Opening,
): Promise<{ sessionToken: string; driverName: string }> {
  const sessionToken = await openDriverSession(app, tx, opening)
  const { name } = (await findStaff(tx, opening.staffId))!
  await audit(
    app,
    tx,
    { ...by, kind: 'driver', id: opening.staffId },
    { action: 'staff.unlocked', details: { device: opening.deviceId } },
  )
  return { sessionToken, driverName: name }
}
