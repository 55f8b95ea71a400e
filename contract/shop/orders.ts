import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Cart } from './cart-record.ts'
import { placingCalls } from './placing.ts'
import { Order } from './order-record.ts'
import { orderStateOf, type OrderStatus } from './vocabularies/order-status.ts'
import { data, DayText, Flag, IdText, NoBody, PageText, paginator } from '../shared/scalars.ts'

const OrderId = z.object({ id: IdText })

const OrderKey = z.object({ key: z.string().min(20).max(400) })

const placedOrderCalls = callTable({
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
    refusals: ['not_found'],
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

export const orderCalls = { ...placingCalls, ...placedOrderCalls }
