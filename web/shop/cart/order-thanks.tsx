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
  const isToBeDelivered = isToCome(order)
  const day = isToBeDelivered ? order.delivery_date : null
  return (
    <div className="cart-thanks">
      <div className="cart-thanks__when">
        <p>{words.number(order.id)}</p>
        <LatePaymentNote late={order.payment_summary.late} />
        {isToBeDelivered && <DayLine order={order} />}
        <Destination order={order} />
        {isToBeDelivered && <CashAndMail order={order} />}
        <Changeable order={order} />
        <p className="row no-print">
          <LinkButton to="/goods/1">{words.newOrder}</LinkButton>
          <LinkButton look="line" to={`/waiting-for-delivery/${order.id}/view`}>
            {words.seeOrder}
          </LinkButton>
        </p>
        <p className="row no-print">
          {day !== null && <ToCalendar orderId={order.id} />}
          <Button look="text" flush={day === null} icon="pdf" onClick={() => print()}>
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

type Props = { order: Order }

function DayLine({ order: { delivery_date: day, only_services } }: Props) {
  const words = useWords(confirmationWords)
  const language = useLanguage()
  const withoutDay = only_services === 1 ? words.byArrangement : words.comesByOthers
  return (
    <p className="cart-thanks__day">
      {day === null ? withoutDay : <NoBreak>{words.comes(onDay(dayOf(day), language))}</NoBreak>}
    </p>
  )
}

function Destination({ order }: Props) {
  const words = useWords(confirmationWords)
  if (deliveryTypes.nameOf(order.delivery_type_id) === 'parcelMachine')
    return <p>{words.comesToMachine(order.parcel_machine_location ?? '')}</p>
  return order.address && <p>{words.comesTo(order.address.full_address)}</p>
}

function CashAndMail({ order: { payment_summary } }: Props) {
  const words = useWords(confirmationWords)
  const euros = useEuros()
  const { open } = payment_summary
  return (
    <>
      {open?.by === 'cash' && (
        <Note>
          <p>{words.cash(euros(open.sum))}</p>
        </Note>
      )}
      <p>
        <NoBreak>{words.mail}</NoBreak>
      </p>
    </>
  )
}

/** Until when it may be changed; a service alone is changed by a call. */
function Changeable({ order }: Props) {
  const words = useWords(confirmationWords)
  const until = changeableUntil(order, useLanguage())
  return (
    <>
      {until !== undefined && (
        <p>
          <NoBreak>{words.changeable(until)}</NoBreak>
        </p>
      )}
      {order.only_services === 1 && order.may.edit === null && <p>{words.changeableService}</p>}
    </>
  )
}

function ToCalendar({ orderId }: { orderId: number }) {
  const words = useWords(confirmationWords)
  const openFile = () =>
    api.readDeliveryCalendar({ query: { order: String(orderId) } }).then(
      ({ url }) => location.assign(url),
      () => toasts.show({ text: words.noAnswer, kind: 'important', icon: 'warn' }),
    )
  return (
    <Button look="text" flush icon="calendar" onClick={() => void openFile()}>
      {words.toCalendar}
    </Button>
  )
}
