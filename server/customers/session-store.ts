import { type ExpressionBuilder, sql } from 'kysely'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import type { DB } from '../../db/schema.ts'
import type { Language } from '../../contract/shared/refusals.ts'
import type { Db } from '../platform/database/connect.ts'
import { forgetSessionsOf, type Remembering } from './forget-sessions.ts'

const SESSION_DAYS = 30
/** However often it is used, a log-in ends after half a year; a guest's token holds only a cart. */
const LOG_IN_DAYS = 180

/** A program may log in a thousand times; only its latest sessions are listed. */
const MAX_LISTED = 100

const oldestUse = (now: Date) => new Date(now.getTime() - SESSION_DAYS * DAY_MS)

/** Inside its absolute lifetime. */
const isYoung = (now: Date) => (row: ExpressionBuilder<DB, 'sessions'>) =>
  row.or([
    row('sessions.kind', '=', 'guest'),
    row('sessions.createdAt', '>', new Date(now.getTime() - LOG_IN_DAYS * DAY_MS)),
  ])

/** The session of a token, unless it is unused for too long. */
export const findSession = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customerId')
    .select([
      'sessions.id as sessionId',
      'sessions.lastUsedAt',
      'customers.id as customerId',
      'customers.role',
      'customers.language',
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.lastUsedAt', '>', oldestUse(now))
    .where(isYoung(now))
    .executeTakeFirst()

export type NewSession = {
  customerId: number
  tokenHash: Buffer
  kind: 'guest' | 'login'
  userAgent: string
  ipAddress: string
}

export const insertSession = (tx: Db, session: NewSession, now: Date) =>
  tx
    .insertInto('sessions')
    .values({ ...session, createdAt: now, lastUsedAt: now })
    .execute()

/** A guest with the session of a token, in one statement: every visitor begins with it. */
export const insertGuest = (
  db: Db,
  language: Language,
  { tokenHash, userAgent, ipAddress }: Omit<NewSession, 'customerId' | 'kind'>,
  now: Date,
) =>
  sql`
    with guest as (
      insert into customers (language, created_at, last_seen_at)
      values (${language}, ${now}, ${now}) returning id)
    insert into sessions (customer_id, token_hash, kind, user_agent, ip_address, created_at,
      last_used_at)
    select id, ${tokenHash}::bytea, 'guest', ${userAgent}, ${ipAddress}::inet,
      ${now}::timestamptz, ${now}::timestamptz from guest`.execute(db)

/** A guest who registers continues with the same token. */
export async function turnGuestSessionsIntoLogIns(
  app: Remembering,
  tx: Db,
  customerId: number,
  now: Date,
): Promise<void> {
  await forgetSessionsOf(app, tx, customerId)
  await tx
    .updateTable('sessions')
    .set({ kind: 'login', createdAt: now })
    .where('customerId', '=', customerId)
    .execute()
}

export async function touchSession(db: Db, sessionId: number, now: Date): Promise<void> {
  const touched = await db
    .updateTable('sessions')
    .set({ lastUsedAt: now })
    .where('id', '=', sessionId)
    .returning('customerId')
    .executeTakeFirst()
  if (!touched) return
  await db
    .updateTable('customers')
    .set({ lastSeenAt: now })
    .where('id', '=', touched.customerId)
    .execute()
}

export const sessionStartedAt = async (db: Db, sessionId: number): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('sessions')
      .select('createdAt')
      .where('id', '=', sessionId)
      .executeTakeFirst()
  )?.createdAt

export const findSessionsOf = (db: Db, customerId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'lastUsedAt'])
    .where('customerId', '=', customerId)
    .where('lastUsedAt', '>', oldestUse(now))
    .where(isYoung(now))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()

export async function deleteSession(
  app: Remembering,
  db: Db,
  customerId: number,
  sessionId: number,
): Promise<boolean> {
  await forgetSessionsOf(app, db, customerId)
  const deleted = await db
    .deleteFrom('sessions')
    .where('customerId', '=', customerId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export async function deleteSessionsOf(
  app: Remembering,
  tx: Db,
  customerId: number,
): Promise<void> {
  await forgetSessionsOf(app, tx, customerId)
  await tx.deleteFrom('sessions').where('customerId', '=', customerId).execute()
}

export async function deleteOtherSessions(
  app: Remembering,
  tx: Db,
  customerId: number,
  keptSessionId: number,
): Promise<void> {
  await forgetSessionsOf(app, tx, customerId)
  await tx
    .deleteFrom('sessions')
    .where('customerId', '=', customerId)
    .where('id', '<>', keptSessionId)
    .execute()
}

export const deleteIdleSessions = (db: Db, now: Date) =>
  db
    .deleteFrom('sessions')
    .where((row) => row.or([row('lastUsedAt', '<=', oldestUse(now)), row.not(isYoung(now)(row))]))
    .execute()
