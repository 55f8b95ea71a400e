import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

/** What a person can show as the second factor. */
export async function findFactors(db: Db, staffId: number) {
  const { rows } = await sql<{ hasTotp: boolean; passkeys: number; recoveryCodes: number }>`
    select
      exists (select from staff_totp where staff_id = ${staffId} and confirmed_at is not null)
        as "hasTotp",
      (select count(*)::int from staff_passkeys where staff_id = ${staffId}) as passkeys,
      (select count(*)::int from staff_recovery_codes
        where staff_id = ${staffId} and used_at is null) as "recoveryCodes"`.execute(db)
  return rows[0]!
}

export async function hasFactor(db: Db, staffId: number): Promise<boolean> {
  const { hasTotp, passkeys } = await findFactors(db, staffId)
  return hasTotp || passkeys > 0
}

export const saveTotp = (db: Db, staffId: number, sealedSecret: Buffer) =>
  db
    .insertInto('staffTotp')
    .values({ staffId, sealedSecret })
    .onConflict((conflict) =>
      conflict.column('staffId').doUpdateSet({ sealedSecret, confirmedAt: null, lastStep: 0 }),
    )
    .execute()

export const lockTotp = (db: Db, staffId: number) =>
  db
    .selectFrom('staffTotp')
    .select(['sealedSecret', 'confirmedAt', 'lastStep'])
    .where('staffId', '=', staffId)
    .forUpdate()
    .executeTakeFirst()

export const markTotpUsed = (db: Db, staffId: number, lastStep: number, confirmedAt: Date) =>
  db
    .updateTable('staffTotp')
    .set({ lastStep, confirmedAt })
    .where('staffId', '=', staffId)
    .execute()

export const deleteTotp = (db: Db, staffId: number) =>
  db.deleteFrom('staffTotp').where('staffId', '=', staffId).execute()

export async function replaceRecoveryCodes(db: Db, staffId: number, hashes: Buffer[]) {
  await deleteRecoveryCodes(db, staffId)
  await db
    .insertInto('staffRecoveryCodes')
    .values(hashes.map((codeHash) => ({ staffId, codeHash })))
    .execute()
}

export const deleteRecoveryCodes = (db: Db, staffId: number) =>
  db.deleteFrom('staffRecoveryCodes').where('staffId', '=', staffId).execute()

/** False for a code that is unknown or was used. */
export async function useRecoveryCode(
  db: Db,
  staffId: number,
  codeHash: Buffer,
  usedAt: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('staffRecoveryCodes')
    .set({ usedAt })
    .where('staffId', '=', staffId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

export const findPasskeys = (db: Db, staffId: number) =>
  db.selectFrom('staffPasskeys').selectAll().where('staffId', '=', staffId).orderBy('id').execute()

type NewPasskey = {
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
}

export const insertPasskey = (db: Db, staffId: number, passkey: NewPasskey, createdAt: Date) =>
  db
    .insertInto('staffPasskeys')
    .values({ staffId, ...passkey, createdAt })
    .execute()

export const markPasskeyUsed = (db: Db, passkeyId: number, counter: number, lastUsedAt: Date) =>
  db.updateTable('staffPasskeys').set({ counter, lastUsedAt }).where('id', '=', passkeyId).execute()

export async function deletePasskey(db: Db, staffId: number, passkeyId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('staffPasskeys')
    .where('staffId', '=', staffId)
    .where('id', '=', passkeyId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export const deletePasskeysOf = (db: Db, staffId: number) =>
  db.deleteFrom('staffPasskeys').where('staffId', '=', staffId).execute()
