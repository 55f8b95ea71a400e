import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { searchesWords } from '../../words/office/searches.ts'
import { type Language, useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'

/** What customers searched and did not find, for whoever keeps the catalogue. */
export function SearchesPage() {
  const words = useWords(searchesWords)
  const language = useLanguage()
  const misses = useLoaded('search misses', () => api.listSearchMisses())
  return (
    <>
      <PlaceHead place="goods" title={words.title} />
      <Loading from={misses}>
        {({ since, rows }) => (
          <>
            <p className="quiet">{words.since(numericDate(dayOf(since), language))}</p>
            {rows.length === 0 ? (
              <EmptyState picture="drop" title={words.nothing} />
            ) : (
              <MissTable rows={rows} />
            )}
          </>
        )}
      </Loading>
    </>
  )
}

type Rows = Answer<OfficeCalls['listSearchMisses']>['rows']

function MissTable({ rows }: { rows: Rows }) {
  const words = useWords(searchesWords)
  const language = useLanguage()
  return (
    <DataTable
      caption={words.title}
      hideCaption
      rows={rows}
      rowKey={({ term }) => term}
      phone="two"
      columns={columnsOf(words, language)}
    />
  )
}

const columnsOf = (
  words: (typeof searchesWords)['lv'],
  language: Language,
): Column<Rows[number]>[] => [
  { id: 'term', head: words.term, cell: ({ term }) => <SearchedTerm term={term} /> },
  { id: 'times', head: words.times, end: true, cell: ({ times }) => times },
  {
    id: 'last',
    head: words.lastOn,
    end: true,
    cell: ({ lastOn }) => numericDate(dayOf(lastOn), language),
  },
]

/** Leads to what the shop finds for it now. */
function SearchedTerm({ term }: { term: string }) {
  const words = useWords(searchesWords)
  return (
    <a
      className="link"
      href={`/goods-search/${encodeURIComponent(term)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={words.look(term)}
    >
      {term}
    </a>
  )
}
