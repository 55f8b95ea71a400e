import type { SessionStep } from '../../domain/staff/session-limits.ts'
import type { Db } from '../platform/database/connect.ts'

/** The session of a token, with its person and phone. */
export const findSession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('staffSessions as session')
    .innerJoin('staff', 'staff.id', 'session.staffId')
    .leftJoin('staffDevices as device', 'device.id', 'session.deviceId')
    .select([
      'session.id as sessionId',
      'session.staffId',
      'session.step',
      'session.userAgent',
      'session.viewingAs',
      'session.createdAt',
      'session.lastUsedAt',
      'staff.name',
      'device.id as deviceId',
      'device.name as deviceName',
      'device.revokedAt',
    ])
    .where('session.tokenHash', '=', tokenHash)
    .executeTakeFirst()

type NewSession = {
  staffId: number
  deviceId: number | null
  tokenHash: Buffer
  step: SessionStep
  userAgent: string
  ipAddress: string
  factorAt: Date | null
}

export const insertSession = (db: Db, session: NewSession, now: Date) =>
  db
    .insertInto('staffSessions')
    .values({ ...session, createdAt: now, lastUsedAt: now })
    .execute()

export const touchSession = (db: Db, sessionId: number, now: Date) =>
  db.updateTable('staffSessions').set({ lastUsedAt: now }).where('id', '=', sessionId).execute()

export const saveViewing = (db: Db, sessionId: number, viewingAs: number | null) =>
  db.updateTable('staffSessions').set({ viewingAs }).where('id', '=', sessionId).execute()

export const findViewing = async (db: Db, sessionId: number): Promise<number | null> =>
  (
    await db
      .selectFrom('staffSessions')
      .select('viewingAs')
      .where('id', '=', sessionId)
      .executeTakeFirst()
  )?.viewingAs ?? null

/** The session after its second factor, under a new token. */
export const confirmSession = (db: Db, sessionId: number, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('staffSessions')
    .set({ step: 'done', tokenHash, factorAt: now, lastUsedAt: now, challenge: null })
    .where('id', '=', sessionId)
    .execute()

export const findFactorAt = async (db: Db, sessionId: number): Promise<Date | null> =>
  (
    await db
      .selectFrom('staffSessions')
      .select('factorAt')
      .where('id', '=', sessionId)
      .executeTakeFirst()
  )?.factorAt ?? null

export const saveChallenge = (db: Db, sessionId: number, challenge: string) =>
  db.updateTable('staffSessions').set({ challenge }).where('id', '=', sessionId).execute()

/** A challenge is answered once. */
export async function takeChallenge(db: Db, sessionId: number): Promise<string | undefined> {
  const session = await db
    .selectFrom('staffSessions')
    .select('challenge')
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()
  await db
    .updateTable('staffSessions')
    .set({ challenge: null })
    .where('id', '=', sessionId)
    .execute()
  return session?.challenge ?? undefined
}

export const findOfficeSessions = (db: Db, staffId: number) =>
  db
    .selectFrom('staffSessions')
    .select(['id', 'step', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('staffId', '=', staffId)
    .where('deviceId', 'is', null)
    .orderBy('lastUsedAt', 'desc')
    .limit(100)
    .execute()

export async function deleteSession(db: Db, staffId: number, sessionId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staffSessions')
    .where('staffId', '=', staffId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export const deleteSessionsOf = (db: Db, staffId: number) =>
  db.deleteFrom('staffSessions').where('staffId', '=', staffId).execute()

export const deleteOtherSessions = (db: Db, staffId: number, sessionId: number) =>
  db
    .deleteFrom('staffSessions')
    .where('staffId', '=', staffId)
    .where('id', '<>', sessionId)
    .where('deviceId', 'is', null)
    .execute()

export const deleteSessionsOfDevice = (db: Db, deviceId: number) =>
  db.deleteFrom('staffSessions').where('deviceId', '=', deviceId).execute()

export const deleteSessionsBefore = (db: Db, before: Date) =>
  db.deleteFrom('staffSessions').where('createdAt', '<', before).execute()
