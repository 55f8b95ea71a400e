import type { CartBasis } from '../../../contract/shop/cart-basis.ts'
import type { CartItem } from '../../../contract/shop/cart-record.ts'
import type { Deposit } from '../../../contract/shop/deposits.ts'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { bottleKinds } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { CartLine, SetOfBottles } from '../../../domain/cart/cart-line.ts'
import { centsOf } from '../../../domain/money.ts'
import type { CustomerDeposit } from '../../../domain/pricing/order-deposit.ts'
import { wholesaleCategoryId } from '../../../domain/pricing/price.ts'
import type { Counts } from './line-editor.ts'

/* Lines as the pricing rules need them, from the answers of the API. */

const centsOrNull = (euros: number | null) => (euros === null ? null : centsOf(euros))

/** Autoship prices are left out: no cart is priced by them. */
const pricesAndDeposits = (
  row: Pick<
    CartItem & GoodCard,
    | 'kind'
    | 'isbottle'
    | 'isrentable'
    | 'base_price_vat'
    | 'best_price_vat'
    | 'best_price_no_required'
    | 'bail'
    | 'deposit'
  >,
) => ({
  kind: row.kind,
  bottleKind: bottleKinds.nameOf(row.isbottle),
  isLent: row.isrentable === 1,
  basePriceCents: centsOf(row.base_price_vat),
  bestPriceCents: centsOrNull(row.best_price_vat),
  bestPriceFromPieces: row.best_price_no_required,
  autoshipPriceCents: null,
  autoshipBestPriceCents: null,
  lentDepositCents: centsOf(row.bail),
  stateDepositCents: centsOf(row.deposit),
})

const setOf = (bottles: GoodCard['bottles']): SetOfBottles | null =>
  bottles && {
    goodId: bottles.good_id,
    inEach: bottles.in_each,
    lentDepositCents: centsOf(bottles.bail),
  }

export const lineOfItem = (item: CartItem, { goods }: CartBasis): CartLine => ({
  ...pricesAndDeposits(item),
  goodId: item.good_id,
  order: item.order,
  return: item.return,
  isInWholesale: item.best_price_vat !== null,
  bottles: setOf(goods.find(({ good_id }) => good_id === item.good_id)?.bottles ?? null),
})

export const lineOfGood = (good: GoodCard, counts: Counts): CartLine => ({
  ...pricesAndDeposits(good),
  ...counts,
  goodId: good.id,
  isInWholesale: good.category_id.includes(wholesaleCategoryId),
  bottles: setOf(good.bottles),
})

export const depositOfBasis = (basis: CartBasis): CustomerDeposit => ({
  heldByGood: Object.fromEntries(basis.held.map((good) => [good.good_id, good.held])),
  paidCents: centsOf(basis.deposit_paid),
  requiredCents: centsOf(basis.deposit_required),
  promisedCents: centsOf(basis.deposit_promised),
})

export const depositOfAnswer = ({ goods, ...deposit }: Deposit): CustomerDeposit => ({
  heldByGood: Object.fromEntries(goods.map(({ good_id, count }) => [good_id, count])),
  paidCents: centsOf(deposit.paid),
  requiredCents: centsOf(deposit.required),
  promisedCents: centsOf(deposit.promised),
})
