import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import type { Order } from '../../../contract/shop/order-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, untilTimeShort } from '../../../domain/calendar/phrases.ts'
import { useStore } from '../../client/store.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { homeWords } from '../../words/shop/home.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { deadlineText } from '../delivery/order-phrases.ts'
import { useKeptRoom } from '../first-visit/kept-rooms.ts'
import { notCancelled, reloadUpcoming, upcomingStore } from '../session/upcoming-store.ts'
import { nextDay, piecesOf } from './delivery-pieces.ts'
import './next-delivery.css'

/** A customer's next delivery, as a tag over the banner. */
export default function NextDelivery() {
  const words = useWords(homeWords)
  const language = useLanguage()
  const id = useId()
  const { value, error } = useStore(upcomingStore)
  const { order, alsoThatDay } = nextDay(notCancelled(value?.orders ?? []))
  // after a failure the home page does without the tag
  useEffect(reloadUpcoming, [])
  useKeptRoom('next-delivery', value !== undefined, error !== undefined)
  if (order?.delivery_date == null) return null
  const until = deadlineText(order.changeable_until, (day, time) =>
    untilTimeShort(day, time, language),
  )
  return (
    <aside className="catalogue-next" aria-labelledby={id}>
      <h2 id={id}>{words.nextDelivery}</h2>
      <p className="catalogue-next__day">
        <NoBreak>{dayTitle(dayOf(order.delivery_date), language)}</NoBreak>
      </p>
      <GoodsAndSum order={order} />
      {alsoThatDay > 0 && (
        <p>
          <Link to="/waiting-for-delivery">{words.sameDay(alsoThatDay)}</Link>
        </p>
      )}
      {until !== undefined && (
        <p className="catalogue-next__until">
          <NoBreak>{words.until(until)}</NoBreak>
        </p>
      )}
      <LinkButton look="text" flush to={`/waiting-for-delivery/${order.id}/view`}>
        {words.seeDelivery}
      </LinkButton>
    </aside>
  )
}

function GoodsAndSum({ order: { items, ...order } }: { order: Order }) {
  const words = useWords(homeWords)
  const euros = useEuros()
  const { full, empty, others } = piecesOf(items)
  return (
    <dl>
      {full + others > 0 && (
        <div>
          <dt>{words.bring}</dt>
          <dd>{words.brings(full, others)}</dd>
        </div>
      )}
      {empty > 0 && (
        <div>
          <dt>{words.take}</dt>
          <dd>{words.takes(empty)}</dd>
        </div>
      )}
      <div>
        <dt>{words.sum}</dt>
        <dd className="num">{euros(order.total_amount_with_bail_and_vat)}</dd>
      </div>
    </dl>
  )
}
