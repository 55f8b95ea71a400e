import type { Db } from '../platform/database/connect.ts'

type NewChange = {
  customerId: number
  newEmail: string
  oldTokenHash: Buffer
  oldConfirmedAt?: Date
  newTokenHash: Buffer
  requestedAt: Date
  expiresAt: Date
}

/** A new change replaces one that is still open. */
export async function replaceEmailChange(tx: Db, change: NewChange): Promise<void> {
  const { customerId } = change
  await tx
    .deleteFrom('emailChanges')
    .where('customerId', '=', customerId)
    .where('finishedAt', 'is', null)
    .execute()
  await tx.insertInto('emailChanges').values(change).execute()
}

/** Locked, because both mailboxes may confirm at the same moment. */
export const lockEmailChange = (tx: Db, tokenHash: Buffer, now: Date) =>
  tx
    .selectFrom('emailChanges')
    .selectAll()
    .where((eb) => eb.or([eb('oldTokenHash', '=', tokenHash), eb('newTokenHash', '=', tokenHash)]))
    .where('finishedAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst()

export const updateEmailChange = (
  tx: Db,
  id: number,
  confirmed: { oldConfirmedAt?: Date; newConfirmedAt?: Date; finishedAt?: Date },
) => tx.updateTable('emailChanges').set(confirmed).where('id', '=', id).execute()
