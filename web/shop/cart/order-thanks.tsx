import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { Slip } from '../../ui/money-summary.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { toasts } from '../../ui/toasts.ts'
import { confirmationWords } from '../../words/shop/confirmation.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { LatePaymentNote } from '../delivery/late-payment-note.tsx'
import { OrderSheet } from '../delivery/order-sheet.tsx'
import { changeableUntil, isToCome } from '../delivery/order-phrases.ts'
import './thanks.css'

/** Day, address, cash due and change deadline; for an ended order, its contents. */
export function OrderThanks({ order }: { order: Order }) {
  const words = useWords(confirmationWords)
  const language = useLanguage()
  const euros = useEuros()
  const isToBeDelivered = isToCome(order)
  const day = isToBeDelivered ? order.delivery_date : null
  const until = changeableUntil(order, language)
  const { open } = order.payment_summary
  const delivery = deliveryTypes.nameOf(order.delivery_type_id)
  const openCalendarFile = () =>
    api.readDeliveryCalendar({ query: { order: String(order.id) } }).then(
      ({ url }) => location.assign(url),
      () => toasts.show({ text: words.noAnswer, kind: 'important', icon: 'warn' }),
    )
  return (
    <div className="cart-thanks">
      <div className="cart-thanks__when">
        <p>{words.number(order.id)}</p>
        <LatePaymentNote late={order.payment_summary.late} />
        {day !== null && (
          <p className="cart-thanks__day">
            <NoBreak>{words.comes(onDay(dayOf(day), language))}</NoBreak>
          </p>
        )}
        {isToBeDelivered && day === null && (
          <p className="cart-thanks__day">
            {order.only_services === 1 ? words.byArrangement : words.comesByOthers}
          </p>
        )}
        {delivery === 'parcelMachine' && (
          <p>{words.comesToMachine(order.parcel_machine_location ?? '')}</p>
        )}
        {delivery !== 'parcelMachine' && order.address && (
          <p>{words.comesTo(order.address.full_address)}</p>
        )}
        {isToBeDelivered && open?.by === 'cash' && (
          <Note>
            <p>{words.cash(euros(open.sum))}</p>
          </Note>
        )}
        {isToBeDelivered && (
          <p>
            <NoBreak>{words.mail}</NoBreak>
          </p>
        )}
        {until !== undefined && (
          <p>
            <NoBreak>{words.changeable(until)}</NoBreak>
          </p>
        )}
        {order.only_services === 1 && order.may.edit === null && <p>{words.changeableService}</p>}
        <p className="row no-print">
          <LinkButton to="/goods/1">{words.newOrder}</LinkButton>
          <LinkButton look="line" to={`/waiting-for-delivery/${order.id}/view`}>
            {words.seeOrder}
          </LinkButton>
        </p>
        <p className="row no-print">
          {day !== null && (
            <Button look="text" flush icon="calendar" onClick={() => void openCalendarFile()}>
              {words.toCalendar}
            </Button>
          )}
          <Button look="text" flush={day === null} onClick={() => print()}>
            {words.print}
          </Button>
        </p>
      </div>
      <Slip title={words.ordered}>
        <OrderSheet order={order} />
      </Slip>
    </div>
  )
}
