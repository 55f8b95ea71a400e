import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatChange, formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { bankWords } from '../../words/office/bank.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import { type ListColumn, textColumn } from '../list/list-column.ts'
import type { BankLine } from './bank-line.ts'
import { startNaming } from './start-naming.ts'
import './bank.css'

/** What the list shows of a line of the bank. */
export function useLineColumns(): ListColumn<BankLine>[] {
  const words = useWords(bankWords)
  const language = useLanguage()
  const stateOf = ({ state }: BankLine) => words.states[state]
  return [
    textColumn('day', words.day, ({ day }) => numericDate(dayOf(day), language), { sort: 'day' }),
    textColumn('payer', words.payer, payerOf, {
      cell: ({ payer, iban }) => (
        <>
          {payer} {iban !== null && <span className="nw">{lastOf(iban)}</span>}
        </>
      ),
    }),
    textColumn('text', words.text, ({ text }) => text),
    textColumn('sum', words.sum, ({ sum }) => formatChange(sum, language), {
      sort: 'size',
      end: true,
    }),
    textColumn('whose', words.whose, (line) => whoseOf(line, words), {
      cell: (line) => <Whose line={line} />,
    }),
    textColumn('class', words.class, (line) =>
      line.class === null ? '' : words.classes[line.class],
    ),
    textColumn('state', words.state, stateOf, {
      cell: (line) =>
        line.state === 'open' ? (
          <NameLine line={line} />
        ) : (
          <span className="nw">{stateOf(line)}</span>
        ),
    }),
  ]
}

function whoseOf(line: BankLine, words: (typeof bankWords)['lv']): string {
  const { customerName, customer, target, proposals } = line
  if (customer !== null) return customerName ?? String(customer)
  if (target !== null) return words.targets[target]
  const [first, ...others] = proposals
  if (!first) return ''
  return [`${nameOf(first)}?`, others.length > 0 && words.others(others.length)]
    .filter(Boolean)
    .join(' ')
}

function Whose({ line }: { line: BankLine }) {
  const words = useWords(bankWords)
  const { customer, customerName, proposals } = line
  if (customer !== null) return <CustomerLink id={customer} name={customerName} />
  return (
    <>
      {whoseOf(line, words)}
      {proposals[0] && <Why line={line} proposal={proposals[0]} />}
    </>
  )
}

/** One clear customer is accepted; of several, one is sought. */
export const leading = ({ class: sign, proposals }: BankLine) =>
  sign === 'G' ? undefined : proposals[0]

function NameLine({ line }: { line: BankLine }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const first = leading(line)
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
