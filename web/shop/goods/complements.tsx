import type { ReactNode } from 'react'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { catalogueWords } from '../../words/shop/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { SwappedCard } from './swapped-card.tsx'

type Props = { good: GoodCard; tileOf: (good: GoodCard) => ReactNode; onClose: () => void }

/** Replaces the card of a good in the cart by goods that go well with it. */
export default function Complements(props: Props) {
  const words = useWords(catalogueWords)
  return (
    <SwappedCard
      {...props}
      reason={words.alreadyAdded}
      title={words.goesWith}
      choose={({ related }) => related}
    />
  )
}
