import { z } from 'zod'
import { handovers, noProofReasons } from '../../domain/dispatch/proof-wanted.ts'
import { lessLeftReasons } from '../../domain/dispatch/stop-events.ts'
import { type UndeliveredCode, undeliveredCodes } from '../../domain/dispatch/undelivered-codes.ts'
import { undeliveredDetails } from '../../domain/dispatch/undelivered-questions.ts'
import { callTable } from '../shared/call.ts'
import { DayText, filledText, Id, Quantity } from '../shared/scalars.ts'
import { FirstVisit } from '../shared/first-visit.ts'
import { EventVerdict, SentEvent } from '../shared/sent-events.ts'

const CashCents = z.int().min(0).max(10_000_000)

const StopCount = z.object({
  goodId: Id,
  left: Quantity,
  taken: Quantity,
  damaged: Quantity,
  notOurs: Quantity,
})

const atTheDoor = {
  counts: z.array(StopCount).max(60),
  cashCents: CashCents,
  note: filledText(300).optional(),
}

const codes = Object.keys(undeliveredCodes) as [UndeliveredCode, ...UndeliveredCode[]]

const StopFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('delivered'),
    ...atTheDoor,
    lessLeft: z.enum(lessLeftReasons).optional(),
    receiptNumber: z
      .string()
      .regex(/^[\w/-]{1,30}$/)
      .optional(),
    /** Bottles that are at the customer's when the van leaves: the count of a recount stop. */
    found: z
      .array(z.object({ goodId: Id, pieces: Quantity }))
      .max(60)
      .optional(),
    paysBy: z.literal('link').optional(),
    pricesAt: z.iso.datetime().optional(),
    cooler: filledText(40).optional(),
    firstVisit: FirstVisit.optional(),
    receiver: filledText(80)
      .transform((name) => name.replace(/\s+/g, ' '))
      .optional(),
    handover: z.enum(handovers).optional(),
    noProof: z.enum(noProofReasons).optional(),
  }),
  z.object({
    kind: z.literal('not_delivered'),
    ...atTheDoor,
    code: z.enum(codes).exclude(['withdrawn']),
    detail: z.enum(undeliveredDetails).optional(),
    askedDay: DayText.optional(),
  }),
  z.object({ kind: z.literal('later') }),
  z.object({ kind: z.literal('undone'), eventId: z.uuid() }),
  z.object({ kind: z.literal('arrived') }),
  z.object({ kind: z.literal('called') }),
  z.object({
    kind: z.literal('door'),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
])

/** What a phone signs: this as JSON, byte for byte. */
export const DriverEvent = z
  .object({
    id: z.uuid(),
    device: Id,
    seq: z.int().min(1),
    stopId: Id,
    /** The phone's clock, and the milliseconds since it was switched on. */
    at: z.iso.datetime(),
    elapsedMs: z.number().min(0),
    planRevision: z.int().min(0),
    appVersion: z.string().max(40),
    fact: StopFact,
  })
  .meta({ id: 'DriverEvent' })

export const eventCalls = callTable({
  sendEvents: {
    method: 'POST',
    path: '/events',
    summary: 'What happened at the stops, signed by the phone; never refused, also without session',
    audience: 'anyone',
    body: z.object({
      device: Id,
      /** The phone's clock when it sends. */
      sentAt: z.iso.datetime(),
      /** Another phone has read its codes, who knows how long after they were shown. */
      isCarried: z.boolean().optional(),
      events: z.array(SentEvent).min(1).max(200),
    }),
    answer: z.object({
      verdicts: z.array(EventVerdict),
      /** The first number of this phone that has not arrived. */
      expectedSeq: z.int(),
    }),
    refusals: ['device_unknown'],
  },
})
