import type { Order } from '../../../contract/order-record.ts'
import { addDays } from '../../../domain/calendar.ts'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { useToday } from '../../client/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/orders.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { order: Order; onChanged: (order: Order) => void }

/** A yes to a delivery of an autoship. */
export function ConfirmOrder({ order, onChanged }: Props) {
  const words = useWords(orderWords)
  const today = useToday()
  const { busy, errors, run } = useAction(words.failed)
  const isTomorrow = order.delivery_date === addDays(today, 1)

  const confirm = () =>
    run(async () => {
      const confirmed = await api.changeOrder({
        params: { id: String(order.id) },
        body: { confirmed: 1 },
      })
      toasts.show({ text: words.confirmed, icon: 'check' })
      onChanged(confirmed.order)
    })
  return (
    <>
      <Button busy={busy} onClick={() => void confirm()}>
        {isTomorrow ? words.confirmTomorrow : words.confirm}
      </Button>
      {errors[''] !== undefined && (
        <Note look="clay" role="alert">
          <p>{errors['']}</p>
        </Note>
      )}
    </>
  )
}
