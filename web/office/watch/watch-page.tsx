import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { watchWords } from '../../words/office/watch.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { api } from '../session/api.ts'
import './watch.css'

/** What is unusual, in careful words, beside what is usual. */
export function WatchPage() {
  const words = useWords(watchWords)
  const language = useLanguage()
  const watched = useLoaded('watch', () => api.readWatchList())
  return (
    <>
      <PageHead title={words.title} />
      <Loading from={watched}>
        {({ since, rows }) => (
          <>
            <p className="quiet">{words.since(numericDate(dayOf(since), language))}</p>
            {rows.length === 0 ? (
              <EmptyState picture="drop" title={words.nothing} />
            ) : (
              <ul className="watch-rows">
                {rows.map(({ kind, staffId, name, cases, of, usual }) => (
                  <li key={`${kind} ${staffId}`}>
                    <b>{name}</b>
                    <span>{words.kinds[kind]}</span>
                    <span className="quiet">
                      {words.cases(cases, of)}; {words.usual(usual[0], usual[1])}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loading>
    </>
  )
}
