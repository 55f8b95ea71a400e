import { accessibilityWords } from '../../words/shop/law/accessibility.ts'
import { useWords } from '../../words/use-words.ts'
import { LawPage } from './law-page.tsx'

export default function Accessibility() {
  return <LawPage text={useWords(accessibilityWords)} />
}
