import { useLoaderData } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { payLinkWords } from '../../words/shop/pay-link.ts'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { inBrowser, type PageLoad } from '../session/loading.ts'
import { PayLinkFrame } from './pay-link-frame.tsx'
import { resultOf, usePolledPayment } from './use-polled-payment.ts'

const load = (async ({ api, params: { paymentId = '' }, url: { searchParams } }) => {
  const key = searchParams.get('key') ?? ''
  const { temptrx } = await api.readLinkPayment({ params: { key, id: paymentId } })
  return { key, payment: temptrx }
}) satisfies PageLoad<unknown>

export const clientLoader = inBrowser(load)

/** How a payment by a link has ended; an open one is asked after until the bank has finished. */
export default function PayLinkPayment() {
  const words = useWords(payLinkWords)
  const { goOn, tryAgain } = useWords(paymentWords)
  const euros = useEuros()
  const { key, payment } = useLoaderData<typeof clientLoader>()
  usePolledPayment(payment)
  const result = resultOf(payment)
  const isFailed = result === 'failed'
  return (
    <PayLinkFrame>
      <div className="payments-outcome">
        <div className="payments-outcome__news" aria-live="polite">
          {result === 'paid' ? (
            <Note look="leaf">{words.paid(euros(payment.topup))}</Note>
          ) : (
            <Note look={isFailed ? 'clay' : 'sun'}>
              {isFailed ? words.failed : words.unfinished}
            </Note>
          )}
        </div>
        {isFailed && (
          <LinkButton to={`/pay?key=${key}&sum=${payment.topup.toFixed(2)}`} look="line">
            {tryAgain}
          </LinkButton>
        )}
        {result !== 'paid' && !isFailed && payment.payment_url !== null && (
          <LinkButton to={payment.payment_url} reloadDocument look="line">
            {goOn}
          </LinkButton>
        )}
      </div>
    </PayLinkFrame>
  )
}

export { PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
