import { paymentTypes } from '../../../contract/vocabularies/payment-types.ts'
import { type FormEvent, useEffect, useState } from 'react'
import type { PaymentMethod } from '../../../contract/payments.ts'
import { CallRefused } from '../../../contract/http-client.ts'
import { formatEuros, parseEuros } from '../../../domain/money.ts'
import { api } from '../session/api.ts'
import { breakable } from '../../ui/breakable.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import './top-up.css'

/** Preselected: most customers pay this way. */
const USUAL_METHOD = paymentTypes.numberOf('card')

/** In whole euros. */
const USUAL_SUMS = [10, 20, 50] as const

type Props = { methods: readonly PaymentMethod[]; sum: string; balance: number }

export function TopUpForm({ methods, sum, balance }: Props) {
  const words = useWords(paymentWords)
  const language = useLanguage()
  const [amount, setAmount] = useState(sum)
  const [method, setMethod] = useState<PaymentMethod['id']>(
    methods.some(({ id }) => id === USUAL_METHOD) ? USUAL_METHOD : methods[0]!.id,
  )
  const [isLeaving, setIsLeaving] = useState(false)
  const [failure, setFailure] = useState<CallRefused | 'unreached'>()
  // A return by the Back button may restore the page with the button still busy.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && setIsLeaving(false)
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  const cents = parseEuros(amount)
  const isSum = cents !== null && cents > 0
  const balanceCents = Math.round(balance * 100)
  const chargeCents = Math.round((methods.find(({ id }) => id === method)?.charge ?? 0) * 100)

  async function pay(event: FormEvent) {
    event.preventDefault()
    if (!isSum || isLeaving) return
    setIsLeaving(true)
    setFailure(undefined)
    try {
      const { payment_url } = await api.startTopUp({ body: { topup: cents / 100, method } })
      window.location.assign(payment_url)
    } catch (error) {
      setFailure(error instanceof CallRefused ? error : 'unreached')
      setIsLeaving(false)
    }
  }

  const fieldErrors = failure instanceof CallRefused ? failure.fields : {}
  return (
    <form className="topup" onSubmit={(event) => void pay(event)} noValidate>
      <TextInput
        label={words.sum}
        hint={words.onAccountNow(formatEuros(balanceCents, language))}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={fieldErrors.topup?.[0]}
      />
      <fieldset className="topup__usual">
        <legend className="vh">{words.usual}</legend>
        {USUAL_SUMS.map((euros) => (
          <Button key={euros} look="line" onClick={() => setAmount(String(euros))}>
            {words.euros(euros)}
          </Button>
        ))}
      </fieldset>
      <RadioList
        label={words.method}
        name="method"
        value={method}
        onChange={setMethod}
        error={fieldErrors.method?.[0]}
        options={methods.map(({ id, name, charge }) => ({
          value: id,
          title: breakable(name),
          end: words.charge(formatEuros(Math.round(charge * 100), language)),
        }))}
      />
      {isSum && (
        <p className="topup__total num" aria-live="polite">
          {words.toPay(formatEuros(cents + chargeCents, language))}
          <small>{words.accountThen(formatEuros(balanceCents + cents, language))}</small>
        </p>
      )}
      {failure === 'unreached' && (
        <Note look="clay" role="alert">
          {words.unreached}
        </Note>
      )}
      {failure instanceof CallRefused && typeof failure.error === 'string' && (
        <Note look="clay" role="alert">
          {failure.message}
        </Note>
      )}
      <Button type="submit" wide busy={isLeaving} disabledReason={isSum ? undefined : words.noSum}>
        {isLeaving ? words.goingToBank : words.pay}
      </Button>
    </form>
  )
}
