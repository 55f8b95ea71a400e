import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { fromDate, onDate, onDay, toDay } from '../../../domain/calendar/phrases.ts'
import type { Language } from '../../../domain/words/language.ts'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { clockOf } from '../session/when.ts'
import type { Answer, Asked } from './question.ts'

/** In the language of its reader: the customer, or a driver. */
const readBy = (language: Language) => customerPageWords[language]

export function whenNext({ customer: { deliveries }, words, language }: Asked): Answer {
  const [next] = deliveries
  if (next === undefined) return { say: words.noDeliveries }
  const { place } = next
  if (place?.isOnTheRoad)
    return { say: words.before(place.stopsBefore!, clockOf(place.from!), clockOf(place.until!)) }
  return { say: words.comes(onDay(dayOf(next.day), language), place !== null) }
}

/** The nearest that can change: an order, or what an autoship plans and is no order yet. */
const nextToChange = ({ deliveries }: CustomerPage) =>
  deliveries.find(
    ({ orderId, plannedOn, state }) =>
      (orderId !== null && state === 'open') || (plannedOn !== null && state === 'planned'),
  )

/** The deliveries of an autoship that the page knows. */
const seriesOf = ({ deliveries }: CustomerPage, autoshipId: number) => ({
  id: autoshipId,
  deliveries: deliveries.flatMap((delivery) =>
    delivery.autoshipId === autoshipId && delivery.plannedOn !== null
      ? [{ plannedOn: delivery.plannedOn, day: delivery.day }]
      : [],
  ),
})

/** A delivery of an autoship goes alone or with all later ones, and that is always asked. */
export function notHome({ customer, words, language, acts }: Asked): Answer {
  const delivery = nextToChange(customer)
  const [day] = delivery?.otherDays ?? []
  if (delivery === undefined || day === undefined) return { say: words.cannotMove }
  const { orderId, autoshipId, plannedOn } = delivery
  return {
    say: words.canMove(
      fromDate(dayOf(delivery.day), language),
      toDay(dayOf(day), language),
      autoshipId !== null,
    ),
    act:
      autoshipId !== null && plannedOn !== null
        ? acts.move(seriesOf(customer, autoshipId), { plannedOn, day: delivery.day }, day)
        : { deed: 'move', orderIds: [orderId!], day },
  }
}

export function skip({ customer, words, language, acts }: Asked): Answer {
  const delivery = nextToChange(customer)
  if (delivery === undefined) return { say: words.cannotSkip }
  const { orderId, autoshipId, plannedOn, day } = delivery
  const after = customer.deliveries.find((later) => later.day > day)
  return {
    say: words.canSkip(onDate(dayOf(day), language), after && onDate(dayOf(after.day), language)),
    act:
      autoshipId !== null && plannedOn !== null
        ? acts.skip(seriesOf(customer, autoshipId), { plannedOn, day })
        : { deed: 'cancel', orderIds: [orderId!], reason: readBy(customer.language).skipReason },
  }
}

export function empties({ customer, words, language }: Asked): Answer {
  const { id: customerId, name, deliveries } = customer
  const [next] = deliveries
  if (next === undefined) return { say: words.emptiesWait }
  return {
    say: words.emptiesNext(onDate(dayOf(next.day), language)),
    act: {
      deed: 'writeNote',
      reader: 'driver',
      body: readBy('lv').emptiesNote,
      untilOn: next.day,
      customerId,
      name,
    },
  }
}

/** More or fewer pieces of the first good: of the next order, or of what is planned. */
export const pieces =
  (step: 1 | -1) =>
  ({ customer, words, language, acts }: Asked): Answer => {
    const next = nextToChange(customer)
    const [good] = next?.goods ?? []
    if (next === undefined || good === undefined) return { say: words.cannotChange }
    const { orderId, autoshipId, plannedOn, day, goods } = next
    const act =
      orderId !== null
        ? acts.pieces({ id: orderId, goods }, step)
        : acts.line({ id: autoshipId! }, { plannedOn: plannedOn!, day }, good, step)
    return { say: words.canChange(good.name, good.ordered, onDate(dayOf(day), language)), act }
  }
