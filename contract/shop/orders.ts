import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { CartChange } from './cart.ts'
import { Cart } from './cart-record.ts'
import { Order } from './order-record.ts'
import { orderStateOf, type OrderStatus } from './vocabularies/order-status.ts'
import {
  data,
  DayText,
  Euros,
  Flag,
  Id,
  IdText,
  NoBody,
  PageText,
  paginator,
} from '../shared/scalars.ts'

const OrderId = z.object({ id: IdText })

const OrderKey = z.object({ key: z.string().min(20).max(400) })

const Placed = z.object({ payment_url: z.string().nullable(), order: z.object({ id: Id }) })

const Warnings = z.array(z.string())

export const orderCalls = callTable({
  placeOrder: {
    method: 'POST',
    path: '/cart/:id/processcart',
    summary: 'Turns a cart into an order; asked again it gives the first result',
    audience: 'customer',
    params: OrderId,
    /** The total that the customer agreed to; a different one is refused with both. */
    body: z.object({ total_price_with_bail_and_vat: Euros.optional() }).optional(),
    answer: Placed,
    refusals: [
      'not_found',
      'locked',
      'cart_changed',
      'cart_is_empty',
      'method_not_open',
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
  listOrders: {
    method: 'GET',
    path: '/order',
    summary: 'Orders of the customer, the newest first',
    audience: 'customer',
    query: z.object({
      page: PageText,
      status: z
        .literal(['0', '2', '3', '4', '5'])
        .transform((status) => orderStateOf(Number(status) as OrderStatus))
        .optional(),
    }),
    answer: z.object({ order: paginator(Order) }),
  },
  listOrdersInProgress: {
    method: 'GET',
    path: '/order/ordersinprogress',
    summary: 'Orders that have not been delivered yet, the nearest day first',
    audience: 'customer',
    answer: z.object({ order: z.array(Order) }),
  },
  listUnconfirmedOrders: {
    method: 'GET',
    path: '/order/unconfirmed',
    summary: 'Autoship orders that wait for the customer to confirm them',
    audience: 'customer',
    answer: z.object({ order: z.array(Order) }),
  },
  readDeliveryCalendar: {
    method: 'GET',
    path: '/order/calendar',
    summary:
      'A signed address of the customer’s deliveries as a calendar feed, or of one of them as a file',
    audience: 'customer',
    query: z.object({ order: IdText.optional() }),
    answer: z.object({ url: z.string() }),
  },
  readOrder: {
    method: 'GET',
    path: '/order/:id',
    summary: 'One order',
    audience: 'customer',
    params: OrderId,
    answer: z.object({ order: Order }),
    refusals: ['not_found'],
  },
  changeOrder: {
    method: 'POST',
    path: '/order/:id',
    summary: 'Confirms an autoship order',
    audience: 'customer',
    params: OrderId,
    body: z.object({ confirmed: z.literal(1).optional() }),
    answer: z.object({ order: Order }),
    refusals: ['not_found', 'locked'],
  },
  cancelOrder: {
    method: 'DELETE',
    path: '/order/:id',
    summary: 'Cancels an order; what was prepaid goes to the account',
    audience: 'customer',
    params: OrderId,
    answer: data(Order),
    refusals: ['not_found', 'locked'],
  },
  takeOrderBack: {
    method: 'POST',
    path: '/order/:id/tocart',
    summary: 'Gives the cart back of an order that waits to be paid, to pay for it another way',
    audience: 'customer',
    params: OrderId,
    body: NoBody,
    answer: data(Cart),
    refusals: ['not_found', 'locked'],
  },
  copyOrderToCart: {
    method: 'POST',
    path: '/order/:id/converttocart',
    summary: 'Opens an order for editing, on a copy',
    audience: 'customer',
    params: OrderId,
    body: z.object({ status: z.literal(0).optional() }).optional(),
    answer: data(Cart),
    refusals: ['not_found', 'locked'],
  },
  moveOrder: {
    method: 'POST',
    path: '/order/:id/day',
    summary: 'Moves an order to another day',
    audience: 'customer',
    params: OrderId,
    body: z.object({ delivery_date: DayText, change_autoship: Flag.optional() }),
    answer: z.object({ order: Order }),
    refusals: ['not_found', 'locked'],
  },
  readOrderByKey: {
    method: 'GET',
    path: '/order-by-key/:key',
    summary: 'The order behind a mail’s link, without logging in',
    audience: 'anyone',
    params: OrderKey,
    answer: z.object({ order: Order }),
    refusals: ['not_found'],
  },
  confirmOrderByKey: {
    method: 'POST',
    path: '/order-by-key/:key/confirm',
    summary: 'Confirms the order behind a mail’s link',
    audience: 'anyone',
    params: OrderKey,
    body: NoBody,
    answer: z.object({ order: Order }),
    refusals: ['not_found', 'locked'],
  },
})
