import { sql } from 'kysely'
import type { CustomerPage } from '../../contract/office/customer-page.ts'
import { parsePhone } from '../../domain/customers/phone.ts'
import type { Day } from '../../domain/calendar.ts'
import type { App } from '../app-context.ts'
import { findCustomers } from '../customers/find-customers.ts'
import { masked, type SeenFields } from '../office-search/seen-fields.ts'
import type { Db } from '../platform/database/connect.ts'

type Caller = Pick<CustomerPage, 'id' | 'name' | 'phone' | 'addresses'> & { nextOn: Day | null }

const most = 20

/** Whose number it is, those with the soonest delivery first. A `+` may have come as a blank. */
export async function findCallers(
  { clock }: Pick<App, 'clock'>,
  db: Db,
  seen: SeenFields,
  typed: string,
): Promise<{ phone: string | null; rows: Caller[] }> {
  const parsed = parsePhone(/^\s+\d/.test(typed) ? `+${typed.trim()}` : typed)
  if (!parsed.ok) return { phone: null, rows: [] }
  const phone = parsed.value
  const phoneTail = phone.replace(/^\+(371)?/, '')
  const found = await findCustomers(db, { phoneTail, words: [] }, most)
  const nextOn = await nextDays(
    db,
    clock.today(),
    found.map(({ id }) => id),
  )
  const rows = found
    .map((customer) => masked(customer, seen))
    .map(({ id, name, phone: own, addresses }) => {
      return { id, name, phone: own, addresses, nextOn: nextOn.get(id) ?? null }
    })
  return { phone, rows: rows.sort(bySoonest) }
}

const bySoonest = (a: Caller, b: Caller) => {
  const [first, second] = [a.nextOn ?? '9999', b.nextOn ?? '9999']
  return first < second ? -1 : first > second ? 1 : a.id - b.id
}

async function nextDays(db: Db, today: Day, ids: readonly number[]): Promise<Map<number, Day>> {
  const { rows } = await sql<{ id: number; nextOn: Day }>`
    select id, min(day) as next_on from (
      select customer_id as id, delivery_on as day from orders
      where customer_id = any(${ids}::bigint[]) and delivery_on >= ${today}
        and status in ('waitsForPayment', 'processing', 'waitingForDelivery')
      union all
      select customer_id, next_on from autoships
      where customer_id = any(${ids}::bigint[]) and is_active and removed_at is null
        and next_on >= ${today}) coming
    group by id`.execute(db)
  return new Map(rows.map(({ id, nextOn }) => [id, nextOn]))
}
