import { sql } from 'kysely'
import type { customerMarks } from '../../domain/customers/customer-fields.ts'
import { addressesOfC } from './find-customers.ts'

type ListedCustomer = {
  id: number
  name: string
  email: string
  phone: string | null
  addresses: string[]
  joined: string
  about: (typeof customerMarks)[number][]
}

/** Every customer, without guests and those whom the shop has forgotten. */
export const customersSource = sql<ListedCustomer>`
  select c.id, c.name, c.email, c.phone, ${addressesOfC} as addresses,
    (c.registered_at at time zone 'Europe/Riga')::date as joined,
    array_remove(array[
      case when c.person_type = 'company' then 'company' end,
      case when c.pay_later then 'pays_later' end,
      case when exists (select from overdue_papers p
        where p.customer_id = c.id and p.cleared_on is null) then 'overdue' end], null) as about
  from customers c where c.role = 'customer' and c.anonymised_at is null
    and c.merged_into is null`
