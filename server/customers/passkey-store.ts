import type { Db } from '../platform/database/connect.ts'
import type { StoredPasskey } from '../platform/web-authn.ts'

export const findPasskeysOf = (db: Db, customerId: number) =>
  db
    .selectFrom('customerPasskeys')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()

export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('customerPasskeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()

type NewPasskey = Omit<StoredPasskey, 'publicKey'> & { publicKey: Buffer; name: string }

export const insertPasskey = (db: Db, customerId: number, passkey: NewPasskey, createdAt: Date) =>
  db
    .insertInto('customerPasskeys')
    .values({ customerId, ...passkey, createdAt })
    .execute()

export const markPasskeyUsed = (db: Db, passkeyId: number, counter: number, lastUsedAt: Date) =>
  db
    .updateTable('customerPasskeys')
    .set({ counter, lastUsedAt })
    .where('id', '=', passkeyId)
    .execute()

export async function deletePasskey(
  db: Db,
  customerId: number,
  passkeyId: number,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('customerPasskeys')
    .where('customerId', '=', customerId)
    .where('id', '=', passkeyId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Answers their names. */
export async function deletePasskeysOf(db: Db, customerId: number): Promise<string[]> {
  const deleted = await db
    .deleteFrom('customerPasskeys')
    .where('customerId', '=', customerId)
    .returning('name')
    .execute()
  return deleted.map(({ name }) => name)
}

type Challenge = { challengeHash: Buffer; customerId: number | null }

export const insertChallenge = (db: Db, challenge: Challenge & { expiresAt: Date }) =>
  db.insertInto('passkeyChallenges').values(challenge).execute()

/** A challenge is answered once, and by the customer whom it was made for. */
export async function takeChallenge(
  db: Db,
  { challengeHash, customerId }: Challenge,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .where('customerId', 'is not distinct from', customerId)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export const deleteChallengesOf = (db: Db, customerId: number) =>
  db.deleteFrom('passkeyChallenges').where('customerId', '=', customerId).execute()

export const deleteChallengesBefore = (db: Db, before: Date) =>
  db.deleteFrom('passkeyChallenges').where('expiresAt', '<', before).execute()
