import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { Price } from '../../ui/price.tsx'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

/** By law a former price never stands without the lowest price of thirty days. */
export function GoodPrice({ good, size = 'card' }: { good: GoodCard; size?: 'card' | 'page' }) {
  const words = useWords(catalogueWords)
  const euros = useEuros()
  const { base_price_old_vat: old, lowest_price_30d: lowest, bail, deposit, bottles } = good
  const named = () => {
    if (bottles) return words.depositOfSet(euros(bail), bottles.in_each, euros(bottles.bail))
    return size === 'page' && isBottled(good)
      ? words.depositPer(euros(bail))
      : words.deposit(euros(bail))
  }
  return (
    <Price
      price={euros(good.price_vat)}
      size={size}
      former={old === null ? undefined : { label: words.former, price: euros(old) }}
      lowest={
        old === null || lowest === null ? undefined : (
          <>
            {words.lowest} <span className="nw">{euros(lowest)}</span>
          </>
        )
      }
      deposit={bail > 0 ? named() : deposit > 0 ? words.stateDeposit(euros(deposit)) : undefined}
    />
  )
}

/** "0,42 €/l" */
export function useUnitPrice(good: GoodCard): string | undefined {
  const words = useWords(catalogueWords)
  const euros = useEuros()
  return good.unit_price ? euros(good.unit_price.price) + words.per[good.unit_price.per] : undefined
}
