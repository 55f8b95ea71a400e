import { Link } from 'react-router'
import { formatChange } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { bankWords } from '../../words/office/bank.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import { KeyCaps } from '../kit/key-caps.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { ListFacts } from '../list/list-facts.tsx'
import type { BankLine } from './bank-line.ts'
import { nameOf, useLineColumns, Why } from './line-columns.tsx'
import { startNaming } from './start-naming.ts'

/** A line beside the list: who it may be of, each with its key. */
export function LinePeek({ line }: { line: BankLine }) {
  const words = useWords(bankWords)
  const columns = useLineColumns()
  return (
    <>
      <h2>{words.line(line.id)}</h2>
      <ListFacts row={line} columns={columns} />
      {line.state === 'open' ? <Proposals key={line.id} line={line} /> : <Named line={line} />}
    </>
  )
}

function Proposals({ line }: { line: BankLine }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const { proposals } = line
  const choices = proposals.map((proposal, at) => ({
    proposal,
    keys: String(at + 1),
    label: words.choose(at + 1, nameOf(proposal), proposal.customerId),
    run: () => startNaming(line, proposal, language),
  }))
  const others = useOtherDeeds(line)
  useShortcuts(
    [...choices, ...others.filter((deed) => 'keys' in deed)].map(({ keys, label, run }) => ({
      ...(keys !== undefined && { keys }),
      label,
      group: 'list' as const,
      run,
    })),
  )
  return (
    <div className="bank-peek">
      <h3>{words.proposals}</h3>
      {choices.length === 0 && <p className="quiet">{words.nobody}</p>}
      {choices.map(({ proposal, keys, label, run }) => (
        <div key={keys}>
          <Button look="line" onClick={run}>
            {label}
          </Button>
          <Why line={line} proposal={proposal} />
        </div>
      ))}
      <OtherDeeds deeds={others} />
    </div>
  )
}

type LineDeed = { label: string; keys?: string; run: () => void }

const OtherDeeds = ({ deeds }: { deeds: readonly LineDeed[] }) => (
  <p className="row">
    {deeds.map(({ label, keys, run }) => (
      <Button key={label} look="text" onClick={run}>
        {label}
        {keys !== undefined && <KeyCaps keys={keys} />}
      </Button>
    ))}
  </p>
)

/** What a line can be that no proposal says; `p` divides what came in, `r` is a refund. */
function useOtherDeeds(line: BankLine): LineDeed[] {
  const words = useWords(bankWords)
  const language = useLanguage()
  const { id: lineId, sum: cents } = line
  const name = `${line.payer ?? ''} ${formatChange(cents, language)}`.trim()
  const customerId = line.proposals[0]?.customerId
  const split: LineDeed = {
    label: words.split,
    keys: 'p',
    run: () => startDeed({ deed: 'splitLine', lineId, name, cents, customerId }),
  }
  const proposed = customerId === undefined ? undefined : { customerId }
  return [
    { label: words.name, keys: 'n', run: () => startNaming(line, undefined, language) },
    ...(cents > 0 ? [split] : []),
    {
      label: cents > 0 ? words.cameBack : words.transfer,
      keys: 'r',
      run: () => startDeed({ deed: 'nameTransfer', lineId, name }),
    },
    {
      label: words.ask,
      keys: 'q',
      run: () => startDeed({ deed: 'askPayer', lineId, name, proposed }),
    },
    { label: words.expense, run: () => startDeed({ deed: 'bookExpense', lineId, name }) },
  ]
}

function Named({ line }: { line: BankLine }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const name = formatChange(line.sum, language)
  return (
    <>
      {line.parts.map(({ target, customer, customerName, cents }) => (
        <p key={`${target}-${customer}`}>
          {customer === null ? (
            words.targets[target]
          ) : (
            <CustomerLink id={customer} name={customerName} />
          )}{' '}
          {formatChange(cents, language)}
        </p>
      ))}
      <p className="row">
        {line.customer !== null && (
          <Link to={`/customers/${line.customer}`}>{words.toCustomer}</Link>
        )}
        <Button look="text" onClick={() => startDeed({ deed: 'unmatch', lineId: line.id, name })}>
          {words.unmatch}
        </Button>
      </p>
    </>
  )
}
