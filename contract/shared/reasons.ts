import { z } from 'zod'

/** Why an order may not be changed, cancelled or confirmed. */
export const OrderReason = z.literal([
  'is_cart',
  'cancelled',
  'delivered',
  'waits_for_payment',
  'locked',
  'held',
  'not_by_our_courier',
  'from_autoship',
  'already_confirmed',
  'needs_no_confirmation',
])

/** Why a delivery of an autoship may not be changed. */
export const DeliveryReason = z.literal([
  'locked',
  'day_is_closed',
  'inactive',
  'already_skipped',
  'not_skipped',
  'no_day',
])

/** Why an autoship cannot start. */
export const AutoshipStartReason = z.literal([
  'locked',
  'inactive',
  'no_address',
  'no_delivery_day',
  'no_items',
])

/** Why a delivery type is not open to a cart. */
export const DeliveryTypeReason = z.literal([
  'outside_our_zones',
  'water_goods',
  'rentables',
  'services',
  'not_by_parcel',
])

/** Why a payment method is not open to a cart. */
export const MethodReason = z.literal([
  'not_for_this_delivery',
  'above_cash_limit',
  'overdue_debt',
  'account_is_short',
  'no_deferred_payment',
  'over_credit_limit',
  'provider_is_off',
  'nothing_to_pay',
  'not_for_top_up',
])
