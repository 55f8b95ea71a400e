import type { AutoshipDelivery, EnoughUntil } from '../../../contract/shop/autoship-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dateRange, onDate, onDay, toDay, untilDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { onDeliveryDay, deliveryDay } from '../delivery/delivery-phrases.ts'
import { DeliveryRefusal } from './delivery-refusal.tsx'
import { deliveryParams, useDeliveryChange } from './use-delivery-change.ts'

type Props = { forecast: EnoughUntil; delivery: AutoshipDelivery }

/** When the water runs out compared with this delivery, with three one-press answers. */
export function WaterForecast({ forecast, delivery }: Props) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const { days_short: short, earlier_on: earlier, is_fine: isFine } = forecast
  const day = onDeliveryDay(delivery, language)
  return (
    <div
      className={classNames(
        'autoship-enough',
        short > 0 && isFine === 0 && 'autoship-enough--short',
      )}
    >
      <h4>
        <Icon name="drop" />
        <span>
          <NoBreak>{words.enoughTitle(untilDate(dayOf(forecast.enough_until), language))}</NoBreak>
        </span>
      </h4>
      <p>
        <NoBreak>{short > 0 ? words.runsOutBefore(short, day) : words.lastsUntilNext(day)}</NoBreak>
      </p>
      {isFine === 0 && (
        <ForecastAnswers
          delivery={delivery}
          earlier={earlier}
          mayAddOne={forecast.may_add_one === 1}
        />
      )}
      <Disclosure summary={words.howCalculated}>
        <ForecastExplanation forecast={forecast} />
      </Disclosure>
    </div>
  )
}

type AnswersProps = { delivery: AutoshipDelivery; earlier: string | null; mayAddOne: boolean }

function ForecastAnswers({ delivery, earlier, mayAddOne }: AnswersProps) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const { busy, refusal, change } = useDeliveryChange()
  const params = deliveryParams(delivery)
  const answerWith = (
    answer: 'earlier' | 'one_more' | 'fine',
    message: (changed: AutoshipDelivery) => string,
  ) => void change(() => api.answerEnoughUntil({ params, body: { answer } }), message)
  const moved = (now: AutoshipDelivery) => words.moved_to(toDay(deliveryDay(now), language))
  const added = (now: AutoshipDelivery) => words.oneMoreAdded(onDeliveryDay(now, language))
  return (
    <>
      <div className="row">
        {earlier !== null && (
          <Button look="line" busy={busy} onClick={() => answerWith('earlier', moved)}>
            <span>
              <NoBreak>{words.comeEarlier(onDay(dayOf(earlier), language))}</NoBreak>
            </span>
          </Button>
        )}
        {mayAddOne && (
          <Button look="line" busy={busy} onClick={() => answerWith('one_more', added)}>
            {words.oneMore}
          </Button>
        )}
        <Button
          look="text"
          busy={busy}
          onClick={() => answerWith('fine', () => words.planConfirmed)}
        >
          {words.planIsFine}
        </Button>
      </div>
      <DeliveryRefusal refusal={refusal} />
    </>
  )
}

function ForecastExplanation({
  forecast: { worked_out: by, bottles_a_week, bottles_left },
}: {
  forecast: EnoughUntil
}) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const range = dateRange(dayOf(by.from), dayOf(by.to), language)
  return (
    <>
      <p>
        <NoBreak>
          {words.workedOut(range, by.days, by.bottles, by.deliveries, bottles_a_week)}
        </NoBreak>
      </p>
      <p>
        <NoBreak>
          {words.lastBrought(
            onDate(dayOf(by.last_delivery_on), language),
            by.last_delivery_bottles,
            bottles_left,
          )}
        </NoBreak>
      </p>
    </>
  )
}
