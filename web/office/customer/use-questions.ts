import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { addDays, type Day, dayOf, weekdayOf } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { numericDate, onDate, onDay, toDay } from '../../../domain/calendar/phrases.ts'
import { formatChange, formatEuros, sumOf } from '../../../domain/money.ts'
import { listed } from '../../../domain/words/listed.ts'
import type { Language } from '../../../domain/words/language.ts'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { OpenDeed } from '../deed/open-deed.ts'
import type { BehalfAct } from '../on-behalf/behalf-act.ts'
import { useDeliveryActs } from '../on-behalf/delivery-acts.ts'
import { clockOf } from '../session/when.ts'

type Words = (typeof customerPageWords)['lv']
type Name = keyof Words['questions']
type Act = OpenDeed | BehalfAct
export type Question = { name: Name; key: string; say: string; act: Act | undefined }
type Answer = Pick<Question, 'say'> & { act?: Act | undefined }
type Asked = {
  customer: CustomerPage
  words: Words
  language: Language
  acts: ReturnType<typeof useDeliveryActs>
}

const friday = 5

/** The callers' questions in the order of their frequency, with what may be said and done now. */
export function useQuestions(customer: CustomerPage): Question[] {
  const asked = {
    customer,
    words: useWords(customerPageWords),
    language: useLanguage(),
    acts: useDeliveryActs(),
  }
  const all: [Name, string, (asked: Asked) => Answer][] = [
    ['when', '', whenNext],
    ['notHome', 'm', notHome],
    ['skip', 's', skip],
    ['empties', 't', empties],
    ['deposit', 'd', deposit],
    ['pay', 'p', pay],
    ['promise', 'l', promise],
    ['stop', 'q', stop],
  ]
  return all.map(([name, key, answer]) => ({ name, key, act: undefined, ...answer(asked) }))
}

function whenNext({ customer: { deliveries }, words, language }: Asked): Answer {
  const [next] = deliveries
  if (next === undefined) return { say: words.noDeliveries }
  const { place } = next
  if (place?.isOnTheRoad)
    return { say: words.before(place.stopsBefore!, clockOf(place.from!), clockOf(place.until!)) }
  return { say: words.comes(onDay(dayOf(next.day), language), place !== null) }
}

const openOrder = ({ deliveries }: CustomerPage) =>
  deliveries.find(({ orderId, state }) => orderId !== null && state === 'open')

function notHome({ customer, words, language }: Asked): Answer {
  const order = openOrder(customer)
  const [day] = order?.otherDays ?? []
  if (order === undefined || day === undefined) return { say: words.cannotMove }
  return {
    say: words.canMove(
      onDate(dayOf(order.day), language),
      toDay(dayOf(day), language),
      order.autoshipId !== null,
    ),
    act: { deed: 'move', orderIds: [order.orderId!], day },
  }
}

/** What is no order yet is skipped in its autoship, where all later ones can be chosen too. */
function skipPlanned({ customer: { deliveries }, words, language, acts }: Asked): Answer {
  const planned = deliveries.find(({ state }) => state === 'planned')
  if (!planned || planned.autoshipId === null || planned.plannedOn === null)
    return { say: words.cannotSkip }
  const { autoshipId: id, plannedOn, day } = planned
  const series = deliveries.flatMap((delivery) =>
    delivery.autoshipId === id && delivery.plannedOn !== null
      ? [{ plannedOn: delivery.plannedOn, day: delivery.day }]
      : [],
  )
  const after = series.find((delivery) => delivery.day > day)
  return {
    say: words.canSkip(onDate(dayOf(day), language), after && onDate(dayOf(after.day), language)),
    act: acts.skip({ id, deliveries: series }, { plannedOn, day }),
  }
}

function skip(asked: Asked): Answer {
  const { customer, words, language } = asked
  const order = openOrder(customer)
  if (order === undefined) return skipPlanned(asked)
  const after = customer.deliveries.find(({ day }) => day > order.day)
  return {
    say: words.canSkip(
      onDate(dayOf(order.day), language),
      after && onDate(dayOf(after.day), language),
    ),
    act: { deed: 'cancel', orderIds: [order.orderId!], reason: words.skipReason },
  }
}

function empties({ customer, words, language }: Asked): Answer {
  const { id: customerId, name, deliveries } = customer
  const [next] = deliveries
  if (next === undefined) return { say: words.emptiesWait }
  return {
    say: words.emptiesNext(onDate(dayOf(next.day), language)),
    act: {
      deed: 'writeNote',
      reader: 'driver',
      body: words.emptiesNote,
      untilOn: next.day,
      customerId,
      name,
    },
  }
}

const bottlesOf = ({ money }: CustomerPage) => sumOf(money.deposit.goods, ({ count }) => count)

function deposit({ customer, words, language }: Asked): Answer {
  const { id: customerId, name, money } = customer
  const { last, paidCents, requiredCents } = money.deposit
  const euros = (cents: number) => formatEuros(cents, language)
  const now = words.depositNow(bottlesOf(customer), euros(requiredCents), euros(paidCents))
  const change =
    last &&
    words.depositLast(
      numericDate(dayOf(last.day), language),
      last.delivered,
      last.returned,
      formatChange(last.depositCents, language),
    )
  return {
    say: [now, change].filter(Boolean).join(' '),
    act: { deed: 'explainDeposit', customerId, name },
  }
}

function pay({ customer: { money, documents }, words, language }: Asked): Answer {
  const [last] = documents
  const open = sumOf(money.open, ({ openCents }) => openCents)
  const numbers = listed(
    money.open.map(({ number }) => number),
    language,
  )
  const say = open > 0 ? words.toPay(formatEuros(open, language), numbers) : words.allPaid
  const document = money.open[0] ?? last
  if (document === undefined) return { say }
  return { say, act: { deed: 'sendDocument', documentId: document.id, name: document.number } }
}

const nextFriday = (today: Day) => addDays(today, (friday - weekdayOf(today) + 7) % 7 || 7)

function promise({ customer, words, language }: Asked): Answer {
  const { id: customerId, name, money } = customer
  const cents = sumOf(money.open, ({ openCents }) => openCents) || Math.max(0, -money.accountCents)
  if (cents === 0) return { say: words.allPaid }
  const day = nextFriday(rigaDay(Date.now()))
  return {
    say: words.canPromise(formatEuros(cents, language), onDay(day, language)),
    act: {
      deed: 'promise',
      proposed: { cents, day, note: words.promiseNote },
      customerId,
      name,
    },
  }
}

function stop({ customer, words, language, acts }: Asked): Answer {
  const { money, deliveries } = customer
  const autoships = new Map(
    deliveries.flatMap(({ autoshipId: id, autoshipName }) =>
      id === null ? [] : [[id, { id, name: autoshipName ?? '' }] as const],
    ),
  )
  const { refundableCents, requiredCents } = money.deposit
  const deposits = Math.min(money.deposit.paidCents, requiredCents) + refundableCents
  return {
    say: words.stops(
      bottlesOf(customer),
      formatEuros(deposits, language),
      formatEuros(money.accountCents, language),
    ),
    ...(autoships.size > 0 && { act: acts.end([...autoships.values()]) }),
  }
}
