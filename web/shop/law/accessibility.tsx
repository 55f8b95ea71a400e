import { accessibilityWords } from '../../words/shop/law/accessibility.ts'
import { useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { LawPage } from './law-page.tsx'

export default function Accessibility() {
  return <LawPage text={useWords(accessibilityWords)(useShop().terms.seller)} />
}
