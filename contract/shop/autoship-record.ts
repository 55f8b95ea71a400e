import { autoshipStatuses } from './vocabularies/autoship-status.ts'
import { numberOf } from './vocabularies/number-of.ts'
import { paymentTypes } from './vocabularies/payment-types.ts'
import { bottleKinds } from './vocabularies/bottle-kinds.ts'
import { z } from 'zod'
import { Details } from './cart-details.ts'
import { CartAddress, CartItem } from './cart-record.ts'
import { DeliveryReason } from '../shared/reasons.ts'
import { DayText, Euros, Flag, Id, Quantity } from '../shared/scalars.ts'

const Count = z.int().min(0)

/** Why a good of an autoship is not available. */
export const MissingReason = z.literal(['out_of_stock', 'withdrawn'])

/** A line of an autoship; the prices are an autoship's. */
export const AutoshipItem = CartItem.extend({
  /** The substitute when it is out of stock or withdrawn; null leaves it out. */
  substitute_good_id: Id.nullable(),
  substitute_name: z.string().nullable(),
  missing: MissingReason.nullable(),
}).meta({ id: 'AutoshipItem' })
export type AutoshipItem = z.output<typeof AutoshipItem>

/** Never started, stopped by the customer, or past its last day. */
export const InactiveReason = z.literal(['not_started', 'stopped', 'ended'])

export const Autoship = z
  .object({
    id: Id,
    autoship_name: z.string(),
    /** 1 active, 0 inactive. */
    status: numberOf(autoshipStatuses),
    inactive_reason: InactiveReason.nullable(),
    pause: Flag,
    pause_from: DayText.nullable(),
    pause_to: DayText.nullable(),
    address_id: Id.nullable(),
    address: CartAddress.nullable(),
    frequency: z.int().min(1).max(8),
    /** The frequencies that the address offers, in weeks; none without an address. */
    frequencies: z.array(z.int().min(1).max(8)),
    /** The next day of the series; sending it back unchanged changes nothing. */
    delivery_date: DayText.nullable(),
    /** Its weekday in words, and 1 (Monday) to 7. */
    delivery_day: z.string(),
    week_day: z.int().min(1).max(7).nullable(),
    /** The weekday of the series, from which the next delivery may have been moved. */
    series_week_day: z.literal([1, 2, 3, 4, 5, 6, 7]).nullable(),
    /** The next delivery that is not skipped, with its order once there is one. */
    next_order: z.object({ delivery_date: DayText, order_id: Id.nullable() }).nullable(),
    /** The first of the series after `delivery_date`. */
    next_delivery: DayText.nullable(),
    notes: z.string(),
    /** The method of the next delivery; null waits unpaid. */
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
    /** The deposit that a delivery now costs besides, until there are empties to exchange. */
    first_deposit: Euros,
    /** 1 when a good is missing or was left out. */
    warnings: Flag,
    /** Goods of the cart that were left out: sold with standard orders only. */
    skipped_goods: z.array(z.string()),
    /** Undelivered orders of the autoship; changes of the autoship do not affect them. */
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
  isbottle: numberOf(bottleKinds),
  order: Quantity,
  return: Quantity,
  price_vat: Euros,
  sum_vat: Euros,
  /** The one-time change of this delivery. */
  once: z.literal(['added', 'changed', 'left_out']).nullable(),
  /** The count of every delivery; 0 for a good that was added once. */
  usual: Count,
  missing: MissingReason.nullable(),
  /** The good that it replaces. */
  instead_of: z.string().nullable(),
})

/** Null when it is allowed, otherwise the reason why not. */
const May = DeliveryReason.nullable()

/** One planned day of an autoship, skipped ones too. */
export const AutoshipDelivery = z
  .object({
    autoship_id: Id,
    autoship_name: z.string(),
    /** The day planned by the series; it identifies the delivery, wherever it is moved. */
    planned_on: DayText,
    /** Null when it is not delivered. */
    delivery_date: DayText.nullable(),
    state: z.literal(['planned', 'made', 'confirmed', 'on_its_way', 'skipped', 'paused', 'no_day']),
    /** Why its day differs from the planned one, or why it is not delivered. */
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
    /** Made by the shop a week ahead, or at once by a customer's change. */
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
    /** The payment method; null waits unpaid. */
    payment_type: numberOf(paymentTypes).nullable(),
    /** Whether the account covers it after the deliveries before it. */
    covered: Flag,
    /** 1 for the first that the account does not cover; `missing` is the sum to top up. */
    first_short: Flag,
    missing: Euros,
    /** The account after it. */
    balance_after: Euros,
    changeable_until: z.iso.datetime().nullable(),
    /** The first and the last day to which it may be moved. */
    move_from: DayText.nullable(),
    move_to: DayText.nullable(),
    may: z.object({ skip: May, unskip: May, move: May, items: May }),
  })
  .meta({ id: 'AutoshipDelivery' })
export type AutoshipDelivery = z.output<typeof AutoshipDelivery>

/** The water forecast from the customer's own deliveries; null when there are too few. */
export const EnoughUntil = z
  .object({
    /** The last day on which there is still water. */
    enough_until: DayText,
    /** Full bottles left today. */
    bottles_left: z.number(),
    bottles_a_week: z.number(),
    /** The basis: the bottles in the deliveries of these days. */
    worked_out: z.object({
      from: DayText,
      to: DayText,
      days: Count,
      bottles: Count,
      deliveries: Count,
      last_delivery_on: DayText,
      last_delivery_bottles: Count,
    }),
    /** The delivery that the forecast is compared with. */
    next: z.object({ autoship_id: Id, planned_on: DayText, delivery_date: DayText }).nullable(),
    /** Days from the end of the water to the next delivery; above 0 it runs out before. */
    days_short: z.int(),
    /** 1 when the customer has answered that it is fine. */
    is_fine: Flag,
    /** An earlier day offered for the delivery. */
    earlier_on: DayText.nullable(),
    may_add_one: Flag,
  })
  .meta({ id: 'EnoughUntil' })
export type EnoughUntil = z.output<typeof EnoughUntil>
