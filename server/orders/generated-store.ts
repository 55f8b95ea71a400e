import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Orders } from '../../db/schema.ts'
import type { Db } from '../platform/database/connect.ts'
import type { GeneratedOrder } from './place-generated-order.ts'

/** The order of a cycle, once; undefined when the cycle has one already. */
export async function insertGenerated(
  tx: Db,
  generated: GeneratedOrder,
  row: Omit<Insertable<Orders>, 'customerId'>,
): Promise<number | undefined> {
  const { lines: _, plannedOn, ...fields } = generated
  const inserted = await tx
    .insertInto('orders')
    .values({ ...row, ...fields, autoshipPlannedOn: plannedOn, status: 3, warnings: ['NOT-CONFIRMED'] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Answers the lines' numbers by good. */
export async function insertLines(
  tx: Db,
  { customerId, orderId }: { customerId: number; orderId: number },
  lines: GeneratedOrder['lines'],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; goodId: number }>`
    insert into order_items (customer_id, order_id, good_id, ordered, returned)
    select ${customerId}, ${orderId}, line.* from unnest(${lines.map((line) => line.goodId)}::int[],
      ${lines.map((line) => line.ordered)}::int[], ${lines.map((line) => line.returned)}::int[]) line
    returning id, good_id`.execute(tx)
  return new Map(rows.map((row) => [row.goodId, row.id]))
}
