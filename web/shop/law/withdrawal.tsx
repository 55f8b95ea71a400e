import { useSearchParams } from 'react-router'
import { withdrawalWords } from '../../words/shop/law/withdrawal.ts'
import { useWords } from '../../words/use-words.ts'
import { LawPage } from './law-page.tsx'
import { WithdrawalAddress } from './withdrawal-address.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

/** With a key it was opened by the link that asks for the address of a withdrawal. */
export default function Withdrawal() {
  const [query] = useSearchParams()
  const key = query.get('key')
  return (
    <LawPage text={useWords(withdrawalWords)}>
      {key === null ? <WithdrawalSteps /> : <WithdrawalAddress linkKey={key} />}
    </LawPage>
  )
}
