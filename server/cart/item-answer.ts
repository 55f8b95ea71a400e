import { bottleKinds } from '../../contract/shop/vocabularies/bottle-kinds.ts'
import type { CartItem } from '../../contract/shop/cart-record.ts'
import { pricesAnswer } from '../../contract/shop/details-answer.ts'
import { flag } from '../../contract/shared/scalars.ts'
import { type Cents, eurosOf } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import type { PricedCart } from './price-cart.ts'

const eurosOrNull = (cents: Cents | null) => (cents === null ? null : eurosOf(cents))

/** The URL of a good's picture on a card. */
export const cardPicture = (imageBase: string, goodId: number): string =>
  `${imageBase}/${goodId}/w_170,h_250`

/** The lines of a cart as the API spells them. */
export function itemAnswers(priced: PricedCart, language: Language, imageBase: string): CartItem[] {
  const { cart, goods, lines, totals } = priced
  const prices = new Map(totals.lines.map((line) => [line.goodId, line]))
  const held = new Map(totals.explained.deposit.goods.map((good) => [good.goodId, good.held]))
  return cart.items.map((item, index): CartItem => {
    const good = goods.get(item.goodId)!
    const line = lines[index]!
    const price = prices.get(item.goodId)!
    const before = item.priceBeforePromoCents
    const name = language === 'en' ? good.nameEn : good.nameLv
    return {
      id: item.id,
      cart_id: cart.id,
      good_id: item.goodId,
      name,
      goods_name: name,
      link: good.link,
      image: cardPicture(imageBase, item.goodId),
      kind: good.kind,
      isbottle: bottleKinds.numberOf(good.bottleKind),
      isrentable: flag(good.isLent),
      order: item.ordered,
      return: item.returned,
      ...pricesAnswer(price),
      price_vat_before:
        before === null || before === price.priceWithoutDiscountCents ? null : eurosOf(before),
      best_price_vat: good.isInWholesale ? eurosOrNull(good.bestPriceCents) : null,
      best_price_no_required: good.isInWholesale ? good.bestPriceFromPieces : null,
      autoship_price: good.autoshipAllowed ? eurosOrNull(good.autoshipPriceCents) : null,
      autoship_allowed: flag(good.autoshipAllowed),
      bail: eurosOf(line.lentDepositCents),
      deposit: eurosOf(line.stateDepositCents),
      monthly_payment_vat: eurosOf(good.monthlyPaymentCents),
      held: held.get(item.goodId) ?? 0,
      check_in_warehouse: flag(good.available !== null),
      available_for_customer: good.available,
    }
  })
}
