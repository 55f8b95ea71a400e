import type { GoodCard } from '../../../contract/shop/goods.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { useUnitPrice } from './good-price.tsx'

/** Under the price: unit price, monthly rent, price by autoship and for larger quantities. */
export function useGoodTerms(good: GoodCard): string {
  const words = useWords(catalogueWords)
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
  ]
  return terms.filter(Boolean).join('\u00A0· ')
}
