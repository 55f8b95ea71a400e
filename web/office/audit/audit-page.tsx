import { useNavigate } from 'react-router'
import { auditFields } from '../../../domain/staff/lists.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { auditWords } from '../../words/office/audit.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { PageHead } from '../kit/page-head.tsx'
import { List } from '../list/list.tsx'
import type { ListColumn } from '../list/list-column.ts'
import type { FieldWords } from '../list/list-props.ts'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'
import { when } from '../session/when.ts'
import { actionText, AuditActor, AuditDeed, type AuditRow, AuditSmall } from './audit-entry.tsx'
import './audit.css'

/** The whole audit trail; the filter is the address. */
export function AuditPage() {
  const words = useWords(auditWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const columns = useColumns()
  const open = ({ customer, subject, subjectId }: AuditRow) => {
    if (subject === 'staff' && subjectId !== null) void navigate(`/people/${subjectId}`)
    else if (customer?.name) void navigate(`/customers/${customer.id}`)
  }
  return (
    <>
      <PageHead title={words.title} />
      <List
        place="audit"
        title={words.title}
        fields={auditFields}
        fieldWords={useFieldWords()}
        columns={columns}
        defaultSort="-at"
        read={(query) => api.readAudit({ query })}
        nameOf={(row) => `${when(row.at, language)}, ${actionText(row, words)}`}
        onOpen={open}
        peek={peek}
        empty={words.empty}
      />
      <p className="quiet tiny">{words.kept}</p>
    </>
  )
}

/** People are named for those who may list them. */
function useFieldWords(): FieldWords {
  const words = useWords(auditWords)
  const people = useLoaded(useMay('manageStaff') ? 'people' : undefined, () =>
    api.listStaff({ query: { limit: '200' } }),
  )
  const { books, onBehalf, signIns, refused } = words
  const names = people.value?.rows.map(({ id, name }) => [id, name]) ?? []
  return {
    about: {
      label: words.what,
      choices: { books, on_behalf: onBehalf, sign_ins: signIns, refused },
    },
    staff: { label: words.person, choices: Object.fromEntries(names) },
    action: { label: words.verb, choices: words.actions },
    cents: { label: words.sum },
    at: { label: words.when },
    by: { label: words.who, choices: words.kinds },
    customer: { label: words.customerNo },
  }
}

function useColumns(): ListColumn<AuditRow>[] {
  const words = useWords(auditWords)
  const language = useLanguage()
  return [
    {
      id: 'when',
      head: words.when,
      cell: ({ at }) => <time dateTime={at}>{when(at, language)}</time>,
      text: ({ at }) => at,
      sort: 'at',
    },
    {
      id: 'who',
      head: words.who,
      cell: (row) => <AuditActor row={row} />,
      text: ({ by }) => by.name ?? words.kinds[by.kind],
    },
    {
      id: 'what',
      head: words.what,
      cell: (row) => (
        <>
          <AuditDeed row={row} />
          <br />
          <AuditSmall row={row} />
        </>
      ),
      text: (row) =>
        [actionText(row, words), row.subjectName ?? row.customer?.name, row.reason, row.refused]
          .filter(Boolean)
          .join(', '),
    },
    {
      id: 'where',
      head: words.where,
      cell: ({ by }) => <span className="quiet">{by.address}</span>,
      text: ({ by }) => by.address ?? '',
    },
  ]
}

const peek = (row: AuditRow) => <Peek row={row} />

/** An act beside the list, with the request that made it. */
function Peek({ row }: { row: AuditRow }) {
  const words = useWords(auditWords)
  return (
    <>
      <h2>
        <AuditActor row={row} />
      </h2>
      <p>
        <AuditDeed row={row} />
      </p>
      <p>
        <AuditSmall row={row} />
      </p>
      {row.requestId && (
        <p className="quiet tiny">
          {words.request} {row.requestId}
        </p>
      )}
    </>
  )
}
