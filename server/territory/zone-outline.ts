import type { Db, Tx } from '../platform/database/connect.ts'

/** Corners as longitude and latitude. */
export type Outline = [longitude: number, latitude: number][]

export async function findOutline(
  db: Db,
  code: string,
): Promise<{ shape: Outline | null } | undefined> {
  const zone = await db
    .selectFrom('zones')
    .select('shape')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return zone && { shape: zone.shape as Outline | null }
}

export const writeOutline = (tx: Tx, code: string, shape: Outline | null) =>
  tx
    .updateTable('zones')
    .set({ shape: shape && JSON.stringify(shape) })
    .where('code', '=', code)
    .execute()
