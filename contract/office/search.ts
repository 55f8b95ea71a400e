import { z } from 'zod'
import { customerFields, customerMarks } from '../../domain/customers/customer-fields.ts'
import { type OrderState, orderStates } from '../../domain/orders/order-states.ts'
import { callTable } from '../shared/call.ts'
import { listAnswer, listQuery } from '../shared/list.ts'
import { AuditRow } from './audit.ts'
import { Id, IdText, text } from '../shared/scalars.ts'

const Status = z.enum(Object.keys(orderStates) as [OrderState, ...OrderState[]])
const customer = { customerId: Id, customerName: z.string().nullable() }

/** What the person may not see is null. */
const Contacts = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  addresses: z.array(z.string()),
})

const FoundCustomer = z.object({
  kind: z.literal('customer'),
  id: Id,
  name: z.string(),
  ...Contacts.shape,
  /** What of the customer matched; `all` when the words match in different parts. */
  matched: z.enum(['name', 'email', 'phone', 'number', 'address', 'iban', 'all']),
})
const ListedCustomer = z
  .object({
    id: Id,
    name: z.string(),
    ...Contacts.shape,
    /** The day of registering. */
    joined: z.string(),
    about: z.array(z.enum(customerMarks)),
  })
  .meta({ id: 'ListedCustomer' })
const OrderRow = z.object({
  id: Id,
  status: Status,
  deliveryOn: z.string().nullable(),
  totalCents: z.int().nullable(),
})
const CardOrder = z.object({
  ...OrderRow.shape,
  /** Its money was taken back: a person decides. */
  isHeld: z.boolean(),
})
const DocumentRow = z.object({
  id: Id,
  number: z.string(),
  orderId: Id.nullable(),
  totalCents: z.int(),
})
const Found = z
  .discriminatedUnion('kind', [
    FoundCustomer,
    z.object({ kind: z.literal('order'), ...OrderRow.shape, ...customer }),
    z.object({ kind: z.literal('document'), ...DocumentRow.shape, ...customer }),
  ])
  .meta({ id: 'Found' })
export type Found = z.output<typeof Found>

export const CustomerCard = z
  .object({
    id: Id,
    name: z.string(),
    isCompany: z.boolean(),
    ...Contacts.shape,
    /** Null for those who may not grant it. */
    credit: z.object({ creditLimitCents: z.int(), payLater: z.boolean() }).nullable(),
    orders: z.array(CardOrder),
    documents: z.array(DocumentRow),
  })
  .meta({ id: 'CustomerCard' })
export type CustomerCard = z.output<typeof CustomerCard>

export const searchCalls = callTable({
  searchOffice: {
    method: 'GET',
    path: '/search',
    summary: 'Customers, orders and documents that the typed text may mean',
    audience: { staff: 'searchEverything' },
    query: z.object({
      text: text(200).default(''),
      /** The list in view, and its filter. */
      list: z.enum(['orders', 'customers']).optional(),
      filter: z.string().max(2_000).default(''),
    }),
    answer: z.object({
      found: z.array(Found),
      /** How many of them the filter hides from the list in view. */
      hidden: z.int(),
    }),
  },
  listCustomers: {
    method: 'GET',
    path: '/customers',
    summary: 'Every customer, the newest first',
    audience: { staff: 'searchEverything' },
    query: listQuery(customerFields, '-id'),
    answer: listAnswer(ListedCustomer),
  },
  readCustomerHistory: {
    method: 'GET',
    path: '/customers/:id/history',
    summary: 'What was done by the customer, the staff and the machine, the latest first',
    audience: { staff: 'searchEverything' },
    params: z.object({ id: IdText }),
    query: z.object({ cursor: z.string().max(1_000).optional() }),
    answer: z.object({ rows: z.array(AuditRow), nextCursor: z.string().nullable() }),
    refusals: ['not_found'],
  },
  readOrderHistory: {
    method: 'GET',
    path: '/orders/:id/history',
    summary: 'What was done to an order, the latest first',
    audience: { staff: 'searchEverything' },
    params: z.object({ id: IdText }),
    query: z.object({ cursor: z.string().max(1_000).optional() }),
    answer: z.object({ rows: z.array(AuditRow), nextCursor: z.string().nullable() }),
    refusals: ['not_found'],
  },
})
