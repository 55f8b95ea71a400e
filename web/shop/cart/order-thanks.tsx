import type { Order } from '../../../contract/order-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { api } from '../../client/api.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { Tied } from '../../ui/tied.tsx'
import { toasts } from '../../ui/toasts.ts'
import { confirmationWords } from '../../words/confirmation.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { OrderSheet } from '../orders/order-sheet.tsx'
import { changeableUntil } from '../orders/order-words.ts'
import '../autoship/diary.css'
import '../../ui/money-summary.css'
import './cart.css'
import './thanks.css'

const CASH = 3
const COMING = new Set([3, 4])

/** When and where it comes, what to have ready, until when it can be changed; of an order that has ended, what it was. */
export function OrderThanks({ order }: { order: Order }) {
  const words = useWords(confirmationWords)
  const language = useLanguage()
  const euros = useEuros()
  const isComing = COMING.has(order.status)
  const day = isComing ? order.delivery_date : null
  const until = changeableUntil(order, language)
  const keepDay = () =>
    api.readDeliveryCalendar({ query: { order: String(order.id) } }).then(
      ({ url }) => location.assign(url),
      () => toasts.tell({ text: words.noAnswer, kind: 'important', icon: 'warn' }),
    )
  return (
    <div className="thanks">
      <div className="thanks__when">
        <p>{words.number(order.id)}</p>
        {day !== null && (
          <p className="when__day">
            <Tied>{words.comes(onDay(dayOf(day), language))}</Tied>
          </p>
        )}
        {isComing && day === null && order.delivery_type_id !== 1 && (
          <p className="when__day">{words.comesByOthers}</p>
        )}
        {order.delivery_type_id === 2 && (
          <p>{words.comesToMachine(order.parcel_machine_location ?? '')}</p>
        )}
        {order.delivery_type_id !== 2 && order.address && (
          <p>{words.comesTo(order.address.full_address)}</p>
        )}
        {isComing && order.payment_type === CASH && order.cash_due > 0 && (
          <Note>
            <p>{words.cash(euros(order.cash_due))}</p>
          </Note>
        )}
        {isComing && (
          <p>
            <Tied>{words.mail}</Tied>
          </p>
        )}
        {until !== undefined && (
          <p>
            <Tied>{words.changeable(until)}</Tied>
          </p>
        )}
        <p className="row no-print">
          <LinkButton to="/goods/1">{words.newOrder}</LinkButton>
          <LinkButton look="line" to={`/waiting-for-delivery/${order.id}/view`}>
            {words.seeOrder}
          </LinkButton>
        </p>
        <p className="row no-print">
          {day !== null && (
            <Button look="text" icon="calendar" onClick={() => void keepDay()}>
              {words.toCalendar}
            </Button>
          )}
          <Button look="text" onClick={() => print()}>
            {words.print}
          </Button>
        </p>
      </div>
      <aside className="slip" aria-label={words.ordered}>
        <h2>{words.ordered}</h2>
        <OrderSheet order={order} />
      </aside>
    </div>
  )
}
