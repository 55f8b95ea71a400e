import type { Db } from '../platform/database/connect.ts'

type NewLink = {
  customerId: number
  tokenHash: Buffer
  returnPath: string
  guestId: number | null
  guestCartId: number | null
  requestedAt: Date
  expiresAt: Date
}

/** Stores a new link and voids earlier ones. */
export async function replaceLogInLink(tx: Db, link: NewLink): Promise<void> {
  await voidLogInLinks(tx, link.customerId)
  await tx.insertInto('logInLinks').values(link).execute()
}

export const voidLogInLinks = (tx: Db, customerId: number) =>
  tx
    .deleteFrom('logInLinks')
    .where('customerId', '=', customerId)
    .where('usedAt', 'is', null)
    .execute()

/** The link, for exactly one of several parallel uses. */
export const takeLogInLink = (tx: Db, tokenHash: Buffer, usedAt: Date) =>
  tx
    .updateTable('logInLinks')
    .set({ usedAt })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', usedAt)
    .returning(['customerId', 'returnPath', 'guestId', 'guestCartId'])
    .executeTakeFirst()

export const deleteLogInLinksBefore = (db: Db, before: Date) =>
  db.deleteFrom('logInLinks').where('expiresAt', '<', before).execute()
