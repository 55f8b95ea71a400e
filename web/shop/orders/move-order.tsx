import { useState } from 'react'
import type { Address } from '../../../contract/shop/addresses.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts'
import { dayTitle, toDay } from '../../../domain/calendar/phrases.ts'
import { type DeliveryClock, latestDay, mayDeliverOn } from '../../../domain/territory/days.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { toasts } from '../../ui/toasts.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { readAddresses } from '../session/addresses.ts'
import { useDeliveryClock } from '../delivery/use-delivery-clock.ts'
import { daysOf } from '../delivery/address-days.ts'
import { isFromAutoship } from '../delivery/order-phrases.ts'
import { useReadNextDelivery } from './use-read-next-delivery.ts'
import { ChangeScopeDialog } from './change-scope-dialog.tsx'

const DAYS = 6

type Props = { order: Order; onChanged: (order: Order) => void }

/** Moves an order in two clicks; for an autoship's order asks whether the series moves too. */
export function MoveOrder(props: Props) {
  const { order } = props
  const words = useWords(orderWords)
  const { open, setOpen, question, setQuestion, busy, errors, close, choose, move } = useMove(props)
  return (
    <>
      <Button look="text" icon="calendar" onClick={() => setOpen(true)}>
        {words.move}
      </Button>
      <DayDialog
        order={order}
        open={open && question === undefined}
        busy={busy}
        problem={Object.values(errors)[0]}
        onChoose={choose}
        onClose={close}
      />
      <ChangeScopeDialog
        question={open ? question : undefined}
        busy={busy}
        onChoose={(scope) => question !== undefined && void move(question.day, scope)}
        onClose={() => setQuestion(undefined)}
      />
    </>
  )
}

function useMove({ order, onChanged }: Props) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const close = () => {
    setErrors({})
    setOpen(false)
  }
  const [question, setQuestion] = useState<{ day: string; next: string | null }>()
  const readNextDelivery = useReadNextDelivery(order)
  const { busy, errors, setErrors, run } = useAction(words.failed)
  async function askScope(day: string) {
    const next = await readNextDelivery(day)
    if (next === undefined) close()
    else setQuestion({ day, next })
  }
  const move = (day: string, change_autoship?: 0 | 1) =>
    run(async () => {
      setQuestion(undefined)
      const scope = change_autoship === undefined ? {} : { change_autoship }
      const params = { id: String(order.id) }
      const moved = await api.moveOrder({ params, body: { delivery_date: day, ...scope } })
      close()
      toasts.show({ text: words.moved(toDay(dayOf(day), language)), icon: 'check' })
      onChanged(moved.order)
    })
  const choose = (day: Day) => void (isFromAutoship(order) ? askScope(day) : move(day))
  return { open, setOpen, question, setQuestion, busy, errors, close, choose, move }
}

type DayDialogProps = {
  order: Order
  open: boolean
  busy: boolean
  problem: string | undefined
  onChoose: (day: Day) => void
  onClose: () => void
}

function DayDialog({ order, open, busy, problem, onChoose, onClose }: DayDialogProps) {
  const words = useWords(orderWords)
  const language = useLanguage()
  const clock = useDeliveryClock()
  const { value: addresses, hasFailed } = useLoaded(open || undefined, readAddresses)
  const address = addresses?.find(({ id }) => id === order.address_id)
  const days = address ? possibleDays(address, clock, order.delivery_date, DAYS) : []
  const message = problem ?? (hasFailed ? words.failed : undefined)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.moveTitle}
      actionsAs="stack"
      actions={
        <>
          {addresses === undefined && !hasFailed && <DaysSkeleton />}
          {days.map((day) => (
            <Button key={day} look="line" busy={busy} onClick={() => onChoose(day)}>
              {dayTitle(day, language)}
            </Button>
          ))}
          <LinkButton look="text" to={`/waiting-for-delivery-get-edit-page/${order.id}`}>
            {words.moveOther}
          </LinkButton>
          <Button look="text" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <p>{days.length > 0 || addresses === undefined ? words.moveText : words.noOtherDay}</p>
      <FailedNote text={message} />
    </Dialog>
  )
}

/** Keeps the buttons from moving when the days arrive. */
function DaysSkeleton() {
  return (
    <Skeleton label={useWords(orderWords).loading}>
      {Array.from({ length: DAYS }, (_, index) => (
        <SkeletonBlock key={index} shape="control" />
      ))}
    </Skeleton>
  )
}

/** The next days served at the address, except the order's current day. */
function possibleDays(
  address: Address,
  clock: DeliveryClock,
  except: string | null,
  count: number,
): Day[] {
  const days = daysOf(address)
  const found: Day[] = []
  for (
    let day = clock.firstOpenDay;
    day <= latestDay(clock.today) && found.length < count;
    day = addDays(day, 1)
  )
    if (day !== except && mayDeliverOn(day, days, clock).ok) found.push(day)
  return found
}
