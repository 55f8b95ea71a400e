import { api } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { autoshipDiaryWords } from '../../words/autoship-diary.ts'
import { useWords } from '../../words/use-words.ts'
import { refresh } from './use-delivery-change.ts'

/** A yes to the order that was made of a delivery. */
export function ConfirmDelivery({ orderId, onDone }: { orderId: number; onDone: () => void }) {
  const words = useWords(autoshipDiaryWords)
  const { busy, errors, run } = useAction(words.failed)
  const confirm = () =>
    run(async () => {
      await api.changeOrder({ params: { id: String(orderId) }, body: { confirmed: 1 } })
      toasts.tell({ text: words.confirmed, icon: 'check' })
      // the button is about to go: the focus must not go with it
      onDone()
      void refresh()
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
