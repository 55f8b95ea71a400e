import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Id } from '../shared/scalars.ts'

const FoundCustomer = z.object({
  kind: z.literal('customer'),
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  addresses: z.array(z.string()),
  /** What of the customer matched; `all` when the words match in different parts. */
  matched: z.enum(['name', 'email', 'phone', 'number', 'address', 'iban', 'all']),
})
const FoundOrder = z.object({
  kind: z.literal('order'),
  id: Id,
  customerId: Id,
  customerName: z.string(),
  status: z.string(),
  deliveryOn: z.string().nullable(),
})
const FoundDocument = z.object({
  kind: z.literal('document'),
  id: Id,
  number: z.string(),
  customerId: Id,
  customerName: z.string(),
  orderId: Id.nullable(),
  totalCents: z.int(),
})

const Found = z
  .discriminatedUnion('kind', [FoundCustomer, FoundOrder, FoundDocument])
  .meta({ id: 'Found' })
export type Found = z.output<typeof Found>

export const searchCalls = callTable({
  searchOffice: {
    method: 'GET',
    path: '/search',
    summary: 'Customers, orders and documents that the typed text may mean',
    audience: { staff: 'seeCustomers' },
    query: z.object({ text: z.string().max(200).default('') }),
    answer: z.object({ found: z.array(Found) }),
  },
})
