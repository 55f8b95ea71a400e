import type { Db } from '../platform/database/connect.ts'

const SESSION_DAYS = 30

/** The session behind a token, while it has been used within its days. */
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
    .where('sessions.lastUsedAt', '>', new Date(now.getTime() - SESSION_DAYS * 86_400_000))
    .executeTakeFirst()

export const insertSession = (
  db: Db,
  session: { customerId: number; tokenHash: Buffer; kind: 'guest' | 'login'; userAgent: string },
) => db.insertInto('sessions').values(session).execute()

export const touchSession = (db: Db, sessionId: number, now: Date) =>
  db.updateTable('sessions').set({ lastUsedAt: now }).where('id', '=', sessionId).execute()
