import { useNavigate } from 'react-router'
import type { AccountEvent, Transaction } from '../../../contract/shop/ledger.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Paginator } from '../../ui/paginator.tsx'
import { Select } from '../../ui/select.tsx'
import { paymentWords } from '../../words/shop/payments.ts'
import { useWords } from '../../words/use-words.ts'
import { TransactionTable } from './transaction-table.tsx'

type Code = Transaction['code']
type Props = {
  events: { data: AccountEvent[]; current_page: number; last_page: number }
  code: Code | undefined
}

/** Codes are the same in all languages, and a browser holds the words of one. */
export const isTransactionCode = (text: string | null): text is Code =>
  text !== null && Object.hasOwn(Object.values(paymentWords)[0]!.codes, text)

export function Transactions({ events, code }: Props) {
  const words = useWords(paymentWords)
  const query = code === undefined ? '' : `?code=${code}`
  const isEmpty = events.data.length === 0
  return (
    <>
      {(!isEmpty || code !== undefined) && <CodeFilter code={code} />}
      {isEmpty ? (
        <EmptyState
          picture="drop"
          title={code === undefined ? words.noneYet : words.noneOfKind}
          action={<LinkButton to="/topup">{words.topUp}</LinkButton>}
        >
          {words.noneText}
        </EmptyState>
      ) : (
        <TransactionTable rows={events.data} />
      )}
      <Paginator
        page={events.current_page}
        lastPage={events.last_page}
        hrefOf={(page) => `/user/bills/${page}${query}`}
        words={words.pages}
      />
    </>
  )
}

function CodeFilter({ code = '' }: { code: Code | '' | undefined }) {
  const words = useWords(paymentWords)
  const navigate = useNavigate()
  const choose = (next: string) =>
    void navigate(next === '' ? '/user/bills/1' : `/user/bills/1?code=${next}`)
  return (
    <div className="payments-bills__filter">
      <Select label={words.filter} value={code} onChange={(event) => choose(event.target.value)}>
        <option value="">{words.everything}</option>
        {Object.entries(words.codes).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
