import { z } from 'zod'
import { CartAddress, CartItem, Details } from './cart-record.ts'
import { DayText, Euros, Flag, Id, Quantity } from './scalars.ts'

const Count = z.int().min(0)

/** Why a good of an autoship cannot come now. */
export const MissingReason = z.literal(['out_of_stock', 'withdrawn'])

/** A line of an autoship; the prices are an autoship's. */
export const AutoshipItem = CartItem.extend({
  /** What comes in its place when it is out of stock or withdrawn; null leaves it out. */
  substitute_good_id: Id.nullable(),
  substitute_name: z.string().nullable(),
  missing: MissingReason.nullable(),
}).meta({ id: 'AutoshipItem' })
export type AutoshipItem = z.output<typeof AutoshipItem>

/** Why nothing comes: it was never started, the customer stopped it, or its last day has passed. */
export const InactiveReason = z.literal(['not_started', 'stopped', 'ended'])

/** The wish of a customer for water that comes by itself. */
export const Autoship = z
  .object({
    id: Id,
    autoship_name: z.string(),
    /** 1 active, 0 inactive. */
    status: Flag,
    inactive_reason: InactiveReason.nullable(),
    pause: Flag,
    pause_from: DayText.nullable(),
    pause_to: DayText.nullable(),
    address_id: Id.nullable(),
    address: CartAddress.nullable(),
    frequency: z.int().min(1).max(8),
    /** The frequencies that the address offers, in weeks; none without an address. */
    frequencies: z.array(z.int().min(1).max(8)),
    /** The next day of the series; sent back unchanged it changes nothing. */
    delivery_date: DayText.nullable(),
    /** Its weekday in words, and 1 (Monday) to 7. */
    delivery_day: z.string(),
    week_day: z.int().min(1).max(7).nullable(),
    /** The weekday of the series itself, which the next delivery may have been moved off. */
    series_week_day: z.literal([1, 2, 3, 4, 5, 6, 7]).nullable(),
    /** The next delivery that really comes; with an order once one is made of it. */
    next_order: z.object({ delivery_date: DayText, order_id: Id.nullable() }).nullable(),
    /** The first of the series after `delivery_date`. */
    next_delivery: DayText.nullable(),
    notes: z.string(),
    /** How the next delivery will be paid; null waits unpaid. */
    payment_type: z.literal([2, 3, 5]).nullable(),
    lock: Flag,
    valid_from: DayText.nullable(),
    valid_to: DayText.nullable(),
    /** The autoship that it was cloned from; 0 for none. */
    original_id: z.int().min(0),
    items: z.array(AutoshipItem),
    /** Per delivery, against the list prices. */
    savings: Euros,
    details: Details,
    /** 1 when a good is missing or was left out. */
    warnings: Flag,
    /** Goods that were left out because they are sold with a standard order only. */
    skipped_goods: z.array(z.string()),
    /** Orders made of it that are still to come; a change of the autoship leaves them as they are. */
    open_orders: z.array(z.object({ id: Id, delivery_date: DayText, confirmed: Flag })),
    version: z.int(),
  })
  .meta({ id: 'Autoship' })
export type Autoship = z.output<typeof Autoship>

/** One good of one delivery. */
export const AutoshipDeliveryItem = z.object({
  good_id: Id,
  name: z.string(),
  link: z.string(),
  image: z.string(),
  /** 1 is an 18.9 l bottle, 2 another returnable one, 3 none. */
  isbottle: z.literal([1, 2, 3]),
  order: Quantity,
  return: Quantity,
  price_vat: Euros,
  sum_vat: Euros,
  /** Different from the autoship, this time only. */
  once: z.literal(['added', 'changed', 'left_out']).nullable(),
  /** How many come every time; 0 for a good that was added once. */
  usual: Count,
  missing: MissingReason.nullable(),
  /** The good in whose place it comes. */
  instead_of: z.string().nullable(),
})

export const DeliveryRefusal = z.literal([
  'locked',
  'day_is_closed',
  'inactive',
  'already_skipped',
  'not_skipped',
  'no_day',
])

/** Null: it may be done. Otherwise why not. */
const May = DeliveryRefusal.nullable()

/** One planned day of an autoship, skipped ones too. */
export const AutoshipDelivery = z
  .object({
    autoship_id: Id,
    autoship_name: z.string(),
    /** The day by the series: it names the delivery for ever, wherever it is moved. */
    planned_on: DayText,
    /** Where it really goes; null when it does not come. */
    delivery_date: DayText.nullable(),
    state: z.literal(['planned', 'made', 'confirmed', 'on_its_way', 'skipped', 'paused', 'no_day']),
    /** Why its day is not the planned one, or why it does not come. */
    reason: z
      .literal([
        'moved_by_customer',
        'not_served_that_day',
        'customer',
        'paused',
        'no_allowed_day',
        'nothing_available',
        'not_confirmed',
        'not_paid',
        'day_closed',
      ])
      .nullable(),
    /** Made an order by the shop a week ahead, or at once by a customer's change. */
    order: z
      .object({
        id: Id,
        made_at: z.iso.datetime(),
        made_by: z.literal(['shop', 'customer']),
        awaited: Euros,
      })
      .nullable(),
    items: z.array(AutoshipDeliveryItem),
    goods: Euros,
    deposit: Euros,
    delivery: Euros,
    total: Euros,
    /** How it is, or will be, paid; null waits unpaid. */
    payment_type: z.literal([2, 3, 5, 6, 7, 8, 9, 10, 11]).nullable(),
    /** Does the account cover it, after all that comes before. */
    covered: Flag,
    /** 1 for the first that the account will not cover; `missing` is what to top up for it. */
    first_short: Flag,
    missing: Euros,
    /** The account after it. */
    balance_after: Euros,
    changeable_until: z.iso.datetime().nullable(),
    /** Between which days it may be moved, both included. */
    move_from: DayText.nullable(),
    move_to: DayText.nullable(),
    may: z.object({ skip: May, unskip: May, move: May, items: May }),
  })
  .meta({ id: 'AutoshipDelivery' })
export type AutoshipDelivery = z.output<typeof AutoshipDelivery>

/** When the water runs out, by the customer's own deliveries; absent where it cannot be told. */
export const EnoughUntil = z
  .object({
    /** The last day on which there is still water. */
    enough_until: DayText,
    /** Full bottles that are left today. */
    bottles_left: z.number(),
    bottles_a_week: z.number(),
    /** How it was worked out: so many bottles in the deliveries of so many days. */
    worked_out: z.object({
      from: DayText,
      to: DayText,
      days: Count,
      bottles: Count,
      deliveries: Count,
      last_delivery_on: DayText,
      last_delivery_bottles: Count,
    }),
    /** The delivery that it is compared with. */
    next: z.object({ autoship_id: Id, planned_on: DayText, delivery_date: DayText }).nullable(),
    /** Days between the end of the water and the next delivery; above 0 it runs out before. */
    days_short: z.int(),
    /** The customer said that it is fine. */
    is_fine: Flag,
    /** What can be done about it with one press. */
    earlier_on: DayText.nullable(),
    may_add_one: Flag,
  })
  .meta({ id: 'EnoughUntil' })
export type EnoughUntil = z.output<typeof EnoughUntil>
