import { useRef } from 'react'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import type { LinkAction } from '../../../contract/shop/autoship-links.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, toDay } from '../../../domain/calendar/phrases.ts'
import { api } from '../session/api.ts'
import { useObserved } from '../../client/observed.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Note } from '../../ui/note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { willBeDelivered, onDeliveryDay, deliveryDay } from '../delivery/delivery-phrases.ts'
import { AddableGood } from './addable-good.tsx'
import { lastChange, recordChange } from './last-change.ts'
import { isNotFound } from './not-found.ts'

export type LinkedDelivery = Awaited<ReturnType<typeof api.readDeliveryByKey>>['data'] & {
  action: LinkAction
  key: string
}

type Props = { linked: LinkedDelivery; isDone: boolean; onChanged: () => Promise<void> }

type KeyedChange = { delivery_date?: string; good_id?: number; order?: number }

type Send = (body: KeyedChange, message: (changed: AutoshipDelivery) => string) => void

/** The buttons for the one action that the mail's key allows; it can be undone. */
export function MailAnswers({ linked, isDone, onChanged }: Props) {
  const words = useWords(autoshipScheduleWords)
  const container = useRef<HTMLDivElement>(null)
  const isChanged = useObserved(lastChange) !== undefined
  const { busy, errors, run } = useAction(words.failed)
  const { action, key, delivery } = linked

  const send: Send = (body, message) =>
    void run(async () => {
      try {
        const { data, undo } = await api.changeDeliveryByKey({ params: { action, key }, body })
        recordChange(message(data), undo)
      } catch (refused) {
        // After the reload the page shows that the link has expired.
        if (!isNotFound(refused)) throw refused
      }
      await onChanged()
      container.current?.focus()
    })
  const problem = Object.values(errors)[0]
  return (
    <div className="autoship-mail__acts" tabIndex={-1} ref={container}>
      <FailedNote text={problem} />
      {isDone && !isChanged && (
        <Note look="leaf">
          <p>{willBeDelivered(delivery) ? words.mail.nothingElse : words.mail.nothingToPay}</p>
        </Note>
      )}
      {!isDone && !isChanged && <ActionButtons linked={linked} busy={busy} send={send} />}
      {action === 'add' && willBeDelivered(delivery) && (
        <GoodsToAdd linked={linked} busy={busy} send={send} />
      )}
    </div>
  )
}

type ActionProps = { linked: LinkedDelivery; busy: boolean; send: Send }

function ActionButtons({ linked, busy, send }: ActionProps) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const { action, days, goods } = linked
  const isEmpty =
    (action === 'move' && days.length === 0) || (action === 'add' && goods.length === 0)
  return (
    <>
      {!isEmpty && <p className="small quiet">{words.mail.nothingYet}</p>}
      {action === 'confirm' && (
        <Button busy={busy} onClick={() => send({}, () => words.confirmed)}>
          {words.confirm}
        </Button>
      )}
      {action === 'skip' && (
        <Button
          busy={busy}
          icon="skip"
          onClick={() => send({}, (changed) => words.skipped(onDeliveryDay(changed, language)))}
        >
          {words.skip}
        </Button>
      )}
      {action === 'move' && days.length === 0 && <p>{words.noOtherDay}</p>}
      {action === 'move' && <DayButtons linked={linked} busy={busy} send={send} />}
      {action === 'add' && goods.length === 0 && <p>{words.mail.noGoods}</p>}
    </>
  )
}

function DayButtons({ linked: { days }, busy, send }: ActionProps) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const moved = (changed: AutoshipDelivery) => words.moved_to(toDay(deliveryDay(changed), language))
  return (
    <div className="autoship-days">
      {days.map((day) => (
        <Button
          key={day}
          look="line"
          busy={busy}
          onClick={() => send({ delivery_date: day }, moved)}
        >
          <span>
            <NoBreak>{dayTitle(dayOf(day), language)}</NoBreak>
          </span>
        </Button>
      ))}
    </div>
  )
}

function GoodsToAdd({ linked: { goods, delivery }, busy, send }: ActionProps) {
  const words = useWords(autoshipScheduleWords)
  const add = (good_id: number, name: string) =>
    send({ good_id, order: orderedCount(delivery, good_id) + 1 }, () => words.mail.added(name))
  return (
    <ul className="autoship-once">
      {goods.map(({ good_id, name, image, price_vat: price }) => {
        const good = { name, image, price }
        return <AddableGood key={good_id} {...good} busy={busy} onAdd={() => add(good_id, name)} />
      })}
    </ul>
  )
}

const orderedCount = ({ items }: AutoshipDelivery, goodId: number): number =>
  items.find(({ good_id }) => good_id === goodId)?.order ?? 0
