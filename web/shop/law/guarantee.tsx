import { guaranteeWords } from '../../words/shop/law/guarantee.ts'
import { useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { LawPage } from './law-page.tsx'

export default function Guarantee() {
  return <LawPage text={useWords(guaranteeWords)(useShop().terms.seller)} />
}
