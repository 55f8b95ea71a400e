import { z } from 'zod'
import { Id, StoredValue } from '../shared/scalars.ts'

/** A record of an act, by its kind and number. */
export const Subject = z.object({
  kind: z.enum([
    'order',
    'customer',
    'good',
    'setting',
    'run',
    'cash',
    'autoship',
    'day',
    'zone',
    'vehicle',
    'calendar_change',
    'bank_line',
    'refund',
    'transfer_file',
    'address',
    'dispute',
    'note',
    'document',
  ]),
  id: z.union([Id, z.string()]),
})
export type Subject = z.output<typeof Subject>

/** A field of a record, before and after. */
const Change = z.object({
  ...Subject.shape,
  field: z.string(),
  before: StoredValue.optional(),
  after: StoredValue.optional(),
})
export type Change = z.output<typeof Change>

const ofCustomer = { customerId: Id, customerName: z.string().nullable() }
const ofGood = { goodId: Id, goodName: z.string() }

/** All that an act writes beside its own record. */
export const Effects = z
  .object({
    /** What comes to a customer's account, bonus or deposit, or goes. */
    money: z.array(
      z.object({
        ...ofCustomer,
        account: z.enum(['account', 'bonus', 'deposit']),
        cents: z.int(),
      }),
    ),
    bottles: z.array(
      z.object({
        ...ofCustomer,
        ...ofGood,
        delivered: z.int(),
        returned: z.int(),
        depositCents: z.int(),
      }),
    ),
    /** How many more pieces lie in the warehouse, and how many more of them are promised. */
    stock: z.array(z.object({ ...ofGood, onHand: z.int(), reserved: z.int() })),
    orders: z.array(
      z.object({
        ...ofCustomer,
        orderId: Id,
        change: z.string(),
        fields: z.record(z.string(), StoredValue),
      }),
    ),
    documents: z.array(z.object({ ...ofCustomer, kind: z.string(), totalCents: z.int() })),
    mails: z.array(
      z.object({
        customerId: Id.nullable(),
        customerName: z.string().nullable(),
        template: z.string(),
      }),
    ),
    /** Fields of other records. */
    changes: z.array(Change),
    /** Records that will feel it, with a few names. */
    hits: z.array(z.object({ what: z.string(), count: z.int(), names: z.array(z.string()) })),
  })
  .meta({ id: 'Effects' })
export type Hit = Effects['hits'][number]
export type Effects = z.output<typeof Effects>
