import type { Deposit } from '../../../contract/shop/deposits.ts'
import { parseIban } from '../../../domain/customers/iban.ts'
import { api } from '../session/api.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'

type FieldProps = ReturnType<ReturnType<typeof useForm<Draft>>['field']>

type Draft = { pay_to: 'account' | 'iban'; iban: string; with_account: 0 | 1 }

const initial: Draft = { pay_to: 'account', iban: '', with_account: 0 }

type Props = { deposit: Pick<Deposit, 'refundable' | 'payable'>; onChanged: () => void }

/** Refunds to the account at once, or to a bank account through the office, with its money. */
export function DepositRefundForm({ deposit: { refundable, payable }, onChanged }: Props) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const check = ({ pay_to, iban }: Draft): FieldMessages =>
    pay_to === 'account' || iban === '' || parseIban(iban).ok ? {} : { iban: words.ibanWrong }
  // Money that is on the account already can only leave it.
  const start: Draft = refundable > 0 ? initial : { pay_to: 'iban', iban: '', with_account: 1 }
  const form = useForm(start, words.notSent, { check })
  const { pay_to, with_account } = form.draft
  const isToBank = pay_to === 'iban'
  const sum = refundable + (isToBank && with_account === 1 ? payable : 0)

  async function refund() {
    await api.askDepositRefund({ body: isToBank ? form.draft : { pay_to } })
    if (!isToBank) toasts.show({ text: words.refunded(euros(sum)), icon: 'check' })
    await userStore.load().catch(() => undefined)
    onChanged()
  }
  const toAccount = {
    value: 'account',
    title: words.toAccount,
    detail: words.toAccountText,
  } as const
  return (
    <form className="account-refund" {...form.formProps(refund)}>
      <RadioList
        label={words.refundTitle(euros(sum))}
        name="pay_to"
        value={pay_to}
        onChange={(payTo) => form.change({ pay_to: payTo })}
        options={[
          ...(refundable > 0 ? [toAccount] : []),
          { value: 'iban', title: words.toBank, detail: words.toBankText },
        ]}
      />
      {isToBank && refundable > 0 && payable > 0 && (
        <Checkbox
          label={words.withAccount(euros(payable))}
          checked={with_account === 1}
          onChange={(event) => form.change({ with_account: event.target.checked ? 1 : 0 })}
        />
      )}
      {isToBank && <IbanField {...form.field('iban')} />}
      <FailedNote text={form.errors['']} />
      <Button type="submit" busy={form.busy}>
        {isToBank ? words.requestRefund : words.takeRefund}
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
