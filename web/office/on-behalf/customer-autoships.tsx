import { useState } from 'react'
import { Link } from 'react-router'
import type { RegularDelivery, RegularOrder } from '../../../contract/office/autoships.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { useAutoshipActs } from './autoship-acts.ts'
import type { BehalfAct } from './behalf-act.ts'
import { BehalfSheet } from './behalf-sheet.tsx'
import { useDeliveryActs } from './delivery-acts.ts'
import './on-behalf.css'

/** The autoships of a customer, each with its next days and what can be done with them. */
export function CustomerAutoships({ customerId }: { customerId: number }) {
  const words = useWords(behalfWords)
  const params = { id: String(customerId) }
  const loaded = useLoaded(customerId, () => api.readCustomerAutoships({ params }))
  const [act, setAct] = useState<BehalfAct>()
  const isAllowed = useMayDo()('changeOrders')
  const start = isAllowed ? setAct : undefined
  useLive(['orders', 'own'], loaded.reload)
  return (
    <section className="on-behalf" aria-labelledby="on-behalf-autoships">
      <h2 id="on-behalf-autoships">{words.autoships}</h2>
      <Loading from={loaded}>
        {({ autoships }) =>
          autoships.length === 0 ? (
            <p className="quiet">{words.noAutoships}</p>
          ) : (
            <>
              {autoships.map((autoship) => (
                <Autoship key={autoship.id} autoship={autoship} onAct={start} />
              ))}
              {start && <Pauses {...{ customerId, autoships }} onAct={start} />}
            </>
          )
        }
      </Loading>
      <BehalfSheet act={act} onClose={() => setAct(undefined)} onDone={loaded.reload} />
    </section>
  )
}

type OnAct = ((act: BehalfAct) => void) | undefined

function Pauses({
  customerId,
  autoships,
  onAct,
}: {
  customerId: number
  autoships: readonly RegularOrder[]
  onAct: (act: BehalfAct) => void
}) {
  const words = useWords(behalfWords)
  const acts = useAutoshipActs()
  const isPaused = autoships.some((autoship) => autoship.isPaused)
  return (
    <p className="row">
      <Button look="line" onClick={() => onAct(acts.pause(customerId))}>
        {words.pause}
      </Button>
      {isPaused && (
        <Button look="text" onClick={() => onAct(acts.resume(customerId))}>
          {words.resume}
        </Button>
      )}
    </p>
  )
}

function Autoship({ autoship, onAct }: { autoship: RegularOrder; onAct: OnAct }) {
  const words = useWords(behalfWords)
  const { name, address, frequencyWeeks, isActive, deliveries } = autoship
  return (
    <article className="on-behalf__autoship">
      <h3>
        {name || words.unnamed} {!isActive && <Badge look="warn">{words.inactive}</Badge>}
      </h3>
      <p className="quiet">{[words.every(frequencyWeeks), address].filter(Boolean).join(', ')}</p>
      <ol className="on-behalf__days">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.plannedOn} {...{ autoship, delivery, onAct }} />
        ))}
      </ol>
    </article>
  )
}

type DeliveryProps = { autoship: RegularOrder; delivery: RegularDelivery; onAct: OnAct }

function Delivery({ autoship, delivery, onAct }: DeliveryProps) {
  const words = useWords(behalfWords)
  const language = useLanguage()
  const { plannedOn, day, state, orderId, totalCents, missingCents } = delivery
  const isOff = day === null
  const shown = numericDate(dayOf(day ?? plannedOn), language)
  return (
    <li className="on-behalf__day">
      <p>
        <b className={isOff ? 'on-behalf__off' : undefined}>{shown}</b>{' '}
        <span className="quiet">{words.states[state]}</span>{' '}
        {orderId !== null && <Link to={`/orders/${orderId}`}>{words.order(orderId)}</Link>}
        <br />
        {!isOff && <Lines {...{ autoship, delivery, onAct }} />}
      </p>
      <p className="on-behalf__sum num">
        {!isOff && formatEuros(totalCents, language)}
        {missingCents > 0 && !isOff && (
          <>
            <br />
            <span className="quiet tiny">{words.short(formatEuros(missingCents, language))}</span>
          </>
        )}
      </p>
      {onAct && <DeliveryActs {...{ autoship, delivery, onAct }} />}
    </li>
  )
}

/** Of several goods, each is the button that changes its count. */
function Lines({ autoship, delivery, onAct }: DeliveryProps) {
  const words = useWords(behalfWords)
  const acts = useDeliveryActs()
  const { may, lines } = delivery
  const shown = ({ ordered, name }: (typeof lines)[number]) => `${ordered} × ${name}`
  if (!onAct || may.lines !== null || lines.length < 2) return lines.map(shown).join(', ')
  return lines.map((line) => (
    <Button
      key={line.goodId}
      look="text"
      flush
      aria-label={`${words.count}: ${shown(line)}`}
      onClick={() => onAct(acts.line(autoship, delivery, line))}
    >
      {shown(line)}
    </Button>
  ))
}

function DeliveryActs({
  autoship,
  delivery,
  onAct,
}: DeliveryProps & { onAct: NonNullable<OnAct> }) {
  const words = useWords(behalfWords)
  const acts = useDeliveryActs()
  const { may, lines, day: movedTo, plannedOn } = delivery
  const [line, ...others] = lines
  const day = numericDate(dayOf(movedTo ?? plannedOn), useLanguage())
  return (
    <span className="on-behalf__acts">
      {may.move === null && (
        <Act name={words.move} of={day} onPress={() => onAct(acts.move(autoship, delivery))} />
      )}
      {may.lines === null && line && others.length === 0 && (
        <Act
          name={words.count}
          of={day}
          onPress={() => onAct(acts.line(autoship, delivery, line))}
        />
      )}
      {may.skip === null && (
        <Act name={words.skip} of={day} onPress={() => onAct(acts.skip(autoship, delivery))} />
      )}
      {may.unskip === null && (
        <Act name={words.unskip} of={day} onPress={() => onAct(acts.unskip(autoship, delivery))} />
      )}
    </span>
  )
}

type ActProps = { name: string; of: string; onPress: () => void }

/** Each delivery of the list has the same acts, so a reader hears the day as well. */
const Act = ({ name, of, onPress }: ActProps) => (
  <Button look="text" aria-label={`${name}: ${of}`} onClick={onPress}>
    {name}
  </Button>
)
