import { payseraStats } from './vocabularies/paysera-stats.ts'
import { numberOf } from './vocabularies/number-of.ts'
import { paymentTypes } from './vocabularies/payment-types.ts'
import { deliveryTypes } from './vocabularies/delivery-types.ts'
import { bottleKinds } from './vocabularies/bottle-kinds.ts'
import { z } from 'zod'
import { Details } from './cart-details.ts'
import { CartBasis } from './cart-basis.ts'
import { DeliveryTypeReason, MethodReason } from '../shared/reasons.ts'
import { DayText, Euros, Flag, Id, Quantity } from '../shared/scalars.ts'

const Count = z.int().min(0)

export const PriceReason = z.literal(['list', 'wholesale', 'autoship', 'autoship_wholesale'])

/** A line of a cart, of an order or of a copy opened for editing. */
export const CartItem = z
  .object({
    id: Id,
    cart_id: Id,
    good_id: Id,
    name: z.string(),
    goods_name: z.string(),
    link: z.string(),
    image: z.string(),
    kind: z.literal(['good', 'rentable', 'service']),
    isbottle: numberOf(bottleKinds),
    isrentable: Flag,
    order: Quantity,
    return: Quantity,
    base_price_vat: Euros,
    /** Paid per piece, after all discounts. */
    price_vat: Euros,
    price_without_discount_vat: Euros,
    price_reason: PriceReason,
    /** The exact sum of the line; `price_vat` is its rounded share. */
    sum_vat: Euros,
    savings: Euros,
    /** The price when the customer last changed the line; null while it is the same. */
    price_vat_before: Euros.nullable(),
    best_price_vat: Euros.nullable(),
    best_price_no_required: Count.nullable(),
    autoship_price: Euros.nullable(),
    autoship_allowed: Flag,
    bail: Euros,
    deposit: Euros,
    /** The rent of a piece for each month after the first; 0 for none. */
    monthly_payment_vat: Euros,
    /** Pieces that the customer has at home. */
    held: Count,
    check_in_warehouse: Flag,
    available_for_customer: Count.nullable(),
  })
  .meta({ id: 'CartItem' })
export type CartItem = z.output<typeof CartItem>

export const DeliveryTypeId = numberOf(deliveryTypes)

export const PaymentMethodId = numberOf(paymentTypes)

/** A delivery type, and the reason why it is not open to this cart. */
export const OfferedDeliveryType = z.object({
  id: DeliveryTypeId,
  title: z.string(),
  price: Euros,
  is_open: Flag,
  reason: DeliveryTypeReason.nullable(),
  /** The goods that prevent it. */
  good_ids: z.array(Id),
})

/** A payment method, its sum with the charge, and the reason why it is not open. */
export const OfferedMethod = z.object({
  id: PaymentMethodId,
  name: z.string(),
  charge: Euros,
  to_pay: Euros,
  is_open: Flag,
  reason: MethodReason.nullable(),
  /** The sum to top up, or the limit that is exceeded. */
  missing: Euros,
})

export const CartAddress = z.object({
  id: Id,
  full_address: z.string(),
  phone: z.string(),
  notes: z.string(),
  is_legal_address: Flag,
})

/** Money that came too late for its order: what was paid, and what of it is on the account. */
export const LateSum = z.object({ paid: Euros, credited: Euros, charge: Euros })
export type LateSum = z.output<typeof LateSum>

/** Fields of a cart, an order and a copy opened for editing. */
export const CartFields = z.object({
  id: Id,
  status: z.literal([0, 1, 2, 3, 4, 5]),
  version: z.int(),
  address_id: Id.nullable(),
  address: CartAddress.nullable(),
  delivery_type_id: DeliveryTypeId,
  delivery_type: z.string(),
  parcel_machine_id: Id.nullable(),
  parcel_machine_location: z.string().nullable(),
  delivery_date: DayText.nullable(),
  notes: z.string(),
  payment_type: PaymentMethodId.nullable(),
  use_bonus: Flag,
  top_up: Euros,
  only_services: Flag,
  lock: Flag,
  confirmed: Flag,
  /** The autoship that made it; 0 for none. */
  original_id: z.int().min(0),
  autoship_id: Id.nullable(),
  autoship_name: z.string().nullable(),
  total_amount_with_bail_and_vat: Euros,
  delivery_amount: Euros,
  payment_charge: Euros,
  bail: Euros,
  warning: z.string(),
  paysera_stat: numberOf(payseraStats),
  items: z.array(CartItem),
  details: Details,
})

/** A cart, or an order's copy with its `order_id`. */
export const Cart = CartFields.extend({
  order_id: Id.nullable(),
  delivery_types: z.array(OfferedDeliveryType),
  methods: z.array(OfferedMethod),
  /** The account when its funds suffice. */
  method_by_itself: PaymentMethodId.nullable(),
  basis: CartBasis,
  /** Notes for the customer before ordering: an earlier payment, goods left out. */
  warnings: z.array(z.string()),
  /** For the order that has returned to this cart. */
  late_payment: LateSum.nullable(),
}).meta({ id: 'Cart' })
export type Cart = z.output<typeof Cart>
