import { z } from 'zod'
import { AutoshipDelivery, EnoughUntil } from './autoship-record.ts'
import { UndoKey } from './autoship.ts'
import { DayProposal } from './autoship-proposals.ts'
import { callTable } from '../shared/call.ts'
import { data, DayText, Euros, Flag, Id, IdText, NoBody, Quantity } from '../shared/scalars.ts'

const Delivery = z.object({ id: IdText, planned_on: DayText })

/** The delivery after the change, and the key that undoes it. */
export const ChangedDelivery = data(AutoshipDelivery).extend({ undo: UndoKey })

export const deliveryRefusals = [
  'not_found',
  'locked',
  'conflict',
  'top_up_first',
  'cart_changed',
] as const

export const autoshipScheduleCalls = callTable({
  readAutoshipDiary: {
    method: 'GET',
    path: '/autoship-diary',
    summary:
      'The next deliveries of all autoships by day, with goods, costs and coverage by the account',
    audience: 'customer',
    query: z.object({
      autoship_id: IdText.optional(),
      /** Deliveries of each autoship; 6 when absent. */
      count: z
        .string()
        .regex(/^[1-9]\d?$/, 'invalid')
        .transform(Number)
        .pipe(z.int().max(26, 'too_big'))
        .optional(),
    }),
    answer: data(
      z.object({
        balance: Euros,
        deliveries: z.array(AutoshipDelivery),
        enough: EnoughUntil.nullable(),
        proposals: z.array(DayProposal),
      }),
    ),
    refusals: ['not_found'],
  },
  skipDelivery: {
    method: 'POST',
    path: '/cart/autoship/:id/delivery/:planned_on/skip',
    summary: 'Skips one delivery; its order is cancelled and nothing is charged',
    audience: 'customer',
    params: Delivery,
    body: NoBody,
    answer: ChangedDelivery,
    refusals: deliveryRefusals,
    repeatable: true,
  },
  unskipDelivery: {
    method: 'POST',
    path: '/cart/autoship/:id/delivery/:planned_on/unskip',
    summary: 'Restores a skipped delivery',
    audience: 'customer',
    params: Delivery,
    body: NoBody,
    answer: ChangedDelivery,
    refusals: deliveryRefusals,
    repeatable: true,
  },
  moveDelivery: {
    method: 'POST',
    path: '/cart/autoship/:id/delivery/:planned_on/move',
    summary:
      'Moves or brings forward one delivery, or with change_autoship 1 the whole series from it on',
    audience: 'customer',
    params: Delivery,
    body: z.object({ delivery_date: DayText, change_autoship: Flag.optional() }),
    answer: ChangedDelivery,
    refusals: deliveryRefusals,
    repeatable: true,
  },
  changeDeliveryItem: {
    method: 'POST',
    path: '/cart/autoship/:id/delivery/:planned_on/item',
    summary:
      '“Tikai šoreiz”: the count of a good this time; 0 leaves it out, null restores the usual count',
    audience: 'customer',
    params: Delivery,
    body: z.object({ good_id: Id, order: Quantity.nullable(), return: Quantity.optional() }),
    answer: ChangedDelivery,
    refusals: deliveryRefusals,
    repeatable: true,
  },
  answerEnoughUntil: {
    method: 'POST',
    path: '/cart/autoship/:id/delivery/:planned_on/enough',
    summary: 'Answers the water forecast: bring it earlier, one bottle more, or it is fine',
    audience: 'customer',
    params: Delivery,
    body: z.object({ answer: z.literal(['earlier', 'one_more', 'fine']) }),
    answer: ChangedDelivery,
    refusals: deliveryRefusals,
    repeatable: true,
  },
  pauseAutoships: {
    method: 'POST',
    path: '/autoship-pause',
    summary: 'Pauses all autoships for a holiday; their orders inside it are skipped',
    audience: 'customer',
    body: z.object({ pause_from: DayText, pause_to: DayText }),
    answer: data(
      z.object({
        /** The effect on each autoship, with the earlier pause that it replaces. */
        autoships: z.array(
          z.object({
            id: Id,
            autoship_name: z.string(),
            earlier_pause: z
              .object({ pause_from: DayText, pause_to: DayText.nullable() })
              .nullable(),
            skipped_days: z.array(DayText),
            next_delivery: DayText.nullable(),
          }),
        ),
      }),
    ).extend({ undo: UndoKey }),
    refusals: ['locked'],
    repeatable: true,
  },
  endPause: {
    method: 'POST',
    path: '/autoship-pause/end',
    summary: 'Ends the pauses of all autoships',
    audience: 'customer',
    body: NoBody,
    answer: data(z.array(z.object({ id: Id, next_delivery: DayText.nullable() }))).extend({
      undo: UndoKey,
    }),
    refusals: ['locked'],
    repeatable: true,
  },
  undoAutoshipChange: {
    method: 'POST',
    path: '/autoship-undo/:key',
    summary: 'Undoes a change, unless something else has changed since',
    audience: 'anyone',
    params: z.object({ key: z.string().min(20).max(400) }),
    body: NoBody,
    answer: data(z.null()),
    refusals: ['not_found', 'conflict', 'locked', 'top_up_first'],
  },
})
