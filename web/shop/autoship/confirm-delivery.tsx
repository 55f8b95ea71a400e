import { api } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { autoshipScheduleWords } from '../../words/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { reloadAll } from './use-delivery-change.ts'

/** Confirms the order generated for a delivery. */
export function ConfirmDelivery({ orderId, onDone }: { orderId: number; onDone: () => void }) {
  const words = useWords(autoshipScheduleWords)
  const { busy, errors, run } = useAction(words.failed)
  const confirm = () =>
    run(async () => {
      await api.changeOrder({ params: { id: String(orderId) }, body: { confirmed: 1 } })
      toasts.show({ text: words.confirmed, icon: 'check' })
      // Move the focus first: the button is removed by the reload.
      onDone()
      void reloadAll()
    })
  return (
    <>
      <Button busy={busy} onClick={() => void confirm()}>
        {words.confirm}
      </Button>
      {errors[''] !== undefined && (
        <Note look="clay" role="alert">
          <p>{errors['']}</p>
        </Note>
      )}
    </>
  )
}
