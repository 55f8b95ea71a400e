import { sql } from 'kysely'
import type { OfficeCalls } from '../../contract/office/calls.ts'
import type { orderCalls } from '../../contract/office/orders.ts'
import type { Answer } from '../../contract/shared/call.ts'
import { orderFields } from '../../domain/orders/order-fields.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { readList } from '../platform/database/read-list.ts'
import type { Handlers } from '../platform/http/mount.ts'

type ListedOrder = Answer<OfficeCalls['listOfficeOrders']>['rows'][number]

/**
 * Every order, with what the office's list of orders is narrowed by. Nothing is joined, so that an
 * index alone counts them.
 */
export const ordersSource = sql<ListedOrder>`
  select o.id, o.status, o.delivery_on as day, o.customer_id as customer,
    (select name from customers where id = o.customer_id) as customer_name, o.route, o.address_text as address,
    o.delivery_kind as delivery, o.payment_method as payment,
    array_remove(array[
      case when o.held_at is not null then 'held' end,
      case when o.autoship_id is not null then 'autoship' end,
      case when o.autoship_id is not null and o.confirmed_at is null
        and o.status in ('waitsForPayment', 'processing') then 'unconfirmed' end], null) as about,
    o.load_bottles as bottles, o.load_empties as empties,
    coalesce(o.delivered_cents, o.total_with_deposit_cents) as total
  from orders o`

export const officeOrderRoutes = ({ db }: AppWithDb): Handlers<typeof orderCalls> => ({
  listOfficeOrders: async ({ query }) => done(await readList(db, orderFields, ordersSource, query)),
})
