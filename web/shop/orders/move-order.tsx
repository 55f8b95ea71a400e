import { useState } from 'react'
import type { Order } from '../../../contract/order-record.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle, toDay } from '../../../domain/calendar/phrases.ts'
import { api } from '../../client/api.ts'
import { useStore } from '../../client/store.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { addressStore } from '../people/address-store.ts'
import { useDeliveryClock } from '../cart/use-delivery-clock.ts'
import { isFromAutoship } from './order-words.ts'
import { possibleDays } from './possible-days.ts'
import { useDayAfter } from './use-day-after.ts'
import { WhichDeliveries } from './which-deliveries.tsx'

const DAYS = 6

type Props = { order: Order; onChanged: (order: Order) => void }

/** Another day in two clicks: "move", then the day. An autoship's order asks how far the change goes. */
export function MoveOrder({ order, onChanged }: Props) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const clock = useDeliveryClock()
  const { value: addresses } = useStore(addressStore)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<{ day: string; next: string | null }>()
  const dayAfter = useDayAfter(order)
  const { busy, errors, setErrors, run } = useAction(words.failed)
  const address = addresses?.find(({ id }) => id === order.address_id)
  const days = address ? possibleDays(address, clock, order.delivery_date, DAYS) : []

  function start() {
    setErrors({})
    setOpen(true)
    // the list can be older than the order
    if (address === undefined) addressStore.load().catch(() => setErrors({ '': words.failed }))
  }
  async function ask(day: string) {
    const next = await dayAfter(day)
    if (next === undefined) setOpen(false)
    else setAsked({ day, next })
  }
  const move = (day: string, change_autoship: 0 | 1) =>
    run(async () => {
      setAsked(undefined)
      const moved = await api.moveOrder({
        params: { id: String(order.id) },
        body: { delivery_date: day, ...(isFromAutoship(order) && { change_autoship }) },
      })
      setOpen(false)
      toasts.tell({ text: words.moved(toDay(dayOf(day), language)), icon: 'check' })
      onChanged(moved.order)
    })
  const refused = Object.values(errors)[0]
  return (
    <>
      <Button look="text" icon="calendar" onClick={start}>
        {words.move}
      </Button>
      <Dialog
        open={open && asked === undefined}
        onClose={() => setOpen(false)}
        title={words.moveTitle}
        actionsAs="stack"
        actions={
          <>
            {address === undefined && refused === undefined && (
              // The days come where they are waited for, so that nothing moves under the finger.
              <Skeleton label={words.loading}>
                {Array.from({ length: DAYS }, (_, place) => (
                  <SkeletonBlock key={place} shape="control" />
                ))}
              </Skeleton>
            )}
            {days.map((day) => (
              <Button
                key={day}
                look="line"
                busy={busy}
                onClick={() => void (isFromAutoship(order) ? ask(day) : move(day, 0))}
              >
                {dayTitle(day, language)}
              </Button>
            ))}
            <LinkButton look="text" to={`/waiting-for-delivery-get-edit-page/${order.id}`}>
              {words.moveOther}
            </LinkButton>
            <Button look="text" onClick={() => setOpen(false)}>
              {words.back}
            </Button>
          </>
        }
      >
        <p>{days.length > 0 || address === undefined ? words.moveText : words.noOtherDay}</p>
        {refused !== undefined && (
          <Note look="clay" role="alert">
            <p>{refused}</p>
          </Note>
        )}
      </Dialog>
      <WhichDeliveries
        day={open ? asked?.day : undefined}
        next={asked?.next ?? null}
        busy={busy}
        onChoose={(whole) => asked !== undefined && void move(asked.day, whole)}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
