import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Autoships } from '../../db/schema.ts'
import type { Db } from '../platform/database/connect.ts'

export type AutoshipRow = Omit<Updateable<Autoships>, 'id' | 'customerId' | 'version' | 'createdAt'>

/** Whoever changes an autoship holds its row; an order made of it is locked before it, like everywhere. */
export async function lockAutoship(
  tx: Db,
  customerId: number,
  autoshipId: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from autoships where id = ${autoshipId} and customer_id = ${customerId} and removed_at is null
    for no key update`.execute(tx)
  return rows.length > 0
}

/** A change by the customer: the version that an undo names moves on. */
export const updateAutoship = (tx: Db, autoshipId: number, row: AutoshipRow, now: Date) =>
  tx
    .updateTable('autoships')
    .set((eb) => ({ ...row, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', autoshipId)
    .execute()

export async function countAutoships(db: Db, customerId: number): Promise<number> {
  const row = await db
    .selectFrom('autoships')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('customerId', '=', customerId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export async function insertAutoship(
  tx: Db,
  customerId: number,
  row: AutoshipRow,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('autoships')
    .values({ ...row, customerId, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type NewItem = {
  goodId: number
  ordered: number
  returned: number
  substituteGoodId: number | null
}

/** Any number of lines in one statement; a good's line is replaced. */
export async function keepItems(
  tx: Db,
  autoship: { customerId: number; autoshipId: number },
  items: readonly NewItem[],
): Promise<void> {
  const { customerId, autoshipId } = autoship
  await sql`
    insert into autoship_items (customer_id, autoship_id, good_id, ordered, returned, substitute_good_id)
      select ${customerId}, ${autoshipId}, line.* from unnest(${items.map((item) => item.goodId)}::int[],
        ${items.map((item) => item.ordered)}::int[], ${items.map((item) => item.returned)}::int[],
        ${items.map((item) => item.substituteGoodId)}::int[]) line
    on conflict (autoship_id, good_id) do update set ordered = excluded.ordered, returned = excluded.returned,
      substitute_good_id = excluded.substitute_good_id`.execute(tx)
}

export const deleteItem = (tx: Db, autoshipId: number, goodId: number) =>
  tx
    .deleteFrom('autoshipItems')
    .where('autoshipId', '=', autoshipId)
    .where('goodId', '=', goodId)
    .execute()
