import { parseIban } from '../../../domain/customers/iban.ts'
import { api } from '../session/api.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'

const initial: { pay_to: 'account' | 'iban'; iban: string } = { pay_to: 'account', iban: '' }

/** Refunds to the account at once, or to a bank account through the office. */
export function DepositRefundForm({ sum, onChanged }: { sum: number; onChanged: () => void }) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const { draft, change, field, errors, busy, formProps } = useForm(initial, words.notSent, {
    check: ({ pay_to, iban }): FieldMessages =>
      pay_to === 'account' || iban === '' || parseIban(iban).ok ? {} : { iban: words.ibanWrong },
  })
  const { pay_to } = draft

  async function refund() {
    await api.askDepositRefund({ body: pay_to === 'iban' ? draft : { pay_to } })
    if (pay_to === 'account') toasts.show({ text: words.refunded(euros(sum)), icon: 'check' })
    await userStore.load().catch(() => undefined)
    onChanged()
  }
  return (
    <form className="account-refund" {...formProps(refund)}>
      <RadioList
        label={words.refundTitle(euros(sum))}
        name="pay_to"
        value={pay_to}
        onChange={(payTo) => change({ pay_to: payTo })}
        options={[
          { value: 'account', title: words.toAccount, detail: words.toAccountText },
          { value: 'iban', title: words.toBank, detail: words.toBankText },
        ]}
      />
      {pay_to === 'iban' && (
        <TextInput
          {...field('iban')}
          label={words.iban}
          hint={words.ibanHint}
          name="iban"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={42}
          required
        />
      )}
      <FailedNote text={errors['']} />
      <Button type="submit" busy={busy}>
        {pay_to === 'account' ? words.takeRefund : words.requestRefund}
      </Button>
    </form>
  )
}
