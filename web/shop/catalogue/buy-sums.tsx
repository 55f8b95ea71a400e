import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { Good } from '../../../contract/shop/goods.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useStore } from '../../client/store.ts'
import { goodWords } from '../../words/shop/good.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { lineOfItem } from '../goods/cart-lines.ts'
import { DepositNote } from '../goods/counts.tsx'
import { useCustomerDeposit } from '../goods/customer-deposit.ts'
import { goodSums } from '../goods/good-sums.ts'
import type { Counts } from '../goods/line-editor.ts'
import { cartStore } from '../session/cart-store.ts'
import { useShop } from '../session/shop-context.ts'

/** What these counts add to the cart, by the cart's own rules. */
export function BuySums({ good, counts }: { good: Good; counts: Counts }) {
  const words = useWords(goodWords)
  const language = useLanguage()
  const { depositSteps } = useShop().terms
  const customer = useCustomerDeposit()
  const cart = useStore(cartStore).value
  const items = cart?.items.filter(({ good_id }) => good_id !== good.id) ?? []
  const others = items.map((item) => lineOfItem(item, cart!.basis))
  const { deposit, totalCents } = goodSums(good, counts, { others, customer, depositSteps })
  const euros = (sum: number) => formatEuros(sum, language)
  const note = words.depositNote
  const inEach = good.bottles?.in_each ?? 1
  return (
    <>
      {good.bail > 0 && isBottled(good) && (
        <DepositNote counts={note.counts(counts.order * inEach, counts.return * inEach)}>
          {deposit.lentDepositCents > 0
            ? note.pay(deposit.chargedPieces, euros(deposit.lentDepositCents))
            : deposit.toRefundCents > 0
              ? note.back(euros(deposit.toRefundCents))
              : note.nothing}
        </DepositNote>
      )}
      <p className="catalogue-buy__sum" aria-live="polite">
        <span>
          {deposit.lentDepositCents + deposit.stateDepositCents > 0
            ? words.sumWithDeposit
            : words.sumOf}
        </span>
        <b className="num">{euros(totalCents)}</b>
      </p>
    </>
  )
}
