import { useNavigate } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { refundFields } from '../../../domain/refunds/refund-fields.ts'
import { refundWords } from '../../words/office/refunds.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { WaitingRequests } from '../approvals/waiting-requests.tsx'
import { CustomerLink } from '../kit/customer-link.tsx'
import { ActOnMarked } from '../list/act-on-marked.tsx'
import { type ListColumn, textColumn } from '../list/list-column.ts'
import { List } from '../list/list.tsx'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { TransferFiles } from './transfer-files.tsx'

type Refund = Answer<OfficeCalls['listRefunds']>['rows'][number]

/** Refunds with where each stands, and the files that the bank is given. */
export function RefundsPage() {
  const words = useWords(refundWords)
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <>
      <PlaceHead place="money" title={words.title} />
      <WaitingRequests room="refunds" />
      <List
        place="refunds"
        title={words.all}
        fields={refundFields}
        fieldWords={{
          id: { label: words.number },
          customer: { label: words.customerNo },
          name: { label: words.customer },
          askedOn: { label: words.askedOn },
          to: { label: words.to, choices: words.targets },
          state: { label: words.state, choices: words.states },
          cents: { label: words.sum },
        }}
        columns={useRefundColumns()}
        defaultSort="-rank"
        read={(query) => api.listRefunds({ query })}
        readAgainFor="refunds"
        nameOf={({ id }) => words.refund(id)}
        onOpen={({ customer }) => void navigate(`/customers/${customer}`)}
        acts={acts}
        sums={({ cents }): Record<string, string> =>
          cents === undefined ? {} : { cents: formatEuros(cents, language) }
        }
        empty={words.none}
      />
      <TransferFiles />
    </>
  )
}

function useRefundColumns(): ListColumn<Refund>[] {
  const words = useWords(refundWords)
  const language = useLanguage()
  const nameOf = ({ name, customer }: Refund) => name ?? String(customer)
  return [
    textColumn('id', words.number, ({ id }) => String(id), { sort: 'id' }),
    textColumn('name', words.customer, nameOf, {
      cell: ({ customer, name }) => <CustomerLink id={customer} name={name} />,
      sort: 'name',
    }),
    textColumn('askedOn', words.askedOn, ({ askedOn }) => numericDate(dayOf(askedOn), language), {
      sort: 'askedOn',
    }),
    textColumn('cents', words.sum, ({ cents }) => formatEuros(cents, language), {
      sort: 'cents',
      end: true,
    }),
    textColumn('what', words.what, ({ cents, accountCents }) =>
      [cents > accountCents ? words.parts.deposit : '', accountCents > 0 ? words.parts.account : '']
        .filter(Boolean)
        .join(' + '),
    ),
    textColumn('to', words.to, ({ to, iban }) =>
      iban === null ? words.targets[to] : `${words.targets[to]} …${iban}`,
    ),
    textColumn('state', words.state, ({ state, transferFile }) =>
      [words.states[state], transferFile === null ? '' : `(${transferFile})`].join(' ').trim(),
    ),
  ]
}

const acts = (readIds: () => Promise<number[]>) => <MakeFile readIds={readIds} />

function MakeFile({ readIds }: { readIds: () => Promise<number[]> }) {
  const words = useWords(refundWords)
  const deedOf = (refundIds: number[]) =>
    ({ deed: 'exportTransfers', refundIds, name: `(${refundIds.length})` }) as const
  return <ActOnMarked label={words.file} readIds={readIds} deedOf={deedOf} />
}
