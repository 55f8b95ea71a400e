import { addDays, type Day, dayOf, weekdayOf } from '../../../domain/calendar.ts'
import { numericDate, onDay } from '../../../domain/calendar/phrases.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { formatChange, formatEuros, sumOf } from '../../../domain/money.ts'
import { listed } from '../../../domain/words/listed.ts'
import { type Answer, type Asked, lentTo } from './question.ts'

const friday = 5

export function deposit({ customer, words, language }: Asked): Answer {
  const { id: customerId, name, money } = customer
  const { last, paidCents, requiredCents } = money.deposit
  const euros = (cents: number) => formatEuros(cents, language)
  const now = words.depositNow(lentTo(customer), euros(requiredCents), euros(paidCents))
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

export function pay({ customer: { money, documents }, words, language }: Asked): Answer {
  const [last] = documents
  const open = sumOf(money.open, ({ openCents }) => openCents)
  const numbers = listed(
    money.open.map(({ number }) => number),
    language,
  )
  const say =
    open > 0
      ? words.toPay(formatEuros(open, language), numbers)
      : money.accountCents < 0
        ? words.notBilled(formatEuros(-money.accountCents, language))
        : words.allPaid
  const document = money.open[0] ?? last
  if (document === undefined) return { say }
  return { say, act: { deed: 'sendDocument', documentId: document.id, name: document.number } }
}

const nextFriday = (today: Day) => addDays(today, (friday - weekdayOf(today) + 7) % 7 || 7)

export function promise({ customer, words, language }: Asked): Answer {
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
