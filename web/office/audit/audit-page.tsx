import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Input } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { auditWords } from '../../words/office/audit.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import { AuditActor, AuditDeed, type AuditRow, AuditSmall } from './audit-entry.tsx'
import { AuditFilter } from './audit-filter.tsx'
import './audit.css'

type Query = NonNullable<Input<OfficeCalls['readAudit']>['query']>

const members = ['about', 'staff', 'from', 'to'] as const

/** The whole audit trail; the filter is the address. */
export function AuditPage() {
  const words = useWords(auditWords)
  const [address] = useSearchParams()
  const query = Object.fromEntries(
    members.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : [])),
  ) as Query
  const first = useLoaded(address.toString(), () => api.readAudit({ query }))
  const isFiltered = address.size > 0
  return (
    <div className="audit">
      <PageHead title={words.title} />
      <AuditFilter />
      <Loading from={first}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <EmptyState picture="drop" title={isFiltered ? words.emptyFiltered : words.empty} />
          ) : (
            <Entries key={`${address.toString()} ${rows[0]!.id}`} {...{ rows, next, query }} />
          )
        }
      </Loading>
      <p className="quiet tiny">{words.kept}</p>
    </div>
  )
}

type EntriesProps = { rows: readonly AuditRow[]; next: number | null; query: Query }

/** The rows there are, and older ones by a press. */
function Entries({ rows, next, query }: EntriesProps) {
  const words = useWords(auditWords)
  const frame = useWords(frameWords)
  const [older, setOlder] = useState<{ rows: AuditRow[]; next: number | null }>()
  const { busy, errors, run } = useAction(frame.failed)
  const before = older ? older.next : next
  const more = () =>
    run(async () => {
      const page = await api.readAudit({ query: { ...query, before: String(before) } })
      setOlder({ rows: [...(older?.rows ?? []), ...page.rows], next: page.next })
    })
  return (
    <>
      <DataTable
        caption={words.title}
        hideCaption
        columns={useColumns()}
        rows={[...rows, ...(older?.rows ?? [])]}
        rowKey={({ id }) => id}
      />
      <FailedNote text={errors['']} />
      {before !== null && (
        <Button look="line" busy={busy} onClick={() => void more()}>
          {words.older}
        </Button>
      )}
    </>
  )
}

function useColumns(): Column<AuditRow>[] {
  const words = useWords(auditWords)
  const language = useLanguage()
  return [
    {
      id: 'when',
      head: words.when,
      cell: ({ at }) => <time dateTime={at}>{when(at, language)}</time>,
    },
    { id: 'who', head: words.who, cell: (row) => <AuditActor row={row} /> },
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
    },
    {
      id: 'where',
      head: words.where,
      cell: ({ by }) => <span className="quiet">{by.address}</span>,
    },
  ]
}
