import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Db, Tx } from '../platform/database/connect.ts'

/** In the order in which they come into force; the last one of a day counts. */
export const findChanges = (db: Db) =>
  db
    .selectFrom('settingChanges')
    .select(['id', 'key', 'value', 'startsOn'])
    .where('takenBackAt', 'is', null)
    .orderBy('startsOn')
    .orderBy('id')
    .execute()

type NewChange = {
  key: keyof ShopSettings
  value: unknown
  startsOn: Day
  reason: string
  at: Date
}

export async function insertChange(
  tx: Tx,
  by: Actor,
  { value, at, ...change }: NewChange,
): Promise<number> {
  const { id } = await tx
    .insertInto('settingChanges')
    .values({ ...change, value: JSON.stringify(value), madeAt: at, ...actorColumns(by) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const lockChange = (tx: Tx, id: number) =>
  tx
    .selectFrom('settingChanges')
    .select(['id', 'key', 'value', 'startsOn', 'takenBackAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const markTakenBack = (tx: Tx, id: number, takenBackAt: Date) =>
  tx.updateTable('settingChanges').set({ takenBackAt }).where('id', '=', id).execute()

/** The latest changes, of one setting or of all, with their actors, the newest first. */
export const listChanges = (db: Db, key?: string) =>
  db
    .selectFrom('settingChanges as change')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'change.actorId').on('change.actorKind', '=', 'staff'),
    )
    .select([
      'change.id',
      'change.key',
      'change.value',
      'change.startsOn',
      'change.reason',
      'change.madeAt',
      'change.takenBackAt',
      'change.actorKind',
      'staff.name',
    ])
    .$if(key !== undefined, (query) => query.where('change.key', '=', key!))
    .orderBy('change.id', 'desc')
    .limit(500)
    .execute()

/** The values of before the history, and every change of them. */
export const findStoredSettings = async (db: Db) => ({
  former: await db.selectFrom('settings').select(['key', 'value']).execute(),
  changes: await findChanges(db),
})
