import { useState } from 'react'
import type { PaymentWay } from '../../../contract/shop/added/payment-ways.ts'
import type { PaymentMethod } from '../../../contract/shop/payments.ts'
import { parseEuros } from '../../../domain/money.ts'
import { api } from '../session/api.ts'
import { usePageRestored } from '../../client/use-page-restored.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { safeRedirect } from '../page/safe-redirect.ts'
import { afterTopUp } from '../session/after-top-up.ts'
import { usualMethod } from './method-list.tsx'
import { type TopUpDraft, TopUpMethods } from './top-up-methods.tsx'
import './top-up.css'

/** In whole euros. */
const USUAL_SUMS = [10, 20, 50] as const

type Props = {
  methods: readonly PaymentMethod[]
  ways: readonly PaymentWay[]
  sum: string
  balance: number
  /** The bill that this money pays. */
  billId: number | undefined
  /** The page of this shop to go on at once it is paid. */
  back: string | undefined
}

/** What is to be paid, and the way to the bank, from which a customer may come back. */
function useTopUp({ methods, sum, billId, back }: Props) {
  const words = useWords(paymentWords)
  const form = useForm<TopUpDraft>(
    { topup: sum, method: usualMethod(methods), way: null },
    words.unreached,
  )
  const { draft } = form
  const [isLeaving, setIsLeaving] = useState(false)
  usePageRestored(() => setIsLeaving(false))
  const cents = parseEuros(draft.topup) ?? 0
  const sumProblem = problemOf(draft.topup, words)

  async function pay() {
    if (sumProblem !== undefined) return
    const bill = billId !== undefined && { bill: billId }
    const way = draft.way !== null && { provider_way: draft.way }
    const body = { topup: cents / 100, method: draft.method, ...way, ...bill }
    const { payment_url, id } = await api.startTopUp({ body })
    if (back !== undefined) afterTopUp.save(id, safeRedirect(back, location.origin))
    setIsLeaving(true)
    window.location.assign(payment_url)
  }
  return { form, cents, sumProblem, isLeaving, pay }
}

export function TopUpForm(props: Props) {
  const { methods, ways, balance } = props
  const words = useWords(paymentWords)
  const euros = useEuros()
  const { form, cents, sumProblem, isLeaving, pay } = useTopUp(props)
  const { draft, change, field, errors, busy, formProps } = form
  const charge = methods.find(({ id }) => id === draft.method)?.charge ?? 0
  return (
    <form className="payments-top-up" {...formProps(pay)}>
      <TextInput
        label={words.sum}
        hint={words.onAccountNow(euros(balance))}
        {...field('topup')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        required
      />
      <UsualSums onChoose={(sum) => change({ topup: String(sum) })} />
      <TopUpMethods
        methods={methods}
        ways={ways}
        draft={draft}
        onChange={change}
        error={errors.method ?? errors.provider_way}
      />
      {cents > 0 && <Totals sum={cents / 100} charge={charge} balance={balance} />}
      <FailedNote text={errors['']} />
      <PayButton busy={busy || isLeaving} sumProblem={sumProblem} />
    </form>
  )
}

const mostCents = 1_000_000

/** Why the sum cannot be paid, as it is typed. */
function problemOf(typed: string, words: (typeof paymentWords)['lv']): string | undefined {
  const cents = parseEuros(typed)
  if (cents === null && typed.trim() !== '') return words.unreadSum
  if (cents === null || cents <= 0) return words.noSum
  return cents > mostCents ? words.tooMuch : undefined
}

function UsualSums({ onChoose }: { onChoose: (euros: number) => void }) {
  const words = useWords(paymentWords)
  return (
    <fieldset className="payments-top-up__usual">
      <legend className="vh">{words.usual}</legend>
      {USUAL_SUMS.map((euros) => (
        <Button key={euros} look="line" onClick={() => onChoose(euros)}>
          {words.euros(euros)}
        </Button>
      ))}
    </fieldset>
  )
}

type TotalsProps = { sum: number; charge: number; balance: number }

/** What is paid now, and what will be on the account then. */
function Totals({ sum, charge, balance }: TotalsProps) {
  const words = useWords(paymentWords)
  const euros = useEuros()
  return (
    <p className="payments-top-up__total num" aria-live="polite">
      {words.toPay(euros(sum + charge))}
      <small>{words.accountThen(euros(balance + sum))}</small>
    </p>
  )
}

function PayButton({ busy, sumProblem }: { busy: boolean; sumProblem: string | undefined }) {
  const words = useWords(paymentWords)
  return (
    <Button type="submit" wide busy={busy} disabledReason={sumProblem}>
      {busy ? words.goingToBank : words.pay}
    </Button>
  )
}
