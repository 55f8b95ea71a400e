import { sql } from 'kysely'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { voidLinks } from './customer-links.ts'
import { voidResets } from './password-store.ts'
import { deleteSessionsOf } from './session-store.ts'

export type Merging = { fromId: number; intoId: number }

/** The customers of these numbers that the shop knows and that have not ended in another record. */
export const lockCustomers = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('role', '=', 'customer')
    .where('anonymisedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Addresses and notes go on in the other record. The record that ends keeps its name for the books,
 * and cannot be signed in to.
 */
export async function mergeRecords(
  app: App,
  tx: Tx,
  { fromId, intoId }: Merging,
): Promise<{ addresses: number }> {
  const now = app.clock.now()
  const copied = await sql`
    insert into addresses (customer_id, region_id, street, house_no, flat_no, postcode, phone,
      notes, is_legal, created_at)
    select ${intoId}, a.region_id, a.street, a.house_no, a.flat_no, a.postcode, a.phone, a.notes,
      false, ${now}
    from addresses a where a.customer_id = ${fromId} and a.removed_at is null
      and not exists (select from addresses o where o.customer_id = ${intoId}
        and o.removed_at is null and o.region_id = a.region_id
        and lower(o.street) = lower(a.street) and o.house_no = a.house_no
        and o.flat_no = a.flat_no)
    order by a.id`.execute(tx)
  await sql`
    update customer_notes set customer_id = ${intoId}, address_id = null
    where customer_id = ${fromId} and ended_at is null`.execute(tx)
  await sql`
    update customers i set phone = coalesce(i.phone, f.phone) from customers f
    where i.id = ${intoId} and f.id = ${fromId}`.execute(tx)
  await tx
    .updateTable('customers')
    .set({ mergedInto: intoId, newsletter: false })
    .where('id', '=', fromId)
    .execute()
  await tx.deleteFrom('customerPasswords').where('customerId', '=', fromId).execute()
  await tx.deleteFrom('customerPasskeys').where('customerId', '=', fromId).execute()
  await voidResets(tx, fromId)
  await voidLinks(app, tx, fromId)
  await deleteSessionsOf(app, tx, fromId)
  return { addresses: Number(copied.numAffectedRows ?? 0n) }
}
