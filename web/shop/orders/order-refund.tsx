import { useState } from 'react'
import type { OrderRefund as Refund } from '../../../contract/shop/added/order-refund.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { orderRefundWords } from '../../words/shop/order-refund.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { userStore } from '../session/user-store.ts'

/** Where the money of a cancelled order is, and a press that sends it back to its card or bank. */
export function OrderRefund({ orderId }: { orderId: number }) {
  const params = { id: String(orderId) }
  const { value } = useLoaded(`refund ${orderId}`, () => api.readOrderRefund({ params }))
  const [sent, setSent] = useState<Refund>()
  const refund = sent ?? value?.data
  if (!refund || refund.available + refund.on_the_way + refund.returned === 0) return null
  const send = async () => {
    setSent((await api.refundOrder({ params })).data)
    void userStore.load().catch(() => undefined)
  }
  return <RefundNote refund={refund} send={send} />
}

function RefundNote({ refund, send }: { refund: Refund; send: () => Promise<void> }) {
  const words = useWords(orderRefundWords)
  const euros = useEuros()
  const { busy, errors, run } = useAction(words.failed)
  const { available, on_the_way: onTheWay, returned } = refund
  return (
    <Note look="leaf">
      <h2>{words.title}</h2>
      <div aria-live="polite">
        {available > 0 && <p>{words.available(euros(available))}</p>}
        {onTheWay > 0 && <p>{words.onTheWay(euros(onTheWay))}</p>}
        {returned > 0 && <p>{words.returned(euros(returned))}</p>}
      </div>
      <FailedNote text={Object.values(errors)[0]} />
      {available > 0 && (
        <Button look="line" busy={busy} onClick={() => void run(send)}>
          {words.send(euros(available))}
        </Button>
      )}
    </Note>
  )
}
