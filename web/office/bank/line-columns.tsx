import { Link } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatChange, formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { bankWords } from '../../words/office/bank.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import type { ListColumn } from '../list/list-column.ts'
import type { BankLine } from './bank-line.ts'
import { startNaming } from './start-naming.ts'
import './bank.css'

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
  const stateOf = ({ state }: BankLine) => words.states[state]
  return [
    plain('day', words.day, ({ day }) => numericDate(dayOf(day), language), { sort: 'day' }),
    plain('payer', words.payer, payerOf, {
      cell: ({ payer, iban }) => (
        <>
          {payer} {iban !== null && <span className="nw">{lastOf(iban)}</span>}
        </>
      ),
    }),
    plain('text', words.text, ({ text }) => text),
    plain('sum', words.sum, ({ sum }) => formatChange(sum, language), { sort: 'size', end: true }),
    plain('whose', words.whose, whose, {
      cell: (line) =>
        line.customer === null ? (
          <>
            {whose(line)}
            {line.proposals[0] && <Why line={line} proposal={line.proposals[0]} />}
          </>
        ) : (
          <Link to={`/customers/${line.customer}`}>{whose(line)}</Link>
        ),
    }),
    plain('class', words.class, (line) => (line.class === null ? '' : words.classes[line.class])),
    plain('state', words.state, stateOf, {
      cell: (line) =>
        line.state === 'open' ? (
          <NameLine line={line} />
        ) : (
          <span className="nw">{stateOf(line)}</span>
        ),
    }),
  ]
}

/** One clear customer is accepted; of several, one is sought. */
function NameLine({ line }: { line: BankLine }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const first = line.class === 'G' ? undefined : line.proposals[0]
  const [label, name] = first
    ? [words.acceptOne, words.acceptLine(line.id)]
    : [words.seek, words.seekFor(line.id)]
  return (
    <span className="bank-act">
      <span className="vh">{words.states.open}</span>
      <Button look="line" aria-label={name} onClick={() => startNaming(line, first, language)}>
        {label}
      </Button>
    </span>
  )
}

const lastOf = (iban: string) => `…${iban.slice(-4)}`

const payerOf = ({ payer, iban }: BankLine) =>
  [payer ?? '', iban === null ? '' : lastOf(iban)].join(' ').trim()

type OfProposal = { line: BankLine; proposal: BankLine['proposals'][number] }

/** What speaks for a customer, what is open and what is left over. */
export function Why({ line: { sum }, proposal }: OfProposal) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const { openCents, document, signs } = proposal
  const over = sum - openCents
  const open = openCents > 0 && [
    [document, words.open(formatEuros(openCents, language))].filter(Boolean).join(' '),
    over > 0 && words.over(formatEuros(over, language)),
    over < 0 && words.short(formatEuros(-over, language)),
  ]
  const texts = [...(open || [document]), ...signs.map((sign) => words.signs[sign])]
  return <span className="bank-why">{texts.filter(Boolean).join(', ')}</span>
}

export const nameOf = ({ customerName, customerId }: BankLine['proposals'][number]) =>
  customerName ?? String(customerId)
