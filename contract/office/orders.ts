import { z } from 'zod'
import { orderFields, orderMarks } from '../../domain/orders/order-fields.ts'
import { type OrderState, orderStates } from '../../domain/orders/order-states.ts'
import { deliveryKinds } from '../../domain/territory/delivery-kind.ts'
import { callTable } from '../shared/call.ts'
import { listAnswer, listQuery } from '../shared/list.ts'
import { Id } from '../shared/scalars.ts'

const ListedOrder = z
  .object({
    id: Id,
    status: z.enum(Object.keys(orderStates) as [OrderState, ...OrderState[]]),
    /** The delivery day. */
    day: z.string().nullable(),
    customer: Id,
    customerName: z.string().nullable(),
    /** The code of the zone. */
    route: z.string().nullable(),
    address: z.string().nullable(),
    delivery: z.enum(deliveryKinds),
    payment: z.string().nullable(),
    about: z.array(z.enum(orderMarks)),
    /** 18.9 l bottles that are to be brought. */
    bottles: z.int(),
    /** Those that the customer said would be given back. */
    empties: z.int(),
    /** With deposits, in cents: what was delivered, and before that what was ordered. */
    total: z.int().nullable(),
  })
  .meta({ id: 'ListedOrder' })

export const orderCalls = callTable({
  listOfficeOrders: {
    method: 'GET',
    path: '/orders',
    summary: 'Orders of all customers, the newest first',
    audience: { staff: 'searchEverything' },
    query: listQuery(orderFields, '-id'),
    answer: listAnswer(ListedOrder),
  },
})
