import { privacyWords } from '../../words/law/privacy.ts'
import { useWords } from '../../words/use-words.ts'
import { lawMeta } from './law-meta.ts'
import { LawPage } from './law-page.tsx'

export const meta = lawMeta(privacyWords)

export default function Privacy() {
  return <LawPage text={useWords(privacyWords)} />
}
