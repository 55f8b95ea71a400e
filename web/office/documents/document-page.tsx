import { Fragment, type ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import type { OfficeDocument } from '../../../contract/office/records.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { monthTitle, numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { recordWords } from '../../words/office/records.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { CustomerLink } from '../kit/customer-link.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { readRecord } from '../kit/read-record.ts'
import { RecordFacts } from '../kit/record-facts.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { DocumentLines } from './document-lines.tsx'

/** A document: whose it is, what it asks for, and what was done with it. */
export function DocumentPage({ missing }: { missing: ReactNode }) {
  const words = useWords(recordWords)
  const { id = '' } = useParams()
  const document = useLoaded(id, () => readRecord(api.readOfficeDocument({ params: { id } })))
  useLive(['own', 'actions'], document.reload)
  return (
    <Loading from={document} head={<PageHead title={words.document} />}>
      {(value) => (value === null ? missing : <Whole key={value.id} document={value} />)}
    </Loading>
  )
}

function Whole({ document }: { document: OfficeDocument }) {
  const words = useWords(recordWords)
  const { id, number, kind, file } = document
  return (
    <>
      <PageHead title={`${words.documents[kind]} ${number}`}>
        <a className="link" href={file} target="_blank" rel="noreferrer">
          {words.openFile}
        </a>
      </PageHead>
      <Facts document={document} />
      <DocumentLines document={document} />
      <RecordHistory
        name={`document ${id}`}
        read={(cursor) =>
          api.readDocumentHistory({
            params: { id: String(id) },
            query: cursor === undefined ? {} : { cursor },
          })
        }
      />
    </>
  )
}

function Facts({ document }: { document: OfficeDocument }) {
  const words = useWords(recordWords)
  const language = useLanguage()
  const date = (day: string) => numericDate(dayOf(day), language)
  const { customerId, customerName, orderId, kind, suppliedOn, dueOn, related } = document
  return (
    <RecordFacts
      facts={[
        [words.customer, <CustomerLink key="customer" id={customerId} name={customerName} />],
        [
          words.order,
          orderId !== null && (
            <Link key="order" to={`/orders/${orderId}`}>
              {orderId}
            </Link>
          ),
        ],
        [words.issued, date(document.issuedOn)],
        [
          words.supplied[kind],
          kind === 'monthly_bill' ? monthTitle(dayOf(suppliedOn), language) : date(suppliedOn),
        ],
        [words.due, dueOn && date(dueOn)],
        ...useSums(document),
        [words.reference, document.reference],
        [words.related, related.length > 0 && <Related key="related" documents={related} />],
      ]}
    />
  )
}

function Related({ documents }: { documents: OfficeDocument['related'] }) {
  const words = useWords(recordWords)
  return documents.map(({ id, kind, number }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={`/documents/${id}`}>
        {words.documents[kind]} {number}
      </Link>
    </Fragment>
  ))
}

/** What it comes to, and what of it is still to pay. */
function useSums(document: OfficeDocument): [name: string, value: ReactNode][] {
  const words = useWords(recordWords)
  const language = useLanguage()
  const euros = (cents: number) => formatEuros(cents, language)
  const { totalCents, toPayCents, openCents, overdueCents } = document
  return [
    [words.total, <b key="total">{euros(totalCents)}</b>],
    [words.stillToPay, toPayCents > 0 && (openCents > 0 ? euros(openCents) : words.paid)],
    [words.overdue, overdueCents > 0 && euros(overdueCents)],
  ]
}
