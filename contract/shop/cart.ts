import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Details } from './cart-details.ts'
import { Cart, CartItem, DeliveryTypeId, PaymentMethodId } from './cart-record.ts'
import {
  data,
  dataData,
  DayText,
  filledText,
  Flag,
  Id,
  IdText,
  NoBody,
  printedText,
  Quantity,
} from '../shared/scalars.ts'

const CartId = z.object({ id: IdText })

/** Fields that are not sent stay as they are. */
export const CartChange = z.object({
  address_id: Id.nullish(),
  delivery_type_id: DeliveryTypeId.optional(),
  parcel_machine_id: Id.nullish(),
  delivery_date: DayText.nullish(),
  notes: printedText(1_000).optional(),
  payment_type: PaymentMethodId.nullish(),
  use_bonus: Flag.optional(),
  /** Whole euros to top up along with the order. */
  top_up: z.int('not_a_number').min(0, 'too_small').max(10_000, 'too_big').optional(),
})
export type CartChange = z.output<typeof CartChange>

const ItemChange = z.object({
  id: Id.optional(),
  good_id: Id,
  order: Quantity.default(0),
  return: Quantity.default(0),
})

/** The changed line with the requested and the granted quantity. */
const ItemsAfterChange = data(
  z.object({
    data: z.array(CartItem),
    item: CartItem.nullable(),
    requested: z.int(),
    granted: z.int(),
    details: Details,
    /** The rest of the cart: the change can open or close delivery types and payment methods. */
    cart: Cart.omit({ items: true, details: true }),
  }),
)

/** A cart with the names of goods that could not be added. */
const CartAndLeftOut = z.object({ data: Cart, skipped_goods: z.array(z.string()) })

export const cartCalls = callTable({
  readActiveCart: {
    method: 'GET',
    path: '/cart/active',
    summary: 'The active cart; 404 until one is made',
    audience: 'token',
    answer: data(Cart),
    refusals: ['not_found'],
  },
  createCart: {
    method: 'POST',
    path: '/cart',
    summary: 'Makes a cart, or gives the one that is active',
    audience: 'token',
    body: NoBody,
    answer: data(Cart),
  },
  repeatLastOrder: {
    method: 'POST',
    path: '/cart/repeat',
    summary: 'Puts the goods of the last order into the active cart',
    audience: 'customer',
    body: z.object({ order_id: Id.optional() }).optional(),
    answer: CartAndLeftOut,
    refusals: ['not_found'],
  },
  changeCart: {
    method: 'POST',
    path: '/cart/:id',
    summary: 'Changes how a cart is delivered and paid',
    audience: 'token',
    params: CartId,
    body: CartChange,
    answer: data(Cart),
    refusals: ['not_found', 'locked'],
  },
  listCartItems: {
    method: 'GET',
    path: '/cart/:id/item',
    summary: 'The lines of a cart',
    audience: 'token',
    params: CartId,
    answer: dataData(z.array(CartItem)),
    refusals: ['not_found'],
  },
  changeCartItem: {
    method: 'POST',
    path: '/cart/:id/cartitem',
    summary: 'Adds a good, changes a line, or removes it with order and return 0',
    audience: 'token',
    params: CartId,
    body: ItemChange,
    answer: ItemsAfterChange,
    refusals: ['not_found', 'locked', 'cart_is_full'],
  },
  removeCartItem: {
    method: 'DELETE',
    path: '/cart/:cartId/item/:goodId',
    summary: 'Removes a good from a cart',
    audience: 'token',
    params: z.object({ cartId: IdText, goodId: IdText }),
    answer: data(Cart),
    refusals: ['not_found', 'locked'],
  },
  activatePromo: {
    method: 'GET',
    path: '/promo/activate/:code',
    summary: 'Puts a promo code into the active cart',
    audience: 'token',
    params: z.object({ code: filledText(40) }),
    answer: z.object({ message: z.string(), activated: Flag }),
    refusals: ['not_found', 'too_many_requests'],
  },
  removePromo: {
    method: 'DELETE',
    path: '/promo',
    summary: 'Takes the promo code out of the active cart',
    audience: 'token',
    answer: data(Cart),
    refusals: ['not_found'],
  },
})
