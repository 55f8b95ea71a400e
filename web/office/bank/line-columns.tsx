import { Link } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatChange } from '../../../domain/money.ts'
import { bankWords } from '../../words/office/bank.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { ListColumn } from '../list/list-column.ts'
import type { BankLine } from './bank-line.ts'

/** What the list shows of a line of the bank. */
export function useLineColumns(): ListColumn<BankLine>[] {
  const words = useWords(bankWords)
  const language = useLanguage()
  const plain = (
    id: string,
    head: string,
    text: (line: BankLine) => string,
    more: Partial<ListColumn<BankLine>> = {},
  ): ListColumn<BankLine> => ({ id, head, cell: text, text, ...more })
  const whose = ({ customerName, customer, target, proposals }: BankLine) => {
    if (customer !== null) return customerName ?? String(customer)
    if (target !== null) return words.targets[target]
    return proposals[0] ? `${nameOf(proposals[0])}?` : ''
  }
  return [
    plain('day', words.day, ({ day }) => numericDate(dayOf(day), language), { sort: 'day' }),
    plain('payer', words.payer, ({ payer, iban }) =>
      [payer ?? '', iban === null ? '' : `…${iban.slice(-4)}`].join(' ').trim(),
    ),
    plain('text', words.text, ({ text }) => text),
    plain('sum', words.sum, ({ sum }) => formatChange(sum, language), { sort: 'size', end: true }),
    plain('whose', words.whose, whose, {
      cell: (line) =>
        line.customer === null ? (
          whose(line)
        ) : (
          <Link to={`/customers/${line.customer}`}>{whose(line)}</Link>
        ),
    }),
    plain('class', words.class, (line) => (line.class === null ? '' : words.classes[line.class])),
    plain('state', words.state, ({ state }) => words.states[state]),
  ]
}

export const nameOf = ({ customerName, customerId }: BankLine['proposals'][number]) =>
  customerName ?? String(customerId)
