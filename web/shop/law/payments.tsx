import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../session/loading.ts'
import { paymentsWords } from '../../words/shop/law/payments.ts'
import { useWords } from '../../words/use-words.ts'
import { LawPage } from './law-page.tsx'
import { loadRules, useFormattedRules } from './shop-rules.ts'

export const loader = onServer(loadRules)
export const clientLoader = inBrowser(loadRules)
export default function Payments() {
  const rules = useFormattedRules(useLoaderData<typeof loader>())
  return <LawPage text={useWords(paymentsWords)(rules)} />
}
