import { useRef } from 'react'
import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, toDay } from '../../../domain/calendar/phrases.ts'
import { api } from '../../client/api.ts'
import { useObserved } from '../../client/observed.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Tied } from '../../ui/tied.tsx'
import { autoshipDiaryWords } from '../../words/autoship-diary.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { isComing, onItsDay, shownDay } from './delivery-phrases.ts'
import { lastChange, tellChange } from './last-change.ts'
import type { Linked } from './mail-page.tsx'
import { isNotThere } from './not-there.ts'

type Props = { linked: Linked; isDone: boolean; onChanged: () => Promise<void> }

type Wish = { delivery_date?: string; good_id?: number; order?: number }

/** The one thing that the key is for: a press does it, and can be taken back. */
export function MailAnswers({
  linked: { action, key, days, goods, delivery },
  isDone,
  onChanged,
}: Props) {
  const words = useWords(autoshipDiaryWords)
  const language = useLanguage()
  const euros = useEuros()
  const place = useRef<HTMLDivElement>(null)
  const isChanged = useObserved(lastChange) !== undefined
  const { busy, errors, run } = useAction(words.failed)
  const isNothing =
    (action === 'move' && days.length === 0) || (action === 'add' && goods.length === 0)

  const press = (body: Wish, told: (now: AutoshipDelivery) => string) =>
    run(async () => {
      try {
        const { data, undo } = await api.changeDeliveryByKey({ params: { action, key }, body })
        tellChange(told(data), undo)
      } catch (no) {
        // the page then says that its link is over
        if (!isNotThere(no)) throw no
      }
      await onChanged()
      place.current?.focus()
    })
  const refused = Object.values(errors)[0]
  return (
    <div className="mail-page__acts" tabIndex={-1} ref={place}>
      {refused !== undefined && (
        <Note look="clay" role="alert">
          <p>{refused}</p>
        </Note>
      )}
      {isDone && !isChanged && (
        <Note look="leaf">
          <p>{isComing(delivery) ? words.mail.nothingElse : words.mail.nothingToPay}</p>
        </Note>
      )}
      {!isDone && !isChanged && (
        <>
          {!isNothing && <p className="small quiet">{words.mail.nothingYet}</p>}
          {action === 'confirm' && (
            <Button busy={busy} onClick={() => void press({}, () => words.confirmed)}>
              {words.confirm}
            </Button>
          )}
          {action === 'skip' && (
            <Button
              busy={busy}
              icon="skip"
              onClick={() => void press({}, (now) => words.skipped(onItsDay(now, language)))}
            >
              {words.skip}
            </Button>
          )}
          {action === 'move' && days.length === 0 && <p>{words.noOtherDay}</p>}
          {action === 'move' && (
            <div className="days">
              {days.map((day) => (
                <Button
                  key={day}
                  look="line"
                  busy={busy}
                  onClick={() =>
                    void press({ delivery_date: day }, (now) =>
                      words.moved_to(toDay(shownDay(now), language)),
                    )
                  }
                >
                  <span>
                    <Tied>{dayTitle(dayOf(day), language)}</Tied>
                  </span>
                </Button>
              ))}
            </div>
          )}
          {action === 'add' && goods.length === 0 && <p>{words.mail.noGoods}</p>}
        </>
      )}
      {action === 'add' && isComing(delivery) && (
        <ul className="once">
          {goods.map(({ good_id, name, image, price_vat }) => (
            <li className="once__item" key={good_id}>
              <span className="pic thumb">
                <img src={image} alt="" width={44} height={58} loading="lazy" />
              </span>
              <p>
                <Tied>{name}</Tied> <b className="num nw">{euros(price_vat)}</b>
              </p>
              <Button
                look="line"
                busy={busy}
                aria-label={words.addOnceOf(name)}
                onClick={() =>
                  void press({ good_id, order: orderedOf(delivery, good_id) + 1 }, () =>
                    words.mail.added(name),
                  )
                }
              >
                {words.add}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const orderedOf = ({ items }: AutoshipDelivery, goodId: number): number =>
  items.find(({ good_id }) => good_id === goodId)?.order ?? 0
