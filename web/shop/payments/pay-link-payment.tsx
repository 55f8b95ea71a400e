import { useCallback } from 'react'
import type { TempTransaction } from '../../../contract/shop/payments.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { payLinkWords } from '../../words/shop/pay-link.ts'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { resultOf, waitsForBank } from './payment-result.ts'
import { useBankAnswer } from '../page/use-bank-answer.ts'
import './top-up.css'

type Props = { linkKey: string; payment: TempTransaction }

/** How a payment by a link has ended; an open one is asked after until the bank has finished. */
export function PayLinkPayment({ linkKey, payment }: Props) {
  const words = useWords(payLinkWords)
  const euros = useEuros()
  const hasAnswered = useCallback(async () => {
    const params = { key: linkKey, id: String(payment.id) }
    return !waitsForBank((await api.readLinkPayment({ params })).temptrx)
  }, [linkKey, payment.id])
  useBankAnswer(waitsForBank(payment), hasAnswered)
  const result = resultOf(payment)
  return (
    <div className="payments-outcome">
      <div className="payments-outcome__news" aria-live="polite">
        {result === 'paid' ? (
          <Note look="leaf">{words.paid(euros(payment.topup))}</Note>
        ) : (
          <Note look={result === 'failed' ? 'clay' : 'sun'}>
            {result === 'failed' ? words.failed : words.unfinished}
          </Note>
        )}
      </div>
      {result !== 'paid' && <NextStep linkKey={linkKey} payment={payment} />}
    </div>
  )
}

/** A payment that can still be made continues; only an ended one is started again. */
function NextStep({ linkKey, payment }: Props) {
  const { goOn, tryAgain } = useWords(paymentWords)
  if (resultOf(payment) === 'failed')
    return (
      <LinkButton to={`/pay?key=${linkKey}&sum=${payment.topup.toFixed(2)}`} look="line">
        {tryAgain}
      </LinkButton>
    )
  return payment.payment_url === null ? null : (
    <LinkButton to={payment.payment_url} reloadDocument look="line">
      {goOn}
    </LinkButton>
  )
}
