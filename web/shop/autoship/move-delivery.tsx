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
import { daysOf } from '../delivery/address-days.ts'
import { DayChoice } from '../delivery/day-choice.tsx'
import { useDeliveryClock } from '../delivery/use-delivery-clock.ts'
import { readAddresses } from '../session/addresses.ts'
import { onDeliveryDay, deliveryDay } from '../delivery/delivery-phrases.ts'
import { DeliveryRefusal } from './delivery-refusal.tsx'
import { deliveryParams, useDeliveryChange } from './use-delivery-change.ts'
import { ScopeMark } from '../delivery/scope-mark.tsx'

type Props = { delivery: AutoshipDelivery; autoship: Autoship | undefined }

/** Moves this delivery alone, in two clicks. */
export function MoveDelivery({ delivery, autoship }: Props) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { busy, refusal, clear, change } = useDeliveryChange()

  function openDialog() {
    clear()
    setOpen(true)
  }
  const params = deliveryParams(delivery)
  const move = (day: Day) =>
    void change(
      () => api.moveDelivery({ params, body: { delivery_date: day, change_autoship: 0 } }),
      (moved) => words.moved_to(toDay(deliveryDay(moved), language)),
      close,
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
      <MoveDialog
        open={open}
        onClose={close}
        delivery={delivery}
        addressId={autoship?.address_id}
        busy={busy}
        refusal={refusal}
        onMove={move}
      />
    </>
  )
}

type DialogProps = {
  open: boolean
  onClose: () => void
  delivery: AutoshipDelivery
  addressId: number | null | undefined
  busy: boolean
  refusal: ReturnType<typeof useDeliveryChange>['refusal']
  onMove: (day: Day) => void
}

function MoveDialog({ open, onClose, delivery, addressId, busy, refusal, onMove }: DialogProps) {
  const words = useWords(autoshipScheduleWords)
  const clock = useDeliveryClock()
  const { value: addresses, hasFailed } = useLoaded(open || undefined, readAddresses)
  const address = addresses?.find(({ id }) => id === addressId)
  const days = address ? movableDays(address, delivery, clock) : []
  const isLoading = addresses === undefined && !hasFailed
  const noDay = address ? words.noOtherDay : words.failed
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.moveTitle}
      actionsAs="stack"
      actions={
        <>
          <DayButtons days={days} currentDay={deliveryDay(delivery)} busy={busy} onMove={onMove} />
          <Disclosure summary={words.otherDay}>
            <DayChoice
              address={address}
              value={deliveryDay(delivery)}
              onChange={(day) => onMove(dayOf(day))}
            />
          </Disclosure>
          <Button look="text" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <ScopeMark of="this">{words.thisOnly}</ScopeMark>
      <DeliveryRefusal refusal={refusal} />
      <p>{days.length > 0 || isLoading ? words.moveText : noDay}</p>
      <p>
        <Link to={`/autoship/${delivery.autoship_id}`}>{words.moveAll}</Link>
      </p>
    </Dialog>
  )
}

type ButtonsProps = Pick<DialogProps, 'busy' | 'onMove'> & { days: Day[]; currentDay: Day }

function DayButtons({ days, currentDay, busy, onMove }: ButtonsProps) {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const groups = [
    { title: words.earlier, days: days.filter((day) => day < currentDay) },
    { title: words.later, days: days.filter((day) => day > currentDay) },
  ].filter((group) => group.days.length > 0)
  return groups.map((group) => (
    <fieldset className="autoship-days" key={group.title}>
      <legend className="label">{group.title}</legend>
      {group.days.map((day) => (
        <Button key={day} look="line" wide busy={busy} onClick={() => onMove(day)}>
          <span>
            <NoBreak>{dayTitle(day, language)}</NoBreak>
          </span>
        </Button>
      ))}
    </fieldset>
  ))
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
