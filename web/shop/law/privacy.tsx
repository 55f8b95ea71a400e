import { privacyWords } from '../../words/shop/law/privacy.ts'
import { useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { LawPage } from './law-page.tsx'

export default function Privacy() {
  return <LawPage text={useWords(privacyWords)(useShop().terms.seller)} />
}
