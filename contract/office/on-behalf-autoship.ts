import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, Id, IdText, printedText, Quantity } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const params = z.object({ id: IdText })
const delivery = z.object({ id: IdText, plannedOn: DayText })

const changingAutoship = { right: 'changeOrders', refusals: ['not_found', 'locked'] } as const

/** What the office does with a customer’s autoships, in the customer’s name. */
export const autoshipOnBehalfCalls = callTable({
  moveDeliveryFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/autoships/:id/deliveries/:plannedOn/move',
      summary: 'Moves one delivery of an autoship, or the series from it on',
      body: { day: DayText, wholeSeries: z.boolean() },
    }),
    params: delivery,
  },
  skipDeliveryFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/autoships/:id/deliveries/:plannedOn/skip',
      summary: 'Skips one delivery of an autoship; the series goes on',
      body: {},
    }),
    params: delivery,
  },
  unskipDeliveryFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/autoships/:id/deliveries/:plannedOn/unskip',
      summary: 'Takes a skipped delivery back',
      body: {},
    }),
    params: delivery,
  },
  changeDeliveryLineFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/autoships/:id/deliveries/:plannedOn/line',
      summary: 'The count of a good in one delivery; null is the usual count again',
      body: { goodId: Id, ordered: Quantity.nullable(), returned: Quantity.nullish() },
    }),
    params: delivery,
  },
  pauseAutoshipsFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/customers/:id/pause',
      summary: 'Pauses all autoships of a customer between two days',
      body: { from: DayText, to: DayText },
    }),
    params,
  },
  endPauseFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/customers/:id/resume',
      summary: 'Ends the pause of all autoships of a customer',
      body: {},
    }),
    params,
  },
  changeAutoshipFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/autoships/:id/change',
      summary: 'Changes address, rhythm, note, or whether an autoship runs',
      body: {
        addressId: Id.optional(),
        day: DayText.optional(),
        frequencyWeeks: z.int().min(1, 'too_small').max(8, 'too_big').optional(),
        notes: printedText(1_000).optional(),
        isActive: z.boolean().optional(),
      },
    }),
    params,
  },
  changeAutoshipLineFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/autoships/:id/line',
      summary: 'The count of a good in every delivery from now on; 0 leaves it out',
      body: { goodId: Id, ordered: Quantity, returned: Quantity.optional() },
    }),
    params,
  },
  endAutoshipFor: {
    ...deedCall({
      ...changingAutoship,
      path: '/autoships/:id/end',
      summary: 'Ends an autoship; its orders that are not confirmed are skipped',
      body: {},
    }),
    params,
  },
})
