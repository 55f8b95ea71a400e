import { Link } from 'react-router'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { toDay, whenDay } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { clockOf, lastMinute } from '../session/when.ts'

type Delivery = CustomerPage['deliveries'][number]

/** The next three deliveries, with what can still be done with each. */
export function NextDeliveries({ customer: { deliveries } }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  return (
    <section aria-labelledby="customer-next">
      <h2 id="customer-next">{words.nextTitle}</h2>
      {deliveries.length === 0 && <p className="quiet">{words.noDeliveries}</p>}
      <ul className="customer-next">
        {deliveries.map((delivery) => (
          <li key={`${delivery.orderId} ${delivery.autoshipId} ${delivery.plannedOn}`}>
            <Card delivery={delivery} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ delivery }: { delivery: Delivery }) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  const { orderId, day, state, goods, totalCents, missingCents, changeableUntil } = delivery
  const pieces = goods.map(({ name, ordered, returned }) => words.pieces(name, ordered, returned))
  return (
    <article className="customer-card">
      <h3>{whenDay(dayOf(day), language)}</h3>
      <p className="quiet tiny">
        {orderId === null ? (
          words.planned
        ) : (
          <Link to={`/orders/${orderId}`}>{words.order(orderId)}</Link>
        )}
        {', '}
        {words.deliveryStates[state]}
      </p>
      <Place delivery={delivery} />
      <p>{pieces.join('; ')}</p>
      <p className="quiet tiny">{delivery.address}</p>
      <p>
        {totalCents !== null && <b>{formatEuros(totalCents, language)}</b>}{' '}
        {missingCents > 0 && (
          <span className="customer-late">
            {words.missing(formatEuros(missingCents, language))}
          </span>
        )}
      </p>
      {changeableUntil !== null && (
        <p className="quiet tiny">{words.changeableUntil(lastMinute(changeableUntil, language))}</p>
      )}
      <Acts delivery={delivery} />
    </article>
  )
}

/** Where it is today. */
function Place({ delivery: { place } }: { delivery: Delivery }) {
  const words = useWords(customerPageWords)
  if (place === null) return null
  const { runId, plate, driver, isOnTheRoad, stopsBefore, from, until } = place
  return (
    <p className="customer-place">
      {isOnTheRoad ? words.before(stopsBefore!, clockOf(from!), clockOf(until!)) : words.notLeft}{' '}
      <Link to={`/runs/${runId}`}>{[plate, driver].filter(Boolean).join(', ')}</Link>
    </p>
  )
}

function Acts({ delivery: { orderId, state, otherDays } }: { delivery: Delivery }) {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  const may = useMayDo()
  if (orderId === null || state !== 'open' || !may('changeOrders')) return null
  return (
    <p className="row">
      {otherDays.map((day) => (
        <Button
          key={day}
          look="text"
          flush
          onClick={() => startDeed({ deed: 'move', orderIds: [orderId], day })}
        >
          {words.moveTo(toDay(dayOf(day), language))}
        </Button>
      ))}
    </p>
  )
}
