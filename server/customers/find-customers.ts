import { sql } from 'kysely'
import { foldDiacritics } from '../../domain/words/fold.ts'
import type { Db } from '../platform/database/connect.ts'

export type FoundCustomer = {
  id: number
  name: string
  email: string
  phone: string | null
  addresses: string | null
}

const maxFound = 50

/** A phone number may be written with spaces, hyphens and its country's code. */
const folded = (word: string): string =>
  /^\+?[\d()-]{6,}$/.test(word) ? word.replace(/\D/g, '') : foldDiacritics(word)

/**
 * Customers with all words in name, e-mail, phone, registration number or an address, diacritics
 * aside. A whole number may also be the customer's own.
 */
export async function findCustomers(db: Db, query: string): Promise<FoundCustomer[]> {
  const words = query.split(/\s+/).filter(Boolean).map(folded)
  if (words.length === 0) return []
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await sql<FoundCustomer>`
    with people as (
      select c.id, c.name, c.email, c.phone, (
        select string_agg(concat_ws(' ', a.street, a.house_no || coalesce('-' || nullif(a.flat_no, ''), ''),
          r.name, t.name, a.postcode), '; ' order by a.is_legal desc, a.id)
        from addresses a join regions r on r.id = a.region_id join cities t on t.id = r.city_id
        where a.customer_id = c.id and a.removed_at is null) as addresses, c.legal_id
      from customers c where c.role = 'customer' and c.anonymised_at is null)
    select id, name, email, phone, addresses from people
    where id::text = ${words.join('')} or translate(lower(concat_ws(' ', name, email, phone, legal_id, addresses)),
      'āčēģīķļņōŗšūž', 'acegiklnorsuz') like all (${patterns}::text[])
    order by id::text = ${words.join('')} desc, name, id limit ${maxFound}`.execute(db)
  return rows
}
