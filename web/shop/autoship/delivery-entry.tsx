import { paymentTypes } from '../../../contract/shop/vocabularies/payment-types.ts'
import { Link } from 'react-router'
import type {
  Autoship,
  AutoshipDelivery,
  EnoughUntil,
} from '../../../contract/shop/autoship-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dateRange, fromDate, onDate } from '../../../domain/calendar/phrases.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DeliveryDate } from '../delivery/delivery-date.tsx'
import { deliveryAutoshipName } from './autoship-phrases.ts'
import { DeliveryActions } from './delivery-actions.tsx'
import { DeliveryCover } from './delivery-cover.tsx'
import { DeliverySheet } from './delivery-sheet.tsx'
import {
  bottlesText,
  changeableUntil,
  confirmableUntil,
  willBeDelivered,
  otherGoodsText,
} from '../delivery/delivery-phrases.ts'
import { WaterForecast } from './water-forecast.tsx'
import { ScopeMark } from '../delivery/scope-mark.tsx'

type Props = {
  delivery: AutoshipDelivery
  pausedCount: number
  autoship: Autoship | undefined
  /** The next delivery is shown in full, later ones in a few words. */
  isNext: boolean
  showsAutoshipName: boolean
  forecast: EnoughUntil | null
}

/** One delivery in the schedule with its actions. */
export function DeliveryEntry({
  delivery,
  pausedCount,
  autoship,
  isNext,
  showsAutoshipName,
  forecast,
}: Props) {
  const words = useWords(autoshipScheduleWords)
  const isLeftOut = !willBeDelivered(delivery)
  const compared = forecast?.next
  const isCompared =
    compared?.autoship_id === delivery.autoship_id && compared.planned_on === delivery.planned_on
  return (
    <li
      className={classNames(
        'autoship-entry',
        !isNext && 'autoship-entry--far',
        isLeftOut && 'autoship-entry--pause',
      )}
    >
      <DeliveryDate day={delivery.delivery_date ?? delivery.planned_on} />
      <div>
        {isNext && <ScopeMark of="this">{words.thisOnly}</ScopeMark>}
        {showsAutoshipName && <AutoshipLink delivery={delivery} />}
        {isLeftOut ? (
          <LeftOutDelivery {...{ delivery, pausedCount, autoship }} />
        ) : (
          <ComingDelivery {...{ delivery, autoship, isNext }} />
        )}
        <DeliveryActions delivery={delivery} autoship={autoship} isNext={isNext} />
        {isCompared && forecast && <WaterForecast forecast={forecast} delivery={delivery} />}
      </div>
    </li>
  )
}

function AutoshipLink({ delivery }: { delivery: AutoshipDelivery }) {
  const words = useWords(autoshipWords)
  return (
    <p className="autoship-entry__of">
      <Link to={`/autoship/${delivery.autoship_id}`}>{deliveryAutoshipName(delivery, words)}</Link>
    </p>
  )
}

function ComingDelivery({
  delivery,
  autoship,
  isNext,
}: Pick<Props, 'delivery' | 'autoship' | 'isNext'>) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const euros = useEuros()
  const until = changeableUntil(delivery.changeable_until, language)
  const bottles = bottlesText(delivery, words)
  const others = otherGoodsText(delivery, words)
  const method = delivery.payment_type && paymentTypes.nameOf(delivery.payment_type)
  const how = method === null ? '' : ` ${words.paidFrom[method]}`
  return (
    <>
      <DeliveryState delivery={delivery} />
      <h3>
        <NoBreak>{(isNext && autoship?.address?.full_address) || bottles}</NoBreak>
      </h3>
      <DayReason delivery={delivery} />
      {isNext ? (
        <DeliverySheet delivery={delivery} />
      ) : (
        <p>
          {others !== '' && others !== bottles && <NoBreak>{`${words.andMore(others)} `}</NoBreak>}
          {words.total} <b className="strong num nw">{euros(delivery.total)}</b>
          {how}.
        </p>
      )}
      <DeliveryCover delivery={delivery} />
      {until !== undefined && <p className="delivery-until">{words.until(until)}</p>}
    </>
  )
}

function DeliveryState({ delivery: { state, changeable_until } }: { delivery: AutoshipDelivery }) {
  const words = useWords(autoshipScheduleWords)
  const until = confirmableUntil(changeable_until, useLanguage())
  if (state === 'made')
    return (
      <p>
        <Badge look="warn" icon="warn">
          <span>
            <NoBreak>{until === undefined ? words.state.made : words.toConfirm(until)}</NoBreak>
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

function DayReason({ delivery: { reason, planned_on } }: { delivery: AutoshipDelivery }) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const planned = onDate(dayOf(planned_on), language)
  if (reason === 'moved_by_customer')
    return (
      <p className="small quiet">
        <NoBreak>{words.moved(planned)}</NoBreak>
      </p>
    )
  return reason === 'not_served_that_day' ? (
    <p className="small quiet">
      <NoBreak>{words.notServed(planned)}</NoBreak>
    </p>
  ) : null
}

/** A skipped or paused delivery, with the reason. */
function LeftOutDelivery({
  delivery,
  pausedCount,
  autoship,
}: Pick<Props, 'delivery' | 'pausedCount' | 'autoship'>) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const { pause_from: from, pause_to: to } = autoship ?? {}
  const range =
    from && (to ? dateRange(dayOf(from), dayOf(to), language) : fromDate(dayOf(from), language))
  return (
    <div className="autoship-entry__bar">
      <p>
        <b className="strong">
          <NoBreak>
            {delivery.state === 'paused' && range
              ? words.pauseFrom(range)
              : `${words.state[delivery.state]}.`}
          </NoBreak>
        </b>{' '}
        {pausedCount === 1
          ? words.gone[delivery.reason ?? 'customer']
          : to
            ? words.pauseLeavesOut(pausedCount)
            : words.pauseIsOpen}
      </p>
    </div>
  )
}
