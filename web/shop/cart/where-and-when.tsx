import { Link } from 'react-router'
import type { Cart } from '../../../contract/cart-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { cartPaymentWords } from '../../words/cart-payment.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'

/** The last look before ordering: when it comes and where to, and the way back to change it. */
export function WhereAndWhen({ cart }: { cart: Cart }) {
  const words = useWords(cartPaymentWords)
  const language = useLanguage()
  const { delivery_date: day, parcel_machine_location: machine, address } = cart
  return (
    <>
      <p>
        <b>{day === null ? words.comesByOthers : words.comes(onDay(dayOf(day), language))}</b>
      </p>
      <p>{machine ?? address?.full_address}</p>
      <p>
        <Link to="/cart">{words.changeDelivery}</Link>
      </p>
    </>
  )
}
