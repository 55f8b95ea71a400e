import { Icon } from '../../ui/icon.tsx'
import { lawWords } from '../../words/shop/law.ts'
import { termsWords } from '../../words/shop/law/terms.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { LawPage } from './law-page.tsx'

export default function Terms() {
  const words = useWords(lawWords)
  const language = useLanguage()
  return (
    <LawPage text={useWords(termsWords)(useShop().terms.seller)}>
      <p>
        <a className="law__file" href={`/files/noteikumi-${language}.pdf`}>
          <Icon name="pdf" /> {words.termsPdf}
        </a>
      </p>
    </LawPage>
  )
}
