import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { deleteFile, insertFile, photoDays, type StoredContent } from '../platform/files/files.ts'
import { isDelivered, type OrderRef } from './store.ts'

type Fault = OrderRef & { goodId: number; comment: string; photo: StoredContent | undefined }

/** One open report a line: another one replaces its words, and another photo its photo. */
export async function reportFault(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, goodId, comment, photo }: Fault,
): Promise<Outcome<null, Refusal>> {
  const problem = await findFaultProblem(tx, { customerId, orderId, goodId })
  if (problem) return refuse(problem)
  const said = { comment, saidAt: clock.now(), ...actorColumns(by) }
  const { id } = await tx
    .insertInto('feedback')
    .values({ customerId, orderId, goodId, ...said })
    .onConflict((conflict) =>
      conflict
        .columns(['orderId', 'goodId'])
        .where(sql<boolean>`good_id is not null and answered_at is null`)
        .doUpdateSet(said),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const keepUntil = addDays(clock.today(), photoDays)
  if (photo) await replacePhoto(tx, { id, customerId, photo, keepUntil })
  return done(null)
}

/** Why a fault of this good cannot be reported. */
export async function findFaultProblem(
  db: Db,
  { goodId, ...ref }: OrderRef & { goodId: number },
): Promise<Refusal | undefined> {
  const delivered = await isDelivered(db, ref)
  if (delivered === undefined) return { code: 'not_found' }
  if (!delivered) return { code: 'not_delivered_yet' }
  return (await isInOrder(db, ref.orderId, goodId)) ? undefined : { code: 'not_found' }
}

/** A line of the order, or a good that the driver left beside it. */
async function isInOrder(tx: Db, orderId: number, goodId: number): Promise<boolean> {
  const { rows } = await sql`
    select from order_items where order_id = ${orderId} and good_id = ${goodId}
    union all
    select from deliveries d join delivery_counts n on n.delivery_id = d.id
      where d.order_id = ${orderId} and n.good_id = ${goodId} limit 1`.execute(tx)
  return rows.length > 0
}

type Photo = { id: number; customerId: number; photo: StoredContent; keepUntil: Day }

async function replacePhoto(tx: Tx, { id, customerId, photo, keepUntil }: Photo): Promise<void> {
  const earlier = await tx
    .selectFrom('files')
    .select('id')
    .where('ownerKind', '=', 'feedback')
    .where('ownerId', '=', id)
    .execute()
  for (const file of earlier) await deleteFile(tx, file.id)
  const owner = { kind: 'feedback', id }
  await insertFile(tx, { ...photo, kind: 'photo', owner, customerId, keepUntil })
}
