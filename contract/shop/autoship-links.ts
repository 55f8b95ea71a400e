import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, DayText, Euros, Id, Quantity } from '../shared/scalars.ts'
import { AutoshipDelivery } from './autoship-record.ts'
import { ChangedDelivery, deliveryRefusals } from './autoship-schedule.ts'

/** A mail link's action; each key allows one action on one delivery until its day closes. */
export const LinkAction = z.literal(['confirm', 'skip', 'move', 'add'])
export type LinkAction = z.output<typeof LinkAction>

const LinkKey = z.object({ action: LinkAction, key: z.string().min(20).max(400) })

/** The data of a mail link's page. */
export const LinkedDelivery = z.object({
  delivery: AutoshipDelivery,
  /** For `move`: the served days between the neighbouring deliveries. */
  days: z.array(DayText),
  /** For `add`: goods that can be added to this delivery. */
  goods: z.array(
    z.object({
      good_id: Id,
      name: z.string(),
      image: z.string(),
      price_vat: Euros,
      order: Quantity,
    }),
  ),
})

export type LinkedDelivery = z.output<typeof LinkedDelivery>

export const autoshipLinkCalls = callTable({
  readDeliveryByKey: {
    method: 'GET',
    path: '/autoship-by-key/:action/:key',
    summary: 'The delivery of a mail’s link, without logging in; changes nothing',
    audience: 'anyone',
    params: LinkKey,
    answer: data(LinkedDelivery),
    refusals: ['not_found'],
  },
  changeDeliveryByKey: {
    method: 'POST',
    path: '/autoship-by-key/:action/:key',
    summary: 'Runs the action of a mail’s link: confirms, skips, moves, or adds a good once',
    audience: 'anyone',
    params: LinkKey,
    body: z
      .object({
        delivery_date: DayText.optional(),
        good_id: Id.optional(),
        order: Quantity.optional(),
      })
      .optional(),
    answer: ChangedDelivery,
    refusals: deliveryRefusals,
  },
})
