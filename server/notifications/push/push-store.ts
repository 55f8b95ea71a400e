import { sql } from 'kysely'
import { MAX_DEVICES, type MessageKind } from '../../../domain/notifications/message-kinds.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'

export type PushDevice = { id: number; endpoint: string; p256dh: string; auth: string }

type NewDevice = Omit<PushDevice, 'id'> & { customerId: number; name: string; addedAt: Date }

export const findDevices = (db: Db, customerId: number) =>
  db
    .selectFrom('pushDevices')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()

/** A browser belongs to who has logged in there last; the oldest device makes room. */
export async function insertDevice(tx: Tx, device: NewDevice): Promise<void> {
  await tx.deleteFrom('pushDevices').where('endpoint', '=', device.endpoint).execute()
  await tx.insertInto('pushDevices').values(device).execute()
  await sql`delete from push_devices where customer_id = ${device.customerId} and id not in (
    select id from push_devices where customer_id = ${device.customerId}
    order by id desc limit ${MAX_DEVICES})`.execute(tx)
}

export async function deleteDevice(
  db: Db,
  { customerId, id }: { customerId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pushDevices')
    .where('id', '=', id)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const findChoices = async (db: Db, customerId: number): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectFrom('pushChoices')
        .select('kind')
        .where('customerId', '=', customerId)
        .execute()
    ).map(({ kind }) => kind),
  )

type Choice = { customerId: number; kind: MessageKind; chosenAt: Date }

export const insertChoice = (tx: Tx, choice: Choice) =>
  tx
    .insertInto('pushChoices')
    .values(choice)
    .onConflict((conflict) => conflict.columns(['customerId', 'kind']).doNothing())
    .execute()

export const deleteChoice = (tx: Tx, { customerId, kind }: Omit<Choice, 'chosenAt'>) =>
  tx
    .deleteFrom('pushChoices')
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .execute()
