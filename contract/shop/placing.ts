import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, Euros, Flag, Id, IdText, NoBody, PaidEuros } from '../shared/scalars.ts'
import { CartChange } from './cart.ts'
import { Cart } from './cart-record.ts'
import { Order } from './order-record.ts'
import { ProviderWay } from './payments.ts'

const OrderId = z.object({ id: IdText })

const Placed = z.object({ payment_url: z.string().nullable(), order: z.object({ id: Id }) })

const Warnings = z.array(z.string())

/** A cart becomes an order or an autoship, or replaces the order that it is a copy of. */
export const placingCalls = callTable({
  placeOrder: {
    method: 'POST',
    path: '/cart/:id/processcart',
    summary: 'Turns a cart into an order; asked again it gives the first result',
    audience: 'customer',
    params: OrderId,
    /** The total that the customer agreed to; a different one is refused with both. */
    body: z
      .object({
        total_price_with_bail_and_vat: Euros.optional(),
        /** 1 when the terms were ticked with this order. */
        confirmed_agreement: Flag.optional(),
        /** What the account pays; a bank or card, which is the method then, pays the rest. */
        account_part: PaidEuros.optional(),
        /** With the method that the listed way names. */
        provider_way: ProviderWay.optional(),
      })
      .optional(),
    answer: Placed,
    refusals: [
      'not_found',
      'locked',
      'cart_changed',
      'cart_is_empty',
      'method_not_open',
      'too_much_unpaid',
      'delivery_not_open',
      'conflict',
    ],
    repeatable: true,
    callsProvider: true,
  },
  addToOrder: {
    method: 'POST',
    path: '/cart/:id/addtoorder',
    summary: 'Puts the cart into the nearest order to the same address',
    audience: 'customer',
    params: OrderId,
    body: NoBody,
    answer: z.object({ warnings: Warnings, order: z.object({ id: Id }) }),
    refusals: [
      'not_found',
      'locked',
      'no_nearest_order',
      'cart_is_empty',
      'cart_changed',
      'delivery_not_open',
      'top_up_first',
      'conflict',
    ],
    repeatable: true,
  },
  convertCartToAutoship: {
    method: 'POST',
    path: '/cart/:id/converttoautoship',
    summary: 'Turns a cart into an autoship; the cart is spent',
    audience: 'customer',
    params: OrderId,
    body: NoBody,
    answer: z.object({
      cart: z.object({ id: Id }),
      warnings: Warnings,
      skipped_goods: z.array(z.string()),
    }),
    refusals: ['not_found', 'locked', 'cart_is_empty', 'too_many_autoships'],
    repeatable: true,
  },
  readOrderCopy: {
    method: 'GET',
    path: '/cart/order/:id',
    summary: 'The copy of an order that is open for editing',
    audience: 'customer',
    params: OrderId,
    answer: data(Cart),
    refusals: ['not_found'],
  },
  processOrderCopy: {
    method: 'POST',
    path: '/cart/order/:id/processcart',
    summary: 'Puts the copy in the place of its order and settles the difference',
    audience: 'customer',
    params: OrderId,
    body: CartChange.extend({ change_autoship: Flag.optional() }).optional(),
    answer: z.object({ order: Order }),
    refusals: [
      'not_found',
      'locked',
      'stale',
      'cart_is_empty',
      'cart_changed',
      'delivery_not_open',
      'top_up_first',
      'conflict',
    ],
    repeatable: true,
  },
  deleteOrderCopy: {
    method: 'DELETE',
    path: '/cart/order/:id',
    summary: 'Closes the copy; its order stays as it was',
    audience: 'customer',
    params: OrderId,
    answer: data(z.null()),
    refusals: ['not_found'],
  },
})
