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

type PayTo = 'account' | 'card' | 'iban'
type Draft = { pay_to: PayTo; iban: string; with_account: 0 | 1 }

const initial: Draft = { pay_to: 'account', iban: '', with_account: 0 }

type Props = { deposit: Deposit; onChanged: () => void }

/** The form of a refund; its sum follows the place that is chosen. */
function useRefund({ deposit, onChanged }: Props) {
  const { refundable, payable, to_payer: toPayer } = deposit
  const words = useWords(accountWords)
  const euros = useEuros()
  const check = ({ pay_to, iban }: Draft): FieldMessages =>
    pay_to !== 'iban' || iban === '' || parseIban(iban).ok ? {} : { iban: words.ibanWrong }
  const options = usePlaces(deposit)
  // Money that is on the account already can only leave it.
  const start: Draft =
    refundable > 0 ? initial : { pay_to: options[0]!.value, iban: '', with_account: 1 }
  const form = useForm(start, words.notSent, { check })
  const { pay_to, iban, with_account } = form.draft
  const leaves = pay_to !== 'account'
  const wanted = refundable + (leaves && with_account === 1 ? payable : 0)
  const sum = pay_to === 'card' ? Math.min(wanted, toPayer) : wanted

  async function refund() {
    const body = { pay_to, ...(leaves && { with_account }), ...(pay_to === 'iban' && { iban }) }
    const { data } = await api.askDepositRefund({ body })
    const told = { account: words.refunded, card: words.toPayerSent, iban: null }[pay_to]
    if (told) toasts.show({ text: told(euros(data.amount)), icon: 'check' })
    await userStore.load().catch(() => undefined)
    onChanged()
  }
  return { form, options, leaves, sum, refund }
}

/** Refunds to the account or the payer at once, or to a bank account through the office. */
export function DepositRefundForm(props: Props) {
  const { refundable, payable } = props.deposit
  const words = useWords(accountWords)
  const euros = useEuros()
  const { form, options, leaves, sum, refund } = useRefund(props)
  const { pay_to, with_account } = form.draft
  return (
    <form className="account-refund" {...form.formProps(refund)}>
      <RadioList
        label={(refundable > 0 ? words.refundTitle : words.accountRefundTitle)(euros(sum))}
        name="pay_to"
        value={pay_to}
        onChange={(payTo) => form.change({ pay_to: payTo })}
        options={options}
      />
      {leaves && refundable > 0 && payable > 0 && (
        <Checkbox
          label={words.withAccount(euros(payable))}
          checked={with_account === 1}
          onChange={(event) => form.change({ with_account: event.target.checked ? 1 : 0 })}
        />
      )}
      {pay_to === 'iban' && <IbanField {...form.field('iban')} />}
      <FailedNote text={form.errors['']} />
      <Button type="submit" busy={form.busy}>
        {
          {
            account: words.takeRefund,
            card: words.sendToPayer(euros(sum)),
            iban: words.requestRefund,
          }[pay_to]
        }
      </Button>
    </form>
  )
}

/** Where the money can go. */
function usePlaces({ refundable, payable, to_payer: toPayer }: Deposit) {
  const words = useWords(accountWords)
  const euros = useEuros()
  const account = { value: 'account', title: words.toAccount, detail: words.toAccountText } as const
  const card = {
    value: 'card',
    title: words.toPayer,
    detail: words.toPayerText(euros(Math.min(toPayer, refundable + payable))),
  } as const
  const iban = { value: 'iban', title: words.toBank, detail: words.toBankText } as const
  return [...(refundable > 0 ? [account] : []), ...(toPayer > 0 ? [card] : []), iban]
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
