import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DeliveryReason } from '../shared/reasons.ts'
import { Id, IdText } from '../shared/scalars.ts'

const Line = z.object({ goodId: Id, name: z.string(), ordered: z.int(), returned: z.int() })

const RegularDelivery = z.object({
  /** The day of the series; it names the delivery even when that is moved. */
  plannedOn: z.string(),
  day: z.string().nullable(),
  state: z.enum(['planned', 'made', 'confirmed', 'on_its_way', 'skipped', 'paused', 'no_day']),
  orderId: Id.nullable(),
  lines: z.array(Line),
  totalCents: z.int(),
  payment: z.string().nullable(),
  /** What the account lacks for it. */
  missingCents: z.int(),
  changeableUntil: z.iso.datetime().nullable(),
  moveFrom: z.string().nullable(),
  moveTo: z.string().nullable(),
  /** Why it may not be; null where it may. */
  may: z.object({
    skip: DeliveryReason.nullable(),
    unskip: DeliveryReason.nullable(),
    move: DeliveryReason.nullable(),
    lines: DeliveryReason.nullable(),
  }),
})

const RegularOrder = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string().nullable(),
    frequencyWeeks: z.int(),
    isActive: z.boolean(),
    isPaused: z.boolean(),
    pauseFrom: z.string().nullable(),
    pauseTo: z.string().nullable(),
    lines: z.array(Line),
    deliveries: z.array(RegularDelivery),
  })
  .meta({ id: 'RegularOrder' })
export type RegularOrder = z.output<typeof RegularOrder>
export type RegularDelivery = RegularOrder['deliveries'][number]

export const autoshipCalls = callTable({
  readCustomerAutoships: {
    method: 'GET',
    path: '/customers/:id/autoships',
    summary: 'The autoships of a customer, each with its next deliveries',
    audience: { staff: 'seeCustomers' },
    params: z.object({ id: IdText }),
    answer: z.object({ autoships: z.array(RegularOrder), balanceCents: z.int() }),
    refusals: ['not_found'],
  },
})
