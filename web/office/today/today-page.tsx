import { Link, useSearchParams } from 'react-router'
import type { Right } from '../../../domain/staff/rights.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { rightsWords } from '../../words/office/rights.ts'
import { todayWords } from '../../words/office/today.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { DayRuns } from '../runs/day-runs.tsx'
import { api } from '../session/api.ts'
import { useDayInFocus } from '../session/day-in-focus.ts'
import { useMay, useSession } from '../session/session.ts'
import { when } from '../session/when.ts'
import type { Attention } from './attention.ts'
import { AttentionRowLine } from './attention-row.tsx'
import { ComingDays } from './coming-days.tsx'
import { DaySwitch } from './day-switch.tsx'
import { TodayHead } from './today-head.tsx'
import './today.css'

/** What asks for a person, the first to be too late first; and what the person may do. */
export function TodayPage() {
  const words = useWords(todayWords)
  const { staff } = useSession().session
  const maySee = useMay('seeToday')
  const { day } = useDayInFocus()
  const attention = useLoaded(maySee ? 'attention' : undefined, () => api.readAttention())
  const { value: head, reload } = useLoaded(maySee ? 'head' : undefined, () => api.readTodayHead())
  useLive(['approvals', 'orders', 'mails', 'own'], attention.reload)
  useLive(['orders', 'run', 'own'], reload)
  return (
    <>
      <DaySwitch />
      <p>
        {words.greeting(staff.name.split(' ')[0]!)} <a href="/">{words.toShop}</a>
      </p>
      {head && (
        <TodayHead
          head={head}
          unknownLines={
            attention.value?.rows.filter(({ kind }) => kind === 'bank_line').length ?? 0
          }
        />
      )}
      {maySee && <DayRuns day={day} />}
      {maySee && (
        <Loading from={attention}>
          {(value) => (
            <div className="today-work">
              <ToDo attention={value} onChanged={attention.reload} />
              {head && <ComingDays coming={head.coming} />}
            </div>
          )}
        </Loading>
      )}
      <OwnRights />
    </>
  )
}

const groups = ['mine', 'money', 'tomorrow', 'customers', 'machine'] as const

function ToDo({ attention, onChanged }: { attention: Attention; onChanged: () => void }) {
  const words = useWords(todayWords)
  const language = useLanguage()
  const [address] = useSearchParams()
  const chosen = address.get('group')
  const { staff } = useSession().session
  const rowsOf = (name: string | null) =>
    attention.rows.filter(
      ({ group, givenTo }) =>
        name === null || (name === 'mine' ? givenTo?.id === staff.id : group === name),
    )
  const rows = rowsOf(chosen)
  return (
    <section className="today-do" aria-labelledby="today-do">
      <h2 id="today-do">{words.toDo}</h2>
      <GroupLinks chosen={chosen} countOf={(name) => rowsOf(name).length} />
      <div className="today-do__rows">
        {attention.unread.map(({ kind, readAt }) => (
          <Note key={kind} look="sun">
            {words.unread(kind, readAt ? when(readAt, language) : words.never)}
          </Note>
        ))}
        {rows.length === 0 ? (
          <EmptyState picture="drop" title={words.empty} />
        ) : (
          bySoon(rows).map(([soon, some]) => (
            <section key={soon} aria-labelledby={`today-${soon}`}>
              <h3 id={`today-${soon}`}>
                {words.soon[soon]} <span className="num">{some.length}</span>
              </h3>
              <ul>
                {some.map((row) => (
                  <AttentionRowLine key={`${row.kind} ${row.id}`} row={row} onChanged={onChanged} />
                ))}
              </ul>
            </section>
          ))
        )}
        {attention.putOff > 0 && (
          <p className="quiet tiny">{words.putOffCount(attention.putOff)}</p>
        )}
      </div>
    </section>
  )
}

type GroupLinksProps = {
  chosen: string | null
  /** The rows of a group, or of all. */
  countOf: (name: string | null) => number
}

function GroupLinks({ chosen, countOf }: GroupLinksProps) {
  const words = useWords(todayWords)
  const [address] = useSearchParams()
  return (
    <nav className="today-do__groups" aria-label={words.toDo}>
      <Link to={toGroup(address, null)} aria-current={chosen === null ? 'page' : undefined}>
        {words.all} <span>{countOf(null)}</span>
      </Link>
      {groups.map((name) => (
        <Link
          key={name}
          to={toGroup(address, name)}
          aria-current={chosen === name ? 'page' : undefined}
        >
          {words.groups[name]} <span>{countOf(name)}</span>
        </Link>
      ))}
    </nav>
  )
}

/** The day in focus stays in the address. */
function toGroup(address: URLSearchParams, name: string | null): string {
  const next = new URLSearchParams(address)
  if (name === null) next.delete('group')
  else next.set('group', name)
  return `?${next}`
}

const soons = ['now', 'today', 'later'] as const
type Soon = (typeof soons)[number]

const hourMs = 3_600_000

/** Rows that are late or soon to be, those of today, and the rest. */
function bySoon(rows: Attention['rows']): [Soon, Attention['rows']][] {
  const now = Date.now()
  const soonOf = ({ until }: Attention['rows'][number]): Soon => {
    if (until === null) return 'later'
    const left = Date.parse(until) - now
    return left < hourMs ? 'now' : left < 24 * hourMs ? 'today' : 'later'
  }
  return soons
    .map((soon): [Soon, Attention['rows']] => [soon, rows.filter((row) => soonOf(row) === soon)])
    .filter(([, some]) => some.length > 0)
}

function OwnRights() {
  const words = useWords(todayWords)
  const table = useWords(rightsWords)
  const { staff, rights } = useSession().session
  return (
    <section className="today-rights">
      <Disclosure summary={words.rights}>
        <p className="quiet">{staff.roles.map((role) => table.roles[role]).join(', ')}</p>
        <dl>
          {Object.entries(rights).map(([right, extent]) => (
            <div key={right}>
              <dt>{table.rights[right as Right]}</dt>
              <dd className="quiet">{table.extents[extent]}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  )
}
