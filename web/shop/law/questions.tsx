import { useLoaderData } from 'react-router'
import type { DocumentText } from '../../../contract/shop/words/document.ts'
import { inBrowser, onServer } from '../session/loading.ts'
import { questionsWords } from '../../words/shop/law/questions.ts'
import { useWords } from '../../words/use-words.ts'
import { JsonLd } from '../page/json-ld.tsx'
import { useShop } from '../session/shop-context.ts'
import { LawPage } from './law-page.tsx'
import { loadRules, useFormattedRules } from './shop-rules.ts'

export const loader = onServer(loadRules)
export const clientLoader = inBrowser(loadRules)
export default function Questions() {
  const rules = useFormattedRules(useLoaderData<typeof loader>())
  const text = useWords(questionsWords)(rules, useShop().terms.seller)
  return (
    <LawPage text={text}>
      <JsonLd data={import.meta.env.SSR ? answersData(text) : undefined} />
    </LawPage>
  )
}

/** The page as search engines read it. */
const answersData = ({ sections }: DocumentText) => ({
  '@type': 'FAQPage',
  mainEntity: sections.map(({ title, paragraphs = [], list = [] }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: [...list, ...paragraphs].join(' ') },
  })),
})
