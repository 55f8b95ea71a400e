import type { Db } from '../platform/database/connect.ts'

export const savePasswordHash = (tx: Db, customerId: number, hash: string, changedAt: Date) =>
  tx
    .insertInto('customerPasswords')
    .values({ customerId, hash, changedAt })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet({ hash, changedAt }))
    .execute()

export const hasPassword = async (db: Db, customerId: number): Promise<boolean> =>
  (await db
    .selectFrom('customerPasswords')
    .select('customerId')
    .where('customerId', '=', customerId)
    .executeTakeFirst()) !== undefined

/** Stores a new link and voids earlier ones. */
export async function replaceReset(
  tx: Db,
  reset: { customerId: number; tokenHash: Buffer; requestedAt: Date; expiresAt: Date },
): Promise<void> {
  await voidResets(tx, reset.customerId)
  await tx.insertInto('passwordResets').values(reset).execute()
}

export const voidResets = (tx: Db, customerId: number) =>
  tx
    .deleteFrom('passwordResets')
    .where('customerId', '=', customerId)
    .where('usedAt', 'is', null)
    .execute()

export const findOpenReset = (db: Db, tokenHash: Buffer, email: string, now: Date) =>
  db
    .selectFrom('passwordResets')
    .innerJoin('customers', 'customers.id', 'passwordResets.customerId')
    .select(['customers.id as customerId', 'customers.name', 'customers.email'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(({ fn }) => fn('lower', ['customers.email']), '=', email)
    .executeTakeFirst()

/** True for exactly one of several parallel uses. */
export async function useReset(tx: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
