import { isSessionOver } from '../../domain/staff/session-limits.ts'
import { deviceName } from '../../domain/words/device-name.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { findFactors, findPasskeys } from './factor-store.ts'
import { findOfficeSessions } from './session-store.ts'
import { findStaff } from './store.ts'

type Own = { staffId: number; sessionId: number }

/** The own second factors, and where one is signed in. */
export async function readOwnAccess({ clock, config }: App, db: Db, { staffId, sessionId }: Own) {
  const { name, email, phone } = (await findStaff(db, staffId))!
  const { hasTotp, recoveryCodes } = await findFactors(db, staffId)
  const now = clock.now()
  const sessions = (await findOfficeSessions(db, staffId)).filter(
    (session) => !isSessionOver({ kind: 'office', ...session }, undefined, now),
  )
  return {
    name,
    email,
    phone,
    hasTotp,
    passkeys: (await findPasskeys(db, staffId)).map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      createdAt: passkey.createdAt.toISOString(),
      lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: recoveryCodes,
    isFactorObligatory: config.production,
    sessions: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      device: deviceName(userAgent) ?? '',
      isThis: id === sessionId,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }
}
