import { withdrawalWords } from '../../words/shop/law/withdrawal.ts'
import { useWords } from '../../words/use-words.ts'
import { LawPage } from './law-page.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

export default function Withdrawal() {
  return (
    <LawPage text={useWords(withdrawalWords)}>
      <WithdrawalSteps />
    </LawPage>
  )
}
