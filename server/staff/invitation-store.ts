import type { Db } from '../platform/database/connect.ts'

type NewInvitation = {
  staffId: number
  tokenHash: Buffer
  way: string
  madeAt: Date
  expiresAt: Date
}

/** A new link voids the earlier one. */
export async function insertInvitation(db: Db, invitation: NewInvitation) {
  await voidInvitations(db, invitation.staffId)
  await db.insertInto('staffInvitations').values(invitation).execute()
}

export const voidInvitations = (db: Db, staffId: number) =>
  db
    .deleteFrom('staffInvitations')
    .where('staffId', '=', staffId)
    .where('usedAt', 'is', null)
    .execute()

export const findInvitation = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('staffInvitations')
    .select(['staffId', 'expiresAt'])
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** False when another request was faster, or the link is over. */
export async function markInvitationUsed(db: Db, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('staffInvitations')
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
