import { sql } from 'kysely'
import { auditSource, type FoundEntry } from '../staff/read-audit.ts'

/**
 * What was done to a customer's record and orders, without who looked at it. The staff's deeds are
 * in the audit trail; what customers and the machine did to orders, and what comes of a closed day
 * and a door whoever tells it, is in the orders' own history, under numbers below zero.
 */
export const historySource = (customerId: number) => sql<FoundEntry>`
  select done.id, done.at, done."by", done.staff, done.customer, done.about, done.actor_kind,
    done.name, done.roles, done.device, done.ip_address, done.on_behalf_of,
    done.represented_name, done.customer_id, done.customer_name, done.action, done.subject,
    done.subject_id, done.subject_name, done.details, done.reason, done.refused, done.request_id
  from (${auditSource}) done
  where done.customer = ${customerId} and done.action <> 'customers.read'
  union all
  select -change.id, change.made_at, change.actor_kind, null, change.customer_id, null,
    change.actor_kind, case when change.actor_kind = 'customer' then customer.name
      when change.actor_kind in ('staff', 'driver') then
        (select person.name from staff person where person.id = change.actor_id) end,
    null, null, null, null, null, change.customer_id, customer.name, 'order.' || change.kind, 'order',
    change.order_id, change.order_id::text, ${movedDays}, null, null, null
  from orders ordered
  join order_changes change on change.order_id = ordered.id
  join customers customer on customer.id = ordered.customer_id
  where ordered.customer_id = ${customerId} and (change.actor_kind not in ('staff', 'driver')
    or change.kind in ('locked', 'handed_over', 'delivered', 'undelivered', 'reinstated'))`

/** The day before and after; other changes are seen in the order. */
const movedDays = sql`case when change.kind = 'moved' then jsonb_build_object('delivery_on',
  concat_ws(' → ', change.changes -> 'delivery_on' ->> 0, change.changes -> 'delivery_on' ->> 1))
  else '{}' end`
