import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { api } from '../../client/api.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { cartWords } from '../../words/cart.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CartFrame } from './cart-frame.tsx'

const CASH = 3
const PENDING = 2

export { WaitingPage as HydrateFallback } from '../frame/waiting-page.tsx'

/** The order is read anew, so that a reload or another day shows it as it stands. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  if (params.orderid === undefined) throw redirect('/waiting-for-delivery')
  try {
    return (await api.readOrder({ params: { id: params.orderid } })).order
  } catch {
    throw redirect('/')
  }
}
clientLoader.hydrate = true as const

/** Step 3: what happens next. */
export default function ConfirmationPage() {
  const words = useWords(cartWords)
  const language = useLanguage()
  const euros = useEuros()
  const order = useLoaderData<typeof clientLoader>()
  const isPending = order.status === 2 || order.paysera_stat === PENDING
  return (
    <CartFrame step={2} title={isPending ? words.notConfirmed : words.thanks}>
      <div className="person-form">
        <p>{words.number(order.id)}</p>
        {isPending && (
          <Note look="sun" role="alert">
            <p>{words.pendingText}</p>
          </Note>
        )}
        {order.delivery_date !== null && (
          <p className="price">
            <b>{words.comes(onDay(dayOf(order.delivery_date), language))}</b>
          </p>
        )}
        {order.address && <p>{words.comesTo(order.address.full_address)}</p>}
        {order.payment_type === CASH && (
          <Note>
            <p>{words.cash(euros(order.total_amount_with_bail_and_vat))}</p>
          </Note>
        )}
        <p className="row">
          <LinkButton to="/goods/1">{words.newOrder}</LinkButton>
          <LinkButton look="line" to={`/waiting-for-delivery/${order.id}/view`}>
            {words.seeOrder}
          </LinkButton>
        </p>
      </div>
    </CartFrame>
  )
}
