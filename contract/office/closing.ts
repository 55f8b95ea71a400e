import { z } from 'zod'
import { mostRowsOfAct } from '../../domain/office/deeds.ts'
import { callTable } from '../shared/call.ts'
import { DayText, filledText, Id } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const order = {
  orderId: Id,
  customerId: Id,
  customer: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  zone: z.string().nullable(),
  goods: z.string(),
  totalCents: z.int(),
}

const ClosingOrder = z.object({ ...order, payment: z.string().nullable() })

const SkippedOrder = z.object({
  ...order,
  reason: z.enum(['not_confirmed', 'not_paid']),
  awaitedCents: z.int(),
  /** Letters about this delivery, and when the last one left. */
  letters: z.int(),
  lastLetterAt: z.iso.datetime().nullable(),
  /** Deliveries of the same autoship that were skipped before. */
  skippedBefore: z.int(),
})

const UnfitOrder = z.object({ ...order, why: z.enum(['no_room', 'no_run', 'no_pin']) })

const UnusualOrder = z.object({
  ...order,
  why: z.array(z.enum(['much_more', 'first_order', 'debt', 'address_changed'])),
})

const Closing = z
  .object({
    day: DayText,
    closesAt: z.iso.datetime(),
    /** The next day to close, or the one before while it is held. */
    isNext: z.boolean(),
    hold: z
      .object({ until: z.iso.datetime(), reason: z.string(), by: z.string().nullable() })
      .nullable(),
    closed: z.object({ at: z.iso.datetime(), locked: z.int(), skipped: z.int() }).nullable(),
    locked: z.array(ClosingOrder),
    skipped: z.array(SkippedOrder),
    unfit: z.array(UnfitOrder),
    unusual: z.array(UnusualOrder),
  })
  .meta({ id: 'Closing' })
export type Closing = z.output<typeof Closing>
export type ClosingOrder = z.output<typeof ClosingOrder>
export type SkippedOrder = z.output<typeof SkippedOrder>
export type UnfitOrder = z.output<typeof UnfitOrder>
export type UnusualOrder = z.output<typeof UnusualOrder>

const PlannedDay = z.object({ day: DayText, isClosed: z.boolean() })
export type PlannedDay = z.output<typeof PlannedDay>

/** A zone beside what it can take; a day of it for each of the week's. */
const PlannedZone = z
  .object({
    code: z.string(),
    nameLv: z.string(),
    nameEn: z.string(),
    maxBottles: z.int().nullable(),
    days: z.array(
      z.object({
        drives: z.boolean(),
        stops: z.int(),
        /** Of 18.9 l. */
        bottles: z.int(),
        grams: z.int(),
        minutes: z.int(),
        isFull: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'PlannedZone' })
export type PlannedZone = z.output<typeof PlannedZone>

const orderIds = z
  .array(Id)
  .min(1, 'required')
  .max(mostRowsOfAct, 'too_many_rows')
  .transform((ids) => [...new Set(ids)])

/** Closing a delivery day: rehearsed, held, done before its hour. */
export const closingCalls = callTable({
  rehearseClosing: {
    method: 'GET',
    path: '/closing',
    summary: 'What closing the day would do now; without a day, the next one to close',
    audience: { staff: 'closeDays' },
    query: z.object({ day: DayText.optional() }),
    answer: Closing,
    isBackground: true,
  },
  readWeek: {
    method: 'GET',
    path: '/closing/week',
    summary: 'What each zone has on eight days, beside what it can take',
    audience: { staff: 'closeDays' },
    query: z.object({ from: DayText.optional() }),
    answer: z.object({
      days: z.array(PlannedDay),
      zones: z.array(PlannedZone),
      /** Zones that are not driven on any of these days. */
      idle: z.array(z.string()),
    }),
    isBackground: true,
  },
  closeDay: deedCall({
    path: '/closing/close',
    summary: 'Closes the next day before its hour, or a held one; it is never opened again',
    right: 'closeDays',
    body: { day: DayText, reason: filledText(300) },
    refusals: ['not_next_day', 'day_closed'],
  }),
  delayClosing: deedCall({
    path: '/closing/hold',
    summary:
      'Keeps a day from closing at its hour; what waits can be confirmed and paid until then',
    right: 'closeDays',
    body: {
      day: DayText,
      hours: z.int().min(1, 'too_small').max(8, 'too_big'),
      reason: filledText(300),
    },
    refusals: ['day_closed', 'hold_too_long'],
  }),
  endClosingDelay: deedCall({
    path: '/closing/release',
    summary: 'Lets a held day close at its hour, or at once when that has passed',
    right: 'closeDays',
    body: { day: DayText, reason: filledText(300) },
  }),
  confirmOrders: deedCall({
    path: '/orders/confirm',
    summary: "Confirms autoships' deliveries for their customers, with how they agreed",
    right: 'confirmAutoships',
    body: { orderIds, reason: filledText(300) },
  }),
  payAwaited: deedCall({
    path: '/orders/pay-awaited',
    summary: 'A letter with a link, a later bill or cash at the door for what orders await',
    right: 'changeOrders',
    body: { orderIds, payment: z.enum(['link', 'deferred', 'cash']) },
    refusals: ['not_found', 'nothing_missing', 'method_not_open'],
  }),
})
