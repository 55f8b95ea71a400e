import { useRef } from 'react'
import type { Autoship, AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { toasts } from '../../ui/toasts.ts'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { ChangeDelivery } from './change-delivery.tsx'
import { MoveDelivery } from './move-delivery.tsx'
import { SkipDelivery } from './skip-delivery.tsx'
import { reloadAll } from './use-delivery-change.ts'

type Props = { delivery: AutoshipDelivery; autoship: Autoship | undefined; isNext: boolean }

/** Skipping takes one click; another day and other goods take two. */
export function DeliveryActions({ delivery, autoship, isNext }: Props) {
  const words = useWords(autoshipScheduleWords)
  const row = useRef<HTMLDivElement>(null)
  const { may, state, order } = delivery
  return (
    <>
      <div className="row" tabIndex={-1} ref={row}>
        {state === 'made' && order && (
          <ConfirmDelivery orderId={order.id} onDone={() => row.current?.focus()} />
        )}
        {may.items === null && (
          <ChangeDelivery delivery={delivery} autoship={autoship} look={isNext ? 'line' : 'text'} />
        )}
        {may.move === null && <MoveDelivery delivery={delivery} autoship={autoship} />}
        <SkipDelivery delivery={delivery} hasIcon={isNext} />
        {state === 'paused' && (
          <LinkButton look="text" to={`/autoship/${delivery.autoship_id}#pauze`}>
            {words.changePause}
          </LinkButton>
        )}
        {order && (
          <LinkButton look="text" to={`/waiting-for-delivery/${order.id}/view`}>
            {words.seeOrder(order.id)}
          </LinkButton>
        )}
      </div>
      {may.skip !== null && may.unskip !== null && state !== 'paused' && (
        <p className="delivery-until">
          {autoship?.lock === 1 && state !== 'on_its_way'
            ? words.officeLock
            : words.unavailableReasons[may.skip]}
        </p>
      )}
    </>
  )
}

/** Confirms the order generated for a delivery. */
function ConfirmDelivery({ orderId, onDone }: { orderId: number; onDone: () => void }) {
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
      <Button className="autoship-entry__act" busy={busy} onClick={() => void confirm()}>
        {words.confirm}
      </Button>
      <FailedNote text={errors['']} />
    </>
  )
}
