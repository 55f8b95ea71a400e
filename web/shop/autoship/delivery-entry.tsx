import { Link } from 'react-router'
import type { Autoship, AutoshipDelivery, EnoughUntil } from '../../../contract/autoship-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dateRange, fromDate, onDate } from '../../../domain/calendar/phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Tied } from '../../ui/tied.tsx'
import { autoshipWords } from '../../words/autoship.ts'
import { autoshipDiaryWords } from '../../words/autoship-diary.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DeliveryDate } from '../orders/delivery-date.tsx'
import { nameOfIts } from './autoship-phrases.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryCover } from './delivery-cover.tsx'
import { DeliverySheet } from './delivery-sheet.tsx'
import {
  bottlesSaid,
  changeableUntil,
  confirmableUntil,
  isComing,
  othersSaid,
} from './delivery-phrases.ts'
import { EnoughWater } from './enough-water.tsx'

type Props = {
  delivery: AutoshipDelivery
  pausedTogether: number
  autoship: Autoship | undefined
  /** The next that really comes is drawn whole, those after it in a few words. */
  isNext: boolean
  isNamed: boolean
  enough: EnoughUntil | null
}

/** An entry of the diary: one delivery, what comes with it, and what can be done about it alone. */
export function DeliveryEntry({
  delivery,
  pausedTogether,
  autoship,
  isNext,
  isNamed,
  enough,
}: Props) {
  const words = useWords(autoshipDiaryWords)
  const seriesWords = useWords(autoshipWords)
  const isGone = !isComing(delivery)
  const compared = enough?.next
  const isCompared =
    compared?.autoship_id === delivery.autoship_id && compared.planned_on === delivery.planned_on
  return (
    <li className={classNames('entry', !isNext && 'entry--far', isGone && 'entry--pause')}>
      <DeliveryDate day={delivery.delivery_date ?? delivery.planned_on} />
      <div>
        {isNext && <p className="q">{words.thisOnly}</p>}
        {isNamed && (
          <p className="entry__of">
            <Link to={`/autoship/${delivery.autoship_id}`}>{nameOfIts(delivery, seriesWords)}</Link>
          </p>
        )}
        {isGone ? (
          <Gone {...{ delivery, pausedTogether, autoship }} />
        ) : (
          <Coming {...{ delivery, autoship, isNext }} />
        )}
        <DeliveryActions delivery={delivery} autoship={autoship} isNext={isNext} />
        {isCompared && enough && <EnoughWater enough={enough} delivery={delivery} />}
      </div>
    </li>
  )
}

function Coming({ delivery, autoship, isNext }: Pick<Props, 'delivery' | 'autoship' | 'isNext'>) {
  const words = useWords(autoshipDiaryWords)
  const language = useLanguage()
  const euros = useEuros()
  const until = changeableUntil(delivery.changeable_until, language)
  const bottlesText = bottlesSaid(delivery, words)
  const others = othersSaid(delivery, words)
  const how = delivery.payment_type === null ? '' : ` ${words.paidFrom[delivery.payment_type]}`
  return (
    <>
      <State delivery={delivery} />
      <h3>
        <Tied>{(isNext && autoship?.address?.full_address) || bottlesText}</Tied>
      </h3>
      <WhyThatDay delivery={delivery} />
      {isNext ? (
        <DeliverySheet delivery={delivery} />
      ) : (
        <p>
          {others !== '' && others !== bottlesText && <Tied>{`${words.andMore(others)} `}</Tied>}
          {words.total} <b className="strong num nw">{euros(delivery.total)}</b>
          {how}.
        </p>
      )}
      <DeliveryCover delivery={delivery} />
      {until !== undefined && <p className="entry__until">{words.until(until)}</p>}
    </>
  )
}

function State({ delivery: { state, changeable_until } }: { delivery: AutoshipDelivery }) {
  const words = useWords(autoshipDiaryWords)
  const until = confirmableUntil(changeable_until, useLanguage())
  if (state === 'made')
    return (
      <p>
        <Badge look="warn" icon="warn">
          <span>
            <Tied>{until === undefined ? words.state.made : words.toConfirm(until)}</Tied>
          </span>
        </Badge>
      </p>
    )
  if (state !== 'confirmed' && state !== 'on_its_way') return null
  return (
    <p>
      <Badge look="leaf" icon={state === 'confirmed' ? 'check' : 'truck'}>
        {words.state[state]}
      </Badge>
    </p>
  )
}

function WhyThatDay({ delivery: { reason, planned_on } }: { delivery: AutoshipDelivery }) {
  const words = useWords(autoshipDiaryWords)
  const language = useLanguage()
  const planned = onDate(dayOf(planned_on), language)
  if (reason === 'moved_by_customer')
    return (
      <p className="small quiet">
        <Tied>{words.moved(planned)}</Tied>
      </p>
    )
  return reason === 'not_served_that_day' ? (
    <p className="small quiet">
      <Tied>{words.notServed(planned)}</Tied>
    </p>
  ) : null
}

/** What does not come, and why. */
function Gone({
  delivery,
  pausedTogether,
  autoship,
}: Pick<Props, 'delivery' | 'pausedTogether' | 'autoship'>) {
  const words = useWords(autoshipDiaryWords)
  const language = useLanguage()
  const { pause_from: from, pause_to: to } = autoship ?? {}
  const range =
    from && (to ? dateRange(dayOf(from), dayOf(to), language) : fromDate(dayOf(from), language))
  return (
    <div className="entry__bar">
      <p>
        <b className="strong">
          <Tied>
            {delivery.state === 'paused' && range
              ? words.pauseFrom(range)
              : `${words.state[delivery.state]}.`}
          </Tied>
        </b>{' '}
        {pausedTogether === 1
          ? words.gone[delivery.reason ?? 'customer']
          : to
            ? words.pauseLeavesOut(pausedTogether)
            : words.pauseIsOpen}
      </p>
    </div>
  )
}
