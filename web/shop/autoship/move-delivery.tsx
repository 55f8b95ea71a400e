import { useState } from 'react'
import { Link } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import type { Autoship, AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { type Day, dayOf, daysFrom } from '../../../domain/calendar.ts'
import { dayTitle, toDay } from '../../../domain/calendar/phrases.ts'
import { type DeliveryClock, mayDeliverOn } from '../../../domain/territory/days.ts'
import { api } from '../session/api.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DayChoice, daysOf } from '../delivery/day-choice.tsx'
import { useDeliveryClock } from '../delivery/use-delivery-clock.ts'
import { readAddresses } from '../session/addresses.ts'
import { onDeliveryDay, deliveryDay } from '../delivery/delivery-phrases.ts'
import { DeliveryRefusal } from './delivery-refusal.tsx'
import { deliveryParams, useDeliveryChange } from './use-delivery-change.ts'

type Props = { delivery: AutoshipDelivery; autoship: Autoship | undefined }

/** Moves this delivery alone, in two clicks. */
export function MoveDelivery({ delivery, autoship }: Props) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const clock = useDeliveryClock()
  const [open, setOpen] = useState(false)
  const { value: addresses, hasFailed } = useLoaded(open || undefined, readAddresses)
  const { busy, refusal, clear, change } = useDeliveryChange()
  const address = addresses?.find(({ id }) => id === autoship?.address_id)
  const currentDay = deliveryDay(delivery)
  const days = address ? movableDays(address, delivery, clock) : []
  const groups = [
    { title: words.earlier, days: days.filter((day) => day < currentDay) },
    { title: words.later, days: days.filter((day) => day > currentDay) },
  ].filter((group) => group.days.length > 0)

  function openDialog() {
    clear()
    setOpen(true)
  }
  const move = (day: Day) =>
    change(
      () =>
        api.moveDelivery({
          params: deliveryParams(delivery),
          body: { delivery_date: day, change_autoship: 0 },
        }),
      (moved) => words.moved_to(toDay(deliveryDay(moved), language)),
      () => setOpen(false),
    )
  return (
    <>
      <Button
        look="text"
        aria-label={words.moveOf(onDeliveryDay(delivery, language))}
        onClick={openDialog}
      >
        {words.move}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.moveTitle}
        actionsAs="stack"
        actions={
          <>
            {groups.map((group) => (
              <fieldset className="days" key={group.title}>
                <legend className="label">{group.title}</legend>
                {group.days.map((day) => (
                  <Button key={day} look="line" wide busy={busy} onClick={() => void move(day)}>
                    <span>
                      <NoBreak>{dayTitle(day, language)}</NoBreak>
                    </span>
                  </Button>
                ))}
              </fieldset>
            ))}
            <Disclosure summary={words.otherDay}>
              <DayChoice
                address={address}
                value={currentDay}
                onChange={(day) => void move(dayOf(day))}
              />
            </Disclosure>
            <Button look="text" onClick={() => setOpen(false)}>
              {words.back}
            </Button>
          </>
        }
      >
        <p className="q">{words.thisOnly}</p>
        <DeliveryRefusal refusal={refusal} />
        <p>
          {groups.length > 0 || (addresses === undefined && !hasFailed)
            ? words.moveText
            : address
              ? words.noOtherDay
              : words.failed}
        </p>
        <p>
          <Link to={`/autoship/${delivery.autoship_id}`}>{words.moveAll}</Link>
        </p>
      </Dialog>
    </>
  )
}

/** A longer list is hard to read; the days nearest to the current one are shown. */
const DAYS_EACH_WAY = 3

/** Days served at the address, between the deliveries before and after this one. */
function movableDays(address: Address, delivery: AutoshipDelivery, clock: DeliveryClock): Day[] {
  const { move_from, move_to } = delivery
  if (move_from === null || move_to === null) return []
  const currentDay = deliveryDay(delivery)
  const open = daysFrom(dayOf(move_from), dayOf(move_to)).filter(
    (day) => mayDeliverOn(day, daysOf(address), clock).ok,
  )
  return [
    ...open.filter((day) => day < currentDay).slice(-DAYS_EACH_WAY),
    ...open.filter((day) => day > currentDay).slice(0, DAYS_EACH_WAY),
  ]
}
