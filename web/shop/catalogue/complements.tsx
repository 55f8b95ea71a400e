import type { ReactNode } from 'react'
import type { GoodCard } from '../../../contract/goods.ts'
import { catalogueWords } from '../../words/catalogue.ts'
import { useWords } from '../../words/use-words.ts'
import { SwappedCard } from './swapped-card.tsx'

type Props = { good: GoodCard; tileOf: (good: GoodCard) => ReactNode; onClose: () => void }

/** What goes well with a good that was just put into the cart, in its place. */
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
