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

type FieldProps = ReturnType<ReturnType<typeof useForm<typeof initial>>['field']>

const initial: { pay_to: 'account' | 'iban'; iban: string } = { pay_to: 'account', iban: '' }

/** Refunds to the account at once, or to a bank account through the office. */
export function DepositRefundForm({ sum, onChanged }: { sum: number; onChanged: () => void }) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const check = ({ pay_to, iban }: typeof initial): FieldMessages =>
    pay_to === 'account' || iban === '' || parseIban(iban).ok ? {} : { iban: words.ibanWrong }
  const form = useForm(initial, words.notSent, { check })
  const { pay_to } = form.draft

  async function refund() {
    await api.askDepositRefund({ body: pay_to === 'iban' ? form.draft : { pay_to } })
    if (pay_to === 'account') toasts.show({ text: words.refunded(euros(sum)), icon: 'check' })
    await userStore.load().catch(() => undefined)
    onChanged()
  }
  return (
    <form className="account-refund" {...form.formProps(refund)}>
      <RadioList
        label={words.refundTitle(euros(sum))}
        name="pay_to"
        value={pay_to}
        onChange={(payTo) => form.change({ pay_to: payTo })}
        options={[
          { value: 'account', title: words.toAccount, detail: words.toAccountText },
          { value: 'iban', title: words.toBank, detail: words.toBankText },
        ]}
      />
      {pay_to === 'iban' && <IbanField {...form.field('iban')} />}
      <FailedNote text={form.errors['']} />
      <Button type="submit" busy={form.busy}>
        {pay_to === 'account' ? words.takeRefund : words.requestRefund}
      </Button>
    </form>
  )
}

function IbanField(field: FieldProps) {
  const words = useWords(accountWords)
  return (
    <TextInput
      {...field}
      label={words.iban}
      hint={words.ibanHint}
      name="iban"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={42}
      required
    />
  )
}
