import { sql } from 'kysely'

/** The office's notes for the driver at the door of an order that count on its day. */
export const officeNotesSql = (order: string) => {
  const column = (name: string) => sql.ref(`${order}.${name}`)
  return sql`(
    select string_agg(n.body, ' ' order by n.id) from customer_notes n
    where n.customer_id = ${column('customer_id')} and n.reader = 'driver' and n.ended_at is null
      and (n.address_id is null or n.address_id = ${column('address_id')})
      and (n.until_on is null or n.until_on >= ${column('delivery_on')}))`
}

/** All that a driver reads at a door: the customer's words on the order `o` and its address `a`. */
export const notesForDriver = sql<string>`
  concat_ws(' ', nullif(o.notes, ''), nullif(a.notes, ''), ${officeNotesSql('o')})`
