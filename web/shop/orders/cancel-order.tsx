import { useState } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/shop/orders.ts'
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
  const { busy, errors, setErrors, run } = useAction(words.failed)
  const close = () => {
    setErrors({})
    setOpen(false)
  }
  const cancel = () =>
    run(async () => {
      const cancelled = await cancelOrder(order)
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
        <FailedNote text={errors['']} />
      </Dialog>
    </>
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

/** The account gets the refund; after a refusal the list is reloaded. */
async function cancelOrder({ id }: Order): Promise<Order> {
  try {
    const { data } = await api.cancelOrder({ params: { id: String(id) } })
    void userStore.load().catch(() => undefined)
    return data
  } catch (refused) {
    reloadUpcoming()
    throw refused
  }
}
