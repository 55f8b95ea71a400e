import type { App } from '../app-context.ts'

/** Leaves an autoship to the office, or gives it back without a reason; false when there is none. */
export async function setAutoshipLock(
  { db, clock }: App,
  autoshipId: number,
  why: string | null,
): Promise<boolean> {
  const changed = await db
    .updateTable('autoships')
    .set({ lockedAt: why === null ? null : clock.now(), lockReason: why })
    .where('id', '=', autoshipId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
