import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { useEffect, useState } from 'react'
import type { PaymentMethod } from '../../../contract/shop/payments.ts'
import { formatEuros, parseEuros } from '../../../domain/money.ts'
import { api } from '../session/api.ts'
import { useForm } from '../../client/use-form.ts'
import { breakable } from '../../ui/breakable.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import './top-up.css'

/** Preselected: most customers pay this way. */
const USUAL_METHOD = paymentTypes.numberOf('card')

/** In whole euros. */
const USUAL_SUMS = [10, 20, 50] as const

type Draft = { topup: string; method: PaymentMethod['id'] }

type Props = { methods: readonly PaymentMethod[]; sum: string; balance: number }

export function TopUpForm({ methods, sum, balance }: Props) {
  const words = useWords(paymentWords)
  const language = useLanguage()
  const { draft, change, field, errors, busy, formProps } = useForm<Draft>(
    {
      topup: sum,
      method: methods.some(({ id }) => id === USUAL_METHOD) ? USUAL_METHOD : methods[0]!.id,
    },
    words.unreached,
  )
  const [isLeaving, setIsLeaving] = useState(false)
  // A return by the Back button may restore the page with the button still busy.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setIsLeaving(false)
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  const cents = parseEuros(draft.topup)
  const isSum = cents !== null && cents > 0
  const balanceCents = Math.round(balance * 100)
  const chargeCents = Math.round((methods.find(({ id }) => id === draft.method)?.charge ?? 0) * 100)

  async function pay() {
    if (!isSum) return
    const { payment_url } = await api.startTopUp({
      body: { topup: cents / 100, method: draft.method },
    })
    setIsLeaving(true)
    window.location.assign(payment_url)
  }

  return (
    <form className="payments-top-up" {...formProps(pay)}>
      <TextInput
        label={words.sum}
        hint={words.onAccountNow(formatEuros(balanceCents, language))}
        {...field('topup')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        required
      />
      <fieldset className="payments-top-up__usual">
        <legend className="vh">{words.usual}</legend>
        {USUAL_SUMS.map((euros) => (
          <Button key={euros} look="line" onClick={() => change({ topup: String(euros) })}>
            {words.euros(euros)}
          </Button>
        ))}
      </fieldset>
      <RadioList
        label={words.method}
        name="method"
        value={draft.method}
        onChange={(method) => change({ method })}
        error={errors.method}
        options={methods.map(({ id, name, charge }) => ({
          value: id,
          title: breakable(name),
          end: words.charge(formatEuros(Math.round(charge * 100), language)),
        }))}
      />
      {isSum && (
        <p className="payments-top-up__total num" aria-live="polite">
          {words.toPay(formatEuros(cents + chargeCents, language))}
          <small>{words.accountThen(formatEuros(balanceCents + cents, language))}</small>
        </p>
      )}
      <FailedNote text={errors['']} />
      <Button
        type="submit"
        wide
        busy={busy || isLeaving}
        disabledReason={isSum ? undefined : words.noSum}
      >
        {busy || isLeaving ? words.goingToBank : words.pay}
      </Button>
    </form>
  )
}
