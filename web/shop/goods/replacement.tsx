import type { ReactNode } from 'react'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { useStore } from '../../client/store.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { SwappedCard } from './swapped-card.tsx'

type Props = { good: GoodCard; tileOf: (good: GoodCard) => ReactNode; onClose: () => void }

/** Replaces the card of a good that is out of stock by its alternatives. */
export default function Replacement(props: Props) {
  const words = useWords(catalogueWords)
  const customer = isCustomer(useStore(userStore).value)
  const reason = customer ? words.outOfStockForCustomer : words.outOfStock
  return (
    <SwappedCard
      {...props}
      reason={reason}
      title={words.instead}
      choose={({ alternatives }) => alternatives}
    />
  )
}
