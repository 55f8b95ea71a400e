import type { GoodCard } from '../../../contract/shop/goods.ts'
import { goodWords } from '../../words/shop/good.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnitPrice } from '../goods/good-price.tsx'

/**
 * A line under the price: unit price, monthly rent, price by autoship and for larger quantities.
 */
export function GoodTerms({ good }: { good: GoodCard }) {
  const words = useWords(goodWords)
  const euros = useEuros()
  const {
    autoship_price: autoship,
    best_price_vat: best,
    best_price_no_required: from,
    monthly_payment_vat: rent,
  } = good
  const terms = [
    useUnitPrice(good) ?? good.card_note,
    rent > 0 && words.monthlyRent(euros(rent)),
    autoship !== null && words.inAutoship(euros(autoship)),
    best !== null && from !== null && words.wholesale(from, euros(best)),
  ].filter(Boolean)
  return <p className="small quiet num">{terms.join(' · ')}</p>
}
