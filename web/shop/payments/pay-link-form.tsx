import { useState } from 'react'
import type { PayLink } from '../../../contract/shop/added/pay-links.ts'
import { type Cents, eurosOf } from '../../../domain/money.ts'
import { useForm } from '../../client/use-form.ts'
import { usePageRestored } from '../../client/use-page-restored.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { payLinkWords } from '../../words/shop/pay-link.ts'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { MethodList, usualMethod } from './method-list.tsx'
import './top-up.css'

type Props = { link: PayLink; linkKey: string; sumCents: Cents }

/** The sum is the link's; only the bank or the card is chosen. */
export function PayLinkForm(props: Props) {
  const words = useWords(payLinkWords)
  const { off } = useWords(paymentWords)
  const euros = useEuros()
  const { order_id: orderId, paid, methods } = props.link
  return (
    <>
      <p>{orderId === null ? words.forAccount : words.forOrder(orderId)}</p>
      {paid > 0 && <Note look="sun">{words.paidBefore(euros(paid))}</Note>}
      {methods.length === 0 ? <Note>{off}</Note> : <MethodForm {...props} />}
    </>
  )
}

function MethodForm({ link: { methods }, linkKey, sumCents }: Props) {
  const words = useWords(paymentWords)
  const euros = useEuros()
  const { draft, change, errors, busy, formProps } = useForm(
    { method: usualMethod(methods) },
    words.unreached,
  )
  const [isLeaving, setIsLeaving] = useState(false)
  usePageRestored(() => setIsLeaving(false))
  const sum = eurosOf(sumCents)
  const charge = methods.find(({ id }) => id === draft.method)?.charge ?? 0
  async function pay() {
    const body = { sum, method: draft.method }
    const { payment_url } = await api.startLinkPayment({ params: { key: linkKey }, body })
    setIsLeaving(true)
    window.location.assign(payment_url)
  }
  return (
    <form className="payments-top-up" {...formProps(pay)}>
      <MethodList
        methods={methods}
        chosen={draft.method}
        onChange={(method) => change({ method })}
        error={errors.method}
      />
      <p className="payments-top-up__total num" aria-live="polite">
        {words.toPay(euros(sum + charge))}
      </p>
      <FailedNote text={errors[''] ?? errors.sum} />
      <Button type="submit" wide busy={busy || isLeaving}>
        {busy || isLeaving ? words.goingToBank : words.pay}
      </Button>
    </form>
  )
}
