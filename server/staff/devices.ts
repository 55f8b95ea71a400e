import { createPublicKey } from 'node:crypto'
import type { Actor } from '../../domain/actor.ts'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { Origin } from '../platform/http/mount.ts'
import { hashPassword } from '../platform/password-hash.ts'
import { newToken, tokenHash } from '../platform/token.ts'
import {
  insertDevice,
  insertDeviceLink,
  revokeDeviceRow,
  touchDevice,
  useDeviceLink,
} from './device-store.ts'
import { permit } from './permit.ts'
import { deleteSessionsOfDevice, insertSession } from './session-store.ts'
import { findStaff, rolesOn } from './store.ts'

const LINK_MINUTES = 10

export const isDriver = async ({ clock }: App, tx: Tx | AppWithDb['db'], staffId: number) =>
  (await rolesOn(tx, staffId, clock.today())).some(({ role }) => role === 'driver')

/** The link of a QR code: the phone that opens it is bound to the driver. */
export async function makeDeviceLink(
  app: App,
  tx: Tx,
  by: Actor,
  staffId: number,
): Promise<Outcome<{ link: string; expiresAt: Date }, Refusal>> {
  const permitted = await permit(app, tx, by, 'manageStaff')
  if (!permitted.ok) return permitted
  if (!(await isDriver(app, tx, staffId))) return refuse({ code: 'not_found' })
  const madeAt = app.clock.now()
  const expiresAt = new Date(madeAt.getTime() + LINK_MINUTES * MINUTE_MS)
  const token = newToken()
  await insertDeviceLink(tx, { staffId, tokenHash: tokenHash(token), madeAt, expiresAt })
  await audit(app, tx, by, { action: 'staff.device_link', subject: 'staff', subjectId: staffId })
  return done({ link: `${app.config.publicUrl}/driver#bind=${token}`, expiresAt })
}

/** Ends a phone at once. Its row stays: what it signed before is still checked. */
export async function revokeDevice(
  app: App,
  tx: Tx,
  by: Actor,
  deviceId: number,
): Promise<Outcome<null, Refusal>> {
  const permitted = await permit(app, tx, by, 'manageStaff')
  if (!permitted.ok) return permitted
  const staffId = await revokeDeviceRow(tx, deviceId, app.clock.now())
  if (staffId === undefined) return refuse({ code: 'not_found' })
  await deleteSessionsOfDevice(tx, deviceId)
  await audit(app, tx, by, {
    action: 'staff.device_revoked',
    subject: 'staff',
    subjectId: staffId,
    details: { device: deviceId },
    kept: 'books',
  })
  return done(null)
}

type NewDevice = { deviceName: string; publicKey: string; pin: string; origin: Origin }

/** A PIN of one digit or in a row is the first that anyone tries. */
const isSimple = (pin: string) =>
  new Set(pin).size === 1 || '01234567890'.includes(pin) || '09876543210'.includes(pin)

/** Checks the key and hashes the PIN, outside the transaction. */
export async function checkDevice({
  publicKey,
  pin,
}: Pick<NewDevice, 'publicKey' | 'pin'>): Promise<
  Outcome<{ key: Buffer; pinHash: string }, Refusal>
> {
  const key = keyOf(publicKey)
  if (!key) return refuse({ fields: { publicKey: [{ problem: 'invalid' }] } })
  if (isSimple(pin)) return refuse({ fields: { pin: [{ problem: 'pin_too_simple' }] } })
  return done({ key, pinHash: await hashPassword(pin) })
}

/** The bytes of a P-256 key, or undefined for anything else. */
export function keyOf(publicKey: string): Buffer | undefined {
  const key = Buffer.from(publicKey, 'base64url')
  try {
    const { asymmetricKeyDetails } = createPublicKey({ key, format: 'der', type: 'spki' })
    return asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
  } catch {
    return undefined
  }
}

type Binding = { deviceName: string; key: Buffer; pinHash: string; origin: Origin }

/** Binds a phone by its link, which works once. */
export async function bindDevice(
  app: App,
  tx: Tx,
  by: Actor,
  { token, ...device }: Binding & { token: string },
): Promise<Outcome<Bound, Refusal>> {
  const staffId = await useDeviceLink(tx, tokenHash(token), app.clock.now())
  if (staffId === undefined || !(await isDriver(app, tx, staffId)))
    return refuse({ code: 'link_invalid' })
  return done(await bindTo(app, tx, by, { staffId, ...device }))
}

export type Bound = { deviceId: number; name: string; sessionToken: string }

export async function bindTo(
  app: App,
  tx: Tx,
  by: Actor,
  { staffId, deviceName, key: publicKey, pinHash, origin }: Binding & { staffId: number },
): Promise<Bound> {
  const now = app.clock.now()
  const device = { staffId, name: deviceName, publicKey, pinHash }
  const deviceId = await insertDevice(tx, device, now)
  const { name } = (await findStaff(tx, staffId))!
  const sessionToken = await openDriverSession(app, tx, { staffId, deviceId, origin })
  await audit(
    app,
    tx,
    { ...by, kind: 'driver', id: staffId },
    {
      action: 'staff.device_bound',
      subject: 'staff',
      subjectId: staffId,
      details: { device: deviceId },
      kept: 'books',
    },
  )
  return { deviceId, name, sessionToken }
}

export type Opening = { staffId: number; deviceId: number; origin: Origin }

export async function openDriverSession(
  { clock }: App,
  tx: Tx,
  { staffId, deviceId, origin }: Opening,
) {
  const token = newToken()
  const now = clock.now()
  const { address: ipAddress, agent: userAgent } = origin
  await deleteSessionsOfDevice(tx, deviceId)
  const session = { staffId, deviceId, tokenHash: tokenHash(token), step: 'done' } as const
  await insertSession(tx, { ...session, userAgent, ipAddress, factorAt: now }, now)
  await touchDevice(tx, deviceId, now)
  return token
}
