import { useLoaderData } from 'react-router'
import { inBrowser, onServer } from '../session/loading.ts'
import { depositWords } from '../../words/shop/law/deposit.ts'
import { useWords } from '../../words/use-words.ts'
import { DepositCalculator } from './deposit-calculator.tsx'
import { LawPage } from './law-page.tsx'
import { loadRules, useFormattedRules } from './shop-rules.ts'

export const loader = onServer(loadRules)
export const clientLoader = inBrowser(loadRules)
export default function Deposit() {
  const rules = useLoaderData<typeof loader>()
  return (
    <LawPage text={useWords(depositWords)(useFormattedRules(rules))}>
      <DepositCalculator rules={rules} />
    </LawPage>
  )
}
