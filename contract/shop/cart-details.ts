import { z } from 'zod'
import { Euros, Flag, Id } from '../shared/scalars.ts'

const Count = z.int().min(0)

const DepositGroup = z.object({ from: Count, to: Count, pieces: Count, each: Euros })

/** How the sums of `details` are computed, for screens that explain them. */
export const ExplainedDetails = z.object({
  promo: z.object({
    code: z.string().nullable(),
    refusal: z.literal(['no_goods_for_it', 'below_minimum']).nullable(),
    missing: Euros,
  }),
  bonus: z.object({
    limited_by: z.literal([
      'not_enabled',
      'no_bonus',
      'no_other_goods',
      'customer_bonus',
      'share_of_goods',
      'other_goods',
    ]),
    share: Euros,
  }),
  deposit: z.object({
    paid_beyond: Euros,
    state_deposit: Euros,
    goods: z.array(
      z.object({
        good_id: Id,
        held: Count,
        order: Count,
        return: Count,
        charge: Euros,
        refund: Euros,
        groups: z.array(DepositGroup),
      }),
    ),
  }),
  delivery: z.object({
    reason: z.literal([
      'nothing_to_deliver',
      'promo',
      'free_from_sum',
      'fuel_surcharge',
      'delivery_fee',
      'parcel_machine',
      'third_party_courier',
      'free_above_sum',
    ]),
    missing_to_free: Euros,
  }),
  savings: z.object({ price: Euros, promo: Euros }),
})

/** The sums of a cart or an order; an order has the sums that it was placed with, unexplained. */
export const Details = z
  .object({
    water_goods_price_vat: Euros,
    no_water_goods_price_vat: Euros,
    services_price_vat: Euros,
    final_discount_vat: Euros,
    savings: Euros,
    bonus: Euros,
    bonus_available: Euros,
    bail: Euros,
    deposit_amount: Euros,
    bail_to_refund: Euros,
    extra_delivery: Euros,
    total_price_vat: Euros,
    total_price_with_bail_and_vat: Euros,
    cash_allowed: Flag,
    active_promo_code: z.string().nullable(),
    explained: ExplainedDetails.nullable(),
  })
  .meta({ id: 'Details' })
export type Details = z.output<typeof Details>
