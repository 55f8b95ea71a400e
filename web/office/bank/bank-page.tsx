import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bankLineFields } from '../../../domain/bank/line-fields.ts'
import { formatChange } from '../../../domain/money.ts'
import { Note } from '../../ui/note.tsx'
import { bankWords } from '../../words/office/bank.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import type { FieldWords } from '../list/list-props.ts'
import { List } from '../list/list.tsx'
import { api } from '../session/api.ts'
import type { BankLine } from './bank-line.ts'
import { BankSummary } from './bank-summary.tsx'
import { ImportButton, type ImportSaid } from './import-button.tsx'
import { leading, useLineColumns } from './line-columns.tsx'
import { LinePeek } from './line-peek.tsx'
import { startNaming } from './start-naming.ts'
import './bank.css'

/** Lines of the bank's statements: whose each is, and what waits for a person. */
export function BankPage() {
  const words = useWords(bankWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const [said, setSaid] = useState<ImportSaid[]>([])
  const open = (line: BankLine) => {
    if (line.state === 'open') startNaming(line, leading(line), language)
    else if (line.customer !== null) void navigate(`/customers/${line.customer}`)
  }
  return (
    <>
      <PlaceHead place="money" title={words.title}>
        <ImportButton onDone={setSaid} />
      </PlaceHead>
      <Imported said={said} />
      <BankSummary />
      <List
        place="bank"
        title={words.all}
        fields={bankLineFields}
        fieldWords={useFieldWords()}
        columns={useLineColumns()}
        defaultSort="-rank"
        read={(query) => api.listBankLines({ query })}
        readAgainFor="bank"
        nameOf={({ id }) => words.line(id)}
        onOpen={open}
        peek={peek}
        sums={({ sum }): Record<string, string> =>
          sum === undefined ? {} : { sum: formatChange(sum, language) }
        }
        empty={words.without}
      />
    </>
  )
}

/** What each of the imported statements came to. */
const Imported = ({ said }: { said: readonly ImportSaid[] }) => (
  <output className="bank-said">
    {said.map(({ text, isRefused }) => (
      <Note key={text} look={isRefused ? 'clay' : 'leaf'}>
        {text}
      </Note>
    ))}
  </output>
)

function useFieldWords(): FieldWords {
  const words = useWords(bankWords)
  return {
    day: { label: words.day },
    state: { label: words.state, choices: words.states },
    class: { label: words.class, choices: words.classes },
    payer: { label: words.payer },
    text: { label: words.text },
    iban: { label: 'IBAN' },
    sum: { label: words.sum },
    customer: { label: words.customerNo },
  }
}

const peek = (line: BankLine) => <LinePeek line={line} />
