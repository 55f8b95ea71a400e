import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import type { NewProposal } from './proposal-store.ts'

/** "Order 36: Anna Bērziņa, +371…, Brīvības iela 1: 2026-11-27 → 2026-11-28." */
export async function displacedLines(
  db: Db,
  deliveries: readonly NewProposal[],
): Promise<string[]> {
  const contacts = await contactsOf(db, deliveries)
  return deliveries.map(({ customerId, orderId, autoshipId, oldDay, newDay }) => {
    const delivery = orderId === null ? `Autoship ${autoshipId}` : `Order ${orderId}`
    return `${delivery}: ${contacts.get(customerId)}: ${oldDay} → ${newDay ?? 'no day found'}.`
  })
}

async function contactsOf(db: Db, deliveries: readonly NewProposal[]) {
  const ids = [...new Set(deliveries.map(({ customerId }) => customerId))]
  const { rows } = await sql<{ id: number; contact: string }>`
    select id, concat_ws(', ', name, phone) as contact from customers
    where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, contact }) => [id, contact]))
}
