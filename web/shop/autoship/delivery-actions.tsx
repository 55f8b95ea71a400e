import { useRef } from 'react'
import type { Autoship, AutoshipDelivery } from '../../../contract/autoship-record.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { autoshipScheduleWords } from '../../words/autoship-schedule.ts'
import { useWords } from '../../words/use-words.ts'
import { ChangeDelivery } from './change-delivery.tsx'
import { ConfirmDelivery } from './confirm-delivery.tsx'
import { MoveDelivery } from './move-delivery.tsx'
import { SkipDelivery } from './skip-delivery.tsx'

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
        <p className="entry__until">
          {autoship?.lock === 1 && state !== 'on_its_way'
            ? words.officeLock
            : words.notNow[may.skip]}
        </p>
      )}
    </>
  )
}
