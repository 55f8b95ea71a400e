import { sql } from 'kysely'
import type { CustomerPage } from '../../contract/office/customer-page.ts'
import { signsOfCustomer } from '../../domain/customers/customer-signs.ts'
import type { Tx } from '../platform/database/connect.ts'

type Named = { id: number; name: string }
type Facts = {
  samePhoneWithDebt: Named[]
  sameAddressWithDebt: Named[]
  firstTimeCodes: Named[]
  bottles: number
  paysCash: boolean
}

/** The signs of a mistake or a misuse, each with the customers whom it is about. */
export async function readSigns(tx: Tx, customerId: number): Promise<CustomerPage['signs']> {
  const facts = await findFacts(tx, customerId)
  const customersOf = {
    same_phone_with_debt: facts.samePhoneWithDebt,
    same_address_with_debt: facts.sameAddressWithDebt,
    third_first_time_code: facts.firstTimeCodes.filter(({ id }) => id !== customerId),
    many_bottles_for_cash: [],
  }
  return signsOfCustomer(facts).map((sign) => ({ sign, customers: customersOf[sign] }))
}

async function findFacts(tx: Tx, customerId: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with same_phone as (
      select o.id, coalesce(o.name, '') as name from customers c
        join customer_search w on w.words @@ ('''~' || reverse(right(c.phone, 8)) || ''':*')::tsquery
        join customers o on o.id = w.customer_id and o.id <> c.id
      where c.id = ${customerId} and length(c.phone) >= 8 limit 20),
    same_door as (
      select distinct o.id, coalesce(o.name, '') as name from addresses a
        join addresses b on b.region_id = a.region_id and lower(b.street) = lower(a.street)
          and b.house_no = a.house_no and b.flat_no = a.flat_no
          and b.removed_at is null and b.customer_id <> a.customer_id
        join customers o on o.id = b.customer_id and o.role = 'customer'
          and o.anonymised_at is null
      where a.customer_id = ${customerId} and a.removed_at is null limit 20)
    select
      (select coalesce(json_agg(row_to_json(s)), '[]') from same_phone s where ${owes}) as same_phone_with_debt,
      (select coalesce(json_agg(row_to_json(s)), '[]') from same_door s where ${owes}) as same_address_with_debt,
      (select coalesce(json_agg(row_to_json(s)), '[]') from (
        select id, name from same_phone union select id, name from same_door
        union select id, coalesce(name, '') from customers where id = ${customerId}) s
        where exists (select from orders o join promo_codes p on p.id = o.promo_code_id
          where o.customer_id = s.id and p.customer_limit = 1 and o.status <> 'cancelled'))
        as first_time_codes,
      coalesce((select sum(i.ordered) from orders o join order_items i on i.order_id = o.id
        where o.customer_id = ${customerId} and i.bottle_kind = 'large'
          and o.status in ('processing', 'waitingForDelivery')), 0)::int as bottles,
      exists (select from orders o where o.customer_id = ${customerId}
        and o.payment_method = 'cash' and o.status in ('processing', 'waitingForDelivery')
        and not exists (select from deliveries d where d.customer_id = o.customer_id)) as pays_cash`.execute(
    tx,
  )
  return rows[0]!
}

const owes = sql`exists (select from overdue_papers p
  where p.customer_id = s.id and p.cleared_on is null)`
