import type { ReactNode } from 'react'
import type { GoodCard } from '../../../contract/goods.ts'
import { useStore } from '../../client/store.ts'
import { catalogueWords } from '../../words/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../people/user-store.ts'
import { SwappedCard } from './swapped-card.tsx'

type Props = { good: GoodCard; tileOf: (good: GoodCard) => ReactNode; onClose: () => void }

/** What can be had instead, in the place of the good that cannot. */
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
