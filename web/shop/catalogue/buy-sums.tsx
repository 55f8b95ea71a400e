import { bottleKinds, isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { Good } from '../../../contract/shop/goods.ts'
import { centsOf, formatEuros } from '../../../domain/money.ts'
import { depositFor } from '../../../domain/pricing/deposit.ts'
import { pricePiece, wholesaleCategoryId } from '../../../domain/pricing/price.ts'
import { useShop } from '../session/shop-context.ts'
import { useStore } from '../../client/store.ts'
import { goodWords } from '../../words/shop/good.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { cartStore } from '../session/cart-store.ts'
import { DepositNote } from '../goods/counts.tsx'
import type { Counts } from '../goods/line-editor.ts'

const centsOrNull = (euros: number | null) => (euros === null ? null : centsOf(euros))

/** The sum of these counts, by the rules of the cart. */
export function BuySums({ good, counts }: { good: Good; counts: Counts }) {
  const words = useWords(goodWords)
  const language = useLanguage()
  const { depositSteps } = useShop().terms
  const held =
    useStore(cartStore).value?.items.find(({ good_id }) => good_id === good.id)?.held ?? 0
  const piece = pricePiece(
    {
      basePriceCents: centsOf(good.base_price_vat),
      isInWholesale: good.category_id.includes(wholesaleCategoryId),
      bestPriceCents: centsOrNull(good.best_price_vat),
      bestPriceFromPieces: good.best_price_no_required,
      autoshipPriceCents: centsOrNull(good.autoship_price),
      autoshipBestPriceCents: centsOrNull(good.autoship_best_price),
    },
    counts.order,
    'cart',
  )
  const lent = {
    lentDepositCents: centsOf(good.bail),
    bottleKind: bottleKinds.nameOf(good.isbottle),
  }
  const deposit = depositFor(lent, { held, ...counts }, depositSteps)
  const stateDeposit = counts.order * centsOf(good.deposit)
  const euros = (sum: number) => formatEuros(sum, language)
  const note = words.depositNote
  const charged = deposit.groups.reduce((sum, { pieces }) => sum + pieces, 0)
  return (
    <>
      {good.bail > 0 && isBottled(good) && (
        <DepositNote counts={note.counts(counts.order, counts.return)}>
          {deposit.chargeCents > 0
            ? note.pay(charged, euros(deposit.chargeCents))
            : deposit.refundCents > 0
              ? note.back(euros(deposit.refundCents))
              : note.nothing}
        </DepositNote>
      )}
      <p className="catalogue-buy__sum" aria-live="polite">
        <span>{deposit.chargeCents + stateDeposit > 0 ? words.sumWithDeposit : words.sumOf}</span>
        <b className="num">
          {euros(piece.cents * counts.order + deposit.chargeCents + stateDeposit)}
        </b>
      </p>
    </>
  )
}
