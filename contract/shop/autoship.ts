import { z } from 'zod'
import { Autoship, AutoshipItem } from './autoship-record.ts'
import { callTable } from '../shared/call.ts'
import { Details } from './cart-details.ts'
import {
  data,
  dataData,
  DayText,
  Euros,
  Flag,
  Id,
  IdText,
  NoBody,
  printedText,
  Quantity,
  text,
} from '../shared/scalars.ts'

const AutoshipId = z.object({ id: IdText })

/** Absent fields stay unchanged; other fields of a whole record are ignored. */
export const AutoshipChange = z.object({
  autoship_name: text(80).optional(),
  /** 0 stops it, 1 starts it again. */
  status: Flag.optional(),
  pause: Flag.optional(),
  pause_from: DayText.nullish(),
  pause_to: DayText.nullish(),
  address_id: Id.nullish(),
  frequency: z.int('not_a_number').min(1, 'too_small').max(8, 'too_big').optional(),
  /** A new next day moves the whole series. */
  delivery_date: DayText.nullish(),
  notes: printedText(1_000).optional(),
  valid_from: DayText.nullish(),
  valid_to: DayText.nullish(),
  /** The `version` that was read; where it has another by now, nothing is changed. */
  seen_version: z.int().optional(),
})
export type AutoshipChange = z.output<typeof AutoshipChange>

/** Without an id the quantities are added; with one they replace the line's, and 0 removes it. */
const AutoshipItemChange = z.object({
  id: Id.optional(),
  good_id: Id,
  order: Quantity.default(0),
  return: Quantity.default(0),
  substitute_good_id: Id.nullish(),
})
export type AutoshipItemChange = z.output<typeof AutoshipItemChange>

const ItemsAfterChange = data(
  z.object({
    data: z.array(AutoshipItem),
    item: AutoshipItem.nullable(),
    requested: z.int(),
    granted: z.int(),
    details: Details,
  }),
)

/** Undoes the change that answered with it, for 24 hours; null where there is nothing to undo. */
export const UndoKey = z.string().nullable()

export const autoshipCalls = callTable({
  listAutoships: {
    method: 'GET',
    path: '/cart/autoship',
    summary: 'The customer’s autoships',
    audience: 'customer',
    answer: dataData(z.array(Autoship)),
  },
  createAutoship: {
    method: 'POST',
    path: '/cart/autoship',
    summary: 'Creates an empty autoship, inactive until it is processed',
    audience: 'customer',
    body: NoBody,
    answer: data(Autoship),
    refusals: ['too_many_autoships'],
    repeatable: true,
  },
  readAutoship: {
    method: 'GET',
    path: '/cart/autoship/:id',
    summary: 'One autoship',
    audience: 'customer',
    params: AutoshipId,
    answer: dataData(Autoship),
    refusals: ['not_found'],
  },
  changeAutoship: {
    method: 'POST',
    path: '/cart/autoship/:id',
    summary: 'Changes an autoship; its orders stay as they are, except those inside a new pause',
    audience: 'customer',
    params: AutoshipId,
    body: AutoshipChange,
    answer: data(Autoship).extend({ undo: UndoKey }),
    refusals: ['not_found', 'locked', 'autoship_incomplete', 'conflict'],
  },
  removeAutoship: {
    method: 'DELETE',
    path: '/cart/autoship/:id',
    summary: 'Ends an autoship; its orders that are not confirmed are skipped',
    audience: 'customer',
    params: AutoshipId,
    answer: data(z.null()).extend({ undo: UndoKey }),
    refusals: ['not_found', 'locked'],
  },
  cloneAutoship: {
    method: 'GET',
    path: '/cart/autoship/clone/:id',
    summary: 'Clones an autoship, inactive until it is processed; never linked or prefetched',
    audience: 'customer',
    params: AutoshipId,
    answer: dataData(Autoship),
    refusals: ['not_found', 'too_many_autoships'],
  },
  processAutoship: {
    method: 'POST',
    path: '/cart/autoship/process/:id',
    summary: 'Starts an autoship, or starts it again; a due delivery becomes an order at once',
    audience: 'customer',
    params: AutoshipId,
    body: NoBody,
    answer: data(Autoship),
    refusals: ['not_found', 'locked', 'autoship_incomplete'],
    repeatable: true,
  },
  readNextDelivery: {
    method: 'GET',
    path: '/cart/autoship/:id/nextdelivery',
    summary: 'The first day of the series after its delivery day, or after another delivery day',
    audience: 'customer',
    params: AutoshipId,
    query: z.object({ delivery_date: DayText.optional() }),
    answer: z.object({ next_delivery: DayText.nullable() }),
    refusals: ['not_found'],
  },
  listAutoshipItems: {
    method: 'GET',
    path: '/cart/autoship/:id/item',
    summary: 'The goods of an autoship',
    audience: 'customer',
    params: AutoshipId,
    answer: dataData(z.array(AutoshipItem)),
    refusals: ['not_found'],
  },
  changeAutoshipItem: {
    method: 'POST',
    path: '/cart/autoship/:id/cartitem',
    summary: 'Adds a good, changes a line or its substitute, or removes it with order and return 0',
    audience: 'customer',
    params: AutoshipId,
    body: AutoshipItemChange,
    answer: ItemsAfterChange,
    refusals: ['not_found', 'locked', 'cart_is_full'],
  },
  removeAutoshipItem: {
    method: 'DELETE',
    path: '/cart/autoship/:id/item/:goodId',
    summary: 'Removes a good from an autoship',
    audience: 'customer',
    params: z.object({ id: IdText, goodId: IdText }),
    answer: data(Autoship),
    refusals: ['not_found', 'locked'],
  },
  listAutoshipOffers: {
    method: 'GET',
    path: '/cart/:id/autoship-offers',
    summary: 'The price of a cart’s goods as an autoship, and the frequencies offered',
    audience: 'customer',
    params: AutoshipId,
    answer: z.object({
      data: z.object({
        /** Per delivery. */
        total: Euros,
        savings: Euros,
        deposit: Euros,
        offers: z.array(
          z.object({
            frequency: z.int().min(1).max(8),
            first_delivery: DayText,
            next_delivery: DayText,
          }),
        ),
        skipped_goods: z.array(z.string()),
      }),
    }),
    refusals: ['not_found'],
  },
})
