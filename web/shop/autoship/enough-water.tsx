import type { AutoshipDelivery, EnoughUntil } from '../../../contract/autoship-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dateRange, onDate, onDay, toDay, untilDate } from '../../../domain/calendar/phrases.ts'
import { api } from '../../client/api.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tied } from '../../ui/tied.tsx'
import { autoshipDiaryWords } from '../../words/autoship-diary.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { onItsDay, shownDay } from './delivery-phrases.ts'
import { DeliveryRefused } from './delivery-refused.tsx'
import { deliveryParams, useDeliveryChange } from './use-delivery-change.ts'

type Props = { enough: EnoughUntil; delivery: AutoshipDelivery }

/** When the water runs out, beside the delivery that it is compared with; three answers, one press each. */
export function EnoughWater({ enough, delivery }: Props) {
  const words = useWords(autoshipDiaryWords)
  const language = useLanguage()
  const { days_short: short, earlier_on: earlier, is_fine: isFine } = enough
  const day = onItsDay(delivery, language)
  return (
    <div className={classNames('enough', short > 0 && isFine === 0 && 'enough--short')}>
      <h4>
        <Icon name="drop" />
        <span>
          <Tied>{words.enoughTitle(untilDate(dayOf(enough.enough_until), language))}</Tied>
        </span>
      </h4>
      <p>
        <Tied>{short > 0 ? words.runsOutBefore(short, day) : words.lastsUntilNext(day)}</Tied>
      </p>
      {isFine === 0 && (
        <Answers delivery={delivery} earlier={earlier} mayAddOne={enough.may_add_one === 1} />
      )}
      <Disclosure summary={words.howWorkedOut}>
        <WorkedOut enough={enough} />
      </Disclosure>
    </div>
  )
}

type AnswersProps = { delivery: AutoshipDelivery; earlier: string | null; mayAddOne: boolean }

function Answers({ delivery, earlier, mayAddOne }: AnswersProps) {
  const words = useWords(autoshipDiaryWords)
  const language = useLanguage()
  const { busy, refused, change } = useDeliveryChange()
  const say = (answer: 'earlier' | 'one_more' | 'fine', told: (now: AutoshipDelivery) => string) =>
    change(
      () => api.answerEnoughUntil({ params: deliveryParams(delivery), body: { answer } }),
      told,
    )
  return (
    <>
      <div className="row">
        {earlier !== null && (
          <Button
            look="line"
            busy={busy}
            onClick={() =>
              void say('earlier', (now) => words.moved_to(toDay(shownDay(now), language)))
            }
          >
            <span>
              <Tied>{words.comeEarlier(onDay(dayOf(earlier), language))}</Tied>
            </span>
          </Button>
        )}
        {mayAddOne && (
          <Button
            look="line"
            busy={busy}
            onClick={() =>
              void say('one_more', (now) => words.oneMoreKept(onItsDay(now, language)))
            }
          >
            {words.oneMore}
          </Button>
        )}
        <Button look="text" busy={busy} onClick={() => void say('fine', () => words.fineKept)}>
          {words.itIsFine}
        </Button>
      </div>
      <DeliveryRefused refused={refused} />
    </>
  )
}

function WorkedOut({
  enough: { worked_out: by, bottles_a_week, bottles_left },
}: {
  enough: EnoughUntil
}) {
  const words = useWords(autoshipDiaryWords)
  const language = useLanguage()
  const range = dateRange(dayOf(by.from), dayOf(by.to), language)
  return (
    <>
      <p>
        <Tied>{words.workedOut(range, by.days, by.bottles, by.deliveries, bottles_a_week)}</Tied>
      </p>
      <p>
        <Tied>
          {words.lastBrought(
            onDate(dayOf(by.last_delivery_on), language),
            by.last_delivery_bottles,
            bottles_left,
          )}
        </Tied>
      </p>
    </>
  )
}
