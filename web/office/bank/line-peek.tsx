import { Link } from 'react-router'
import { formatChange } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { bankWords } from '../../words/office/bank.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { ListFacts } from '../list/list-facts.tsx'
import type { BankLine } from './bank-line.ts'
import { nameOf, useLineColumns, Why } from './line-columns.tsx'

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

/** The deed that books a line as its proposal says. */
export function startNaming(
  line: BankLine,
  proposal: BankLine['proposals'][number] | undefined,
  language: 'lv' | 'en',
) {
  startDeed({
    deed: 'nameLine',
    lineId: line.id,
    name: `${line.payer ?? ''} ${formatChange(line.sum, language)}`.trim(),
    proposed: proposal && {
      customerId: proposal.customerId,
      ...(proposal.documentId !== null && { documentId: proposal.documentId }),
    },
  })
}

function Proposals({ line }: { line: BankLine }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const { proposals } = line
  const choices = proposals.map((proposal, at) => ({
    proposal,
    keys: String(at + 1),
    label: words.choose(at + 1, nameOf(proposal)),
    run: () => startNaming(line, proposal, language),
  }))
  useShortcuts(
    choices.map(({ keys, label, run }) => ({ keys, label, group: 'list' as const, run })),
  )
  const name = `${line.payer ?? ''} ${formatChange(line.sum, language)}`.trim()
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
      <p className="row">
        <Button look="text" onClick={() => startNaming(line, undefined, language)}>
          {words.name}
        </Button>
        <Button
          look="text"
          onClick={() => startDeed({ deed: 'bookExpense', lineId: line.id, name })}
        >
          {words.expense}
        </Button>
        <Button
          look="text"
          onClick={() => startDeed({ deed: 'nameTransfer', lineId: line.id, name })}
        >
          {words.transfer}
        </Button>
      </p>
    </div>
  )
}

function Named({ line }: { line: BankLine }) {
  const words = useWords(bankWords)
  const language = useLanguage()
  const name = formatChange(line.sum, language)
  return (
    <p className="row">
      {line.customer !== null && <Link to={`/customers/${line.customer}`}>{words.toCustomer}</Link>}
      <Button look="text" onClick={() => startDeed({ deed: 'unmatch', lineId: line.id, name })}>
        {words.unmatch}
      </Button>
    </p>
  )
}
