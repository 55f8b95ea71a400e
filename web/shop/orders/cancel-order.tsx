import { useState } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
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

/** Asks for confirmation and names the refund; after a refusal the list is reloaded. */
export function CancelOrder({ order, onChanged }: Props) {
  const words = useWords(orderWords)
  const euros = useEuros()
  const [open, setOpen] = useState(false)
  const { busy, errors, setErrors, run } = useAction(words.failed)

  function openDialog() {
    setErrors({})
    setOpen(true)
  }
  const cancel = () =>
    run(async () => {
      try {
        const { data } = await api.cancelOrder({ params: { id: String(order.id) } })
        setOpen(false)
        toasts.show({ text: words.cancelled, icon: 'check' })
        onChanged(data)
        void userStore.load().catch(() => undefined)
      } catch (refused) {
        reloadUpcoming()
        throw refused
      }
    })
  return (
    <>
      <Button look="clay-text" onClick={openDialog}>
        {words.cancel}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.cancelTitle}
        actions={
          <>
            <Button look="line" onClick={() => setOpen(false)}>
              {words.doNotCancel}
            </Button>
            <Button look="clay" busy={busy} onClick={() => void cancel()}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <p>
          {words.number(order.id)}.{' '}
          {order.prepaid > 0 ? words.cancelText(euros(order.prepaid)) : words.cancelTextUnpaid}
        </p>
        <FailedNote text={errors['']} />
      </Dialog>
    </>
  )
}
