import { useEffect, useRef } from 'react'
import type { Order } from '../../../contract/shop/order-record.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'
import { needsConfirmation } from '../delivery/order-phrases.ts'

type Props = { order: Order; onChanged: (order: Order) => void }

/**
 * A logged-in customer who follows the mail's link has confirmed; sent by script, once, because
 * mail scanners open links too.
 */
export function ConfirmOnArrival({ order, onChanged }: Props) {
  const words = useWords(orderWords)
  const { busy, errors, run } = useAction(words.failed)
  const sent = useRef(false)
  const isNeeded = needsConfirmation(order) && order.may.confirm === null

  useEffect(() => {
    if (!isNeeded || sent.current) return
    sent.current = true
    void run(async () => {
      onChanged(
        (await api.changeOrder({ params: { id: String(order.id) }, body: { confirmed: 1 } })).order,
      )
      toasts.show({ text: words.confirmed, icon: 'check' })
    })
  })
  if (errors[''] !== undefined) return <FailedNote text={errors['']} />
  return busy ? (
    <Skeleton label={words.confirming}>
      <SkeletonBlock width="half" />
    </Skeleton>
  ) : null
}

/** Confirms by the mail's key, without log-in. */
export function ConfirmByKey({ order, mailKey, onChanged }: Props & { mailKey: string }) {
  const words = useWords(orderWords)
  const { busy, errors, run } = useAction(words.failed)
  const confirm = () =>
    run(async () => {
      onChanged((await api.confirmOrderByKey({ params: { key: mailKey } })).order)
      toasts.show({ text: words.confirmed, icon: 'check' })
    })
  if (!needsConfirmation(order)) return null
  return (
    <>
      <Button
        busy={busy}
        disabledReason={
          order.may.confirm === null ? undefined : words.unavailableReasons[order.may.confirm]
        }
        onClick={() => void confirm()}
      >
        {words.confirm}
      </Button>
      <FailedNote text={errors['']} />
    </>
  )
}
