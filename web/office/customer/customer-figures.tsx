import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { onDayParts, whenDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { lentTo } from './question.ts'

/** Money, bottles and the next day in one row. */
export function CustomerFigures({ customer }: { customer: CustomerPage }) {
  const figures = useFigures(customer)
  return (
    <dl className="customer-figures">
      {figures.map(({ name, value, more, isLate }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            {more !== '' && <small className={isLate ? 'customer-late' : undefined}>{more}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type Figure = { name: string; value: string; more: string; isLate?: boolean }

function useFigures(customer: CustomerPage): Figure[] {
  const words = useWords(customerPageWords)
  const language = useLanguage()
  const { money, deliveries } = customer
  const euros = (cents: number) => formatEuros(cents, language)
  const [next] = deliveries
  return [
    {
      name: words.account,
      value: euros(money.accountCents),
      more: money.overdueCents > 0 ? words.overdue(euros(money.overdueCents)) : '',
      isLate: money.overdueCents > 0,
    },
    { name: words.bonus, value: euros(money.bonusCents), more: '' },
    {
      name: words.bottles,
      value: String(lentTo(customer).bottles),
      more: words.disputes(customer.openDisputes),
    },
    {
      name: words.deposit,
      value: euros(money.deposit.paidCents),
      more: words.depositRequired(euros(money.deposit.requiredCents)),
    },
    {
      name: words.next,
      value: next ? whenDate(dayOf(next.day), language) : words.nothing,
      more: next ? onDayParts(dayOf(next.day), language).weekday : '',
    },
  ]
}
