import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../session/loading.ts'
import { autoshipWords } from '../../words/shop/law/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { LawPage } from './law-page.tsx'
import { loadRules, useFormattedRules } from './shop-rules.ts'

export const loader = onServer(loadRules)
export const clientLoader = inBrowser(loadRules)
export default function AutoshipInfo() {
  const rules = useFormattedRules(useLoaderData<typeof loader>())
  return <LawPage text={useWords(autoshipWords)(rules)} />
}
