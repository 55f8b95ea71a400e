import { useCallback } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { TempTransaction } from '../../../contract/shop/payments.ts'
import { inBrowser, type PageLoad } from '../session/loading.ts'
import { useStore } from '../../client/store.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountError } from '../account/account-error.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { api } from '../session/api.ts'
import { afterTopUp } from '../session/after-top-up.ts'
import { cartStore } from '../session/cart-store.ts'
import { userStore } from '../session/user-store.ts'
import { resultOf, waitsForBank } from './payment-result.ts'
import { useBankAnswer } from '../page/use-bank-answer.ts'
import './top-up.css'

const load = (async ({ api, params }) => {
  const { temptrx } = await api.readTempTransaction({ params: { id: params.paymentId ?? '' } })
  // Update the balance in the header.
  if (resultOf(temptrx) === 'paid') {
    void userStore.load().catch(() => undefined)
    const path = afterTopUp.read(temptrx.id)
    if (path !== undefined) {
      afterTopUp.clear()
      throw redirect(path)
    }
  }
  return temptrx
}) satisfies PageLoad<unknown>

export const clientLoader = inBrowser(load)

export { PaymentPending as HydrateFallback } from './payment-pending.tsx'

/** The state of a top-up; an open one is asked after until the bank has finished. */
export default function TopUpPayment() {
  const words = useWords(paymentWords)
  const payment = useLoaderData<typeof clientLoader>()
  const hasAnswered = useCallback(async () => {
    const { temptrx } = await api.readTempTransaction({ params: { id: String(payment.id) } })
    return !waitsForBank(temptrx)
  }, [payment.id])
  useBankAnswer(waitsForBank(payment), hasAnswered)
  return (
    <AccountFrame title={words.result}>
      <div className="payments-outcome">
        <div className="payments-outcome__news" aria-live="polite">
          <Outcome payment={payment} />
        </div>
        <Sums payment={payment} />
        <NextStep payment={payment} />
      </div>
    </AccountFrame>
  )
}

export function ErrorBoundary() {
  return <AccountError title={useWords(paymentWords).result} />
}

function Outcome({ payment }: { payment: TempTransaction }) {
  const words = useWords(paymentWords)
  const isUnconfirmed = payment.payment_status !== 'AUTHORIZED' && resultOf(payment) !== 'paid'
  if (resultOf(payment) === 'paid') return <Note look="leaf">{words.toppedUp}</Note>
  return (
    <>
      {isUnconfirmed && (
        <Note look="clay">
          {payment.payment_status === 'VOIDED' ? words.voided : words.unconfirmed}
        </Note>
      )}
      <Note>
        <p>
          <NoBreak>{resultOf(payment) === 'failed' ? words.notToppedUp : words.unfinished}</NoBreak>
        </p>
      </Note>
    </>
  )
}

function Sums({ payment }: { payment: TempTransaction }) {
  const words = useWords(paymentWords)
  const euros = useEuros()
  return (
    <dl className="num">
      <dt>{words.toAccount}</dt>
      <dd>{euros(payment.topup)}</dd>
      <dt>{words.chargeLine}</dt>
      <dd>{euros(payment.charge)}</dd>
      <dt>{words.paidSum}</dt>
      <dd>{euros(payment.amount)}</dd>
    </dl>
  )
}

/** A payment that can still be made continues; only an ended one is started again. */
function NextStep({ payment }: { payment: TempTransaction }) {
  const words = useWords(paymentWords)
  const hasCart = (useStore(cartStore).value?.items.length ?? 0) > 0
  if (resultOf(payment) === 'paid')
    return (
      <p className="row">
        <LinkButton to="/user/bills/1">{words.toBills}</LinkButton>
        {hasCart && (
          <LinkButton to="/cart/payment" look="line">
            {words.toOrder}
          </LinkButton>
        )}
      </p>
    )
  if (resultOf(payment) !== 'failed' && payment.payment_url !== null)
    return (
      <LinkButton to={payment.payment_url} reloadDocument look="line">
        {words.goOn}
      </LinkButton>
    )
  return resultOf(payment) === 'failed' ? (
    <LinkButton to={tryAgainPath(payment)} look="line">
      {words.tryAgain}
    </LinkButton>
  ) : null
}

function tryAgainPath({ id, topup }: TempTransaction): string {
  const back = afterTopUp.read(id)
  return `/topup?sum=${topup}${back === undefined ? '' : `&back=${encodeURIComponent(back)}`}`
}
