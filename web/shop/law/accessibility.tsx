import { accessibilityWords } from '../../words/law/accessibility.ts'
import { useWords } from '../../words/use-words.ts'
import { lawMeta } from './law-meta.ts'
import { LawPage } from './law-page.tsx'

export const meta = lawMeta(accessibilityWords)

export default function Accessibility() {
  return <LawPage text={useWords(accessibilityWords)} />
}
