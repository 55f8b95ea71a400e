import { bottleKinds } from '../../contract/shop/vocabularies/bottle-kinds.ts'
import type { CartItem } from '../../contract/shop/cart-record.ts'
import type { OrderItem } from '../../contract/shop/order-record.ts'
import { flag } from '../../contract/shared/scalars.ts'
import { eurosOf } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import { cardPicture } from '../cart/item-answer.ts'
import type { LoadedOrder, OrderedItem } from './load-orders.ts'

export const itemName = (item: OrderedItem, language: Language): string =>
  language === 'en' ? item.nameEn : item.nameLv

/** Why a piece cost less than its list price: derived, because the order does not store it. */
function reasonOf(
  item: OrderedItem,
  { autoshipId }: Pick<LoadedOrder, 'autoshipId'>,
): CartItem['price_reason'] {
  if (item.priceBeforePromoCents >= item.listPriceCents) return 'list'
  return autoshipId === null ? 'wholesale' : 'autoship'
}

/** An order's line in the shape of a cart's line: the same screens show both. */
export const orderedItemAnswer = (
  item: OrderedItem,
  order: Pick<LoadedOrder, 'id' | 'autoshipId'>,
  language: Language,
  imageBase: string,
): CartItem => ({
  id: item.id,
  cart_id: order.id,
  good_id: item.goodId,
  name: itemName(item, language),
  goods_name: itemName(item, language),
  link: item.link,
  image: cardPicture(imageBase, item.goodId),
  kind: item.kind,
  isbottle: bottleKinds.numberOf(item.bottleKind),
  isrentable: flag(item.isLent),
  order: item.ordered,
  return: item.returned,
  base_price_vat: eurosOf(item.listPriceCents),
  price_vat: eurosOf(item.unitPriceCents),
  price_without_discount_vat: eurosOf(item.priceBeforePromoCents),
  price_reason: reasonOf(item, order),
  sum_vat: eurosOf(item.lineCents),
  savings: eurosOf(item.listPriceCents * item.ordered - item.lineCents),
  price_vat_before: null,
  best_price_vat: null,
  best_price_no_required: null,
  autoship_price: null,
  autoship_allowed: flag(item.autoshipAllowed),
  bail: eurosOf(item.unitLentDepositCents),
  deposit: eurosOf(item.stateDepositCents),
  monthly_payment_vat: eurosOf(item.monthlyPaymentCents),
  held: item.held,
  check_in_warehouse: 0,
  available_for_customer: null,
})

export const orderItemAnswer = (
  item: OrderedItem,
  language: Language,
  imageBase: string,
): OrderItem => ({
  id: item.id,
  good_id: item.goodId,
  goods_name: itemName(item, language),
  description: language === 'en' ? item.descriptionEn : item.descriptionLv,
  link: item.link,
  image: cardPicture(imageBase, item.goodId),
  no_of_goods: item.ordered,
  no_of_goods_return: item.returned,
  price_per_item: eurosOf(item.unitPriceCents),
  sum_vat: eurosOf(item.lineCents),
})
