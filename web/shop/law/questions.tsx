import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../session/loading.ts'
import { questionsWords } from '../../words/shop/law/questions.ts'
import { useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { LawPage } from './law-page.tsx'
import { loadRules, useFormattedRules } from './shop-rules.ts'

export const loader = onServer(loadRules)
export const clientLoader = inBrowser(loadRules)
export default function Questions() {
  const rules = useFormattedRules(useLoaderData<typeof loader>())
  return <LawPage text={useWords(questionsWords)(rules, useShop().terms.seller)} />
}
