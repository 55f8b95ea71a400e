import { type FormEvent, useState } from 'react'
import { parseIban } from '../../../domain/customers/iban.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'

/** Refunds to the account at once, or to a bank account through the office. */
export function DepositRefundForm({ sum, onChanged }: { sum: number; onChanged: () => void }) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const [payTo, setPayTo] = useState<'account' | 'iban'>('account')
  const [iban, setIban] = useState('')
  const { busy, errors, setErrors, run } = useAction(words.notSent)
  const checkIban = () => iban !== '' && !parseIban(iban).ok && setErrors({ iban: words.ibanWrong })

  // Clears the message while typing: on blur the button would move under the finger.
  function typeIban(text: string) {
    setIban(text)
    if (parseIban(text).ok) setErrors({})
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      await api.askDepositRefund({ body: { pay_to: payTo, ...(payTo === 'iban' && { iban }) } })
      if (payTo === 'account') toasts.show({ text: words.refunded(euros(sum)), icon: 'check' })
      await userStore.load().catch(() => undefined)
      onChanged()
    })
  }
  return (
    <form className="account-refund" onSubmit={submit} noValidate>
      <RadioList
        label={words.refundTitle(euros(sum))}
        name="pay_to"
        value={payTo}
        onChange={setPayTo}
        options={[
          { value: 'account', title: words.toAccount, detail: words.toAccountText },
          { value: 'iban', title: words.toBank, detail: words.toBankText },
        ]}
      />
      {payTo === 'iban' && (
        <TextInput
          label={words.iban}
          hint={words.ibanHint}
          name="iban"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={42}
          required
          value={iban}
          onChange={(event) => typeIban(event.target.value)}
          onBlur={checkIban}
          error={errors.iban}
        />
      )}
      <FailedNote text={errors['']} />
      <Button type="submit" busy={busy}>
        {payTo === 'account' ? words.takeRefund : words.requestRefund}
      </Button>
    </form>
  )
}
