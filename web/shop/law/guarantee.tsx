import { guaranteeWords } from '../../words/law/guarantee.ts'
import { useWords } from '../../words/use-words.ts'
import { lawMeta } from './law-meta.ts'
import { LawPage } from './law-page.tsx'

export const meta = lawMeta(guaranteeWords)

export default function Guarantee() {
  return <LawPage text={useWords(guaranteeWords)} />
}
