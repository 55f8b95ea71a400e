import { useState } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { centsOf, sumOf } from '../../../domain/money.ts'
import { topUpMethods } from '../../../domain/payments/methods.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { RadioList } from '../../ui/radio-list.tsx'
import { orderRefundWords } from '../../words/shop/order-refund.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { wordsNow } from '../../words/words-now.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { userStore } from '../session/user-store.ts'
import { reloadUpcoming } from '../session/upcoming-store.ts'

type Props = { order: Order; onChanged: (order: Order) => void }

/** Asks for confirmation and names the refund. */
export function CancelOrder({ order, onChanged }: Props) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const [open, setOpen] = useState(false)
  const [backTo, setBackTo] = useState<BackTo>('account')
  const { busy, errors, setErrors, run } = useAction(words.failed)
  const close = () => {
    setErrors({})
    setOpen(false)
  }
  const cancel = () =>
    run(async () => {
      const cancelled = await cancelOrder(order, backTo)
      close()
      toasts.show({ text: words.cancelled, icon: 'check' })
      onChanged(cancelled)
    })
  const actions = (
    <>
      <Button look="line" onClick={close}>
        {words.doNotCancel}
      </Button>
      <Button look="clay" busy={busy} onClick={() => void cancel()}>
        {words.cancel}
      </Button>
    </>
  )
  return (
    <>
      <Button look="clay-text" onClick={() => setOpen(true)}>
        {words.cancel}
      </Button>
      <Dialog open={open} onClose={close} title={words.cancelTitle} actions={actions}>
        <p>{`${words.number(order.id)}. ${consequenceOf(order, words, euros)}`}</p>
        {paidOnlineCents(order) > 0 && <BackToChoice value={backTo} onChange={setBackTo} />}
        <FailedNote text={errors['']} />
      </Dialog>
    </>
  )
}

type BackTo = 'account' | 'payer'

const isOnline = (by: string) => topUpMethods.some(({ key }) => key === by)

const paidOnlineCents = ({ payment_summary }: Order) =>
  sumOf(payment_summary.settled, ({ by, sum }) => (isOnline(by) ? centsOf(sum) : 0))

type ChoiceProps = { value: BackTo; onChange: (value: BackTo) => void }

/** Asked only where a bank or card has paid. */
function BackToChoice({ value, onChange }: ChoiceProps) {
  const words = useWords(orderRefundWords)
  return (
    <RadioList
      name="back_to"
      label={words.where}
      value={value}
      onChange={onChange}
      options={[
        { value: 'account', title: words.toAccount, detail: words.toAccountText },
        { value: 'payer', title: words.toPayer, detail: words.toPayerText },
      ]}
    />
  )
}

/** What comes back to the account, and the charge that does not. */
function consequenceOf(
  { status, payment_summary: { settled, open, charge }, prepaid }: Order,
  words: (typeof orderWords)['lv'],
  euros: (sum: number) => string,
): string {
  const state = orderStateOf(status)
  if (open?.by === 'deferred') return words.cancelTextDeferred
  if (state === 'waitsForPayment') return words.cancelTextPending
  if (settled.length === 0) return words.cancelTextUnpaid
  const kept = charge > 0 ? ` ${words.cancelTextCharge(euros(charge))}` : ''
  return words.cancelText(euros(prepaid)) + kept
}

/** The account gets the refund, and sends it on if so chosen; a refusal reloads the list. */
async function cancelOrder({ id }: Order, backTo: BackTo): Promise<Order> {
  const params = { id: String(id) }
  try {
    const { data } = await api.cancelOrder({ params })
    if (backTo === 'payer')
      await api
        .refundOrder({ params })
        .catch(() =>
          toasts.show({ text: wordsNow(orderRefundWords).failed, kind: 'important', icon: 'warn' }),
        )
    void userStore.load().catch(() => undefined)
    return data
  } catch (refused) {
    reloadUpcoming()
    throw refused
  }
}
