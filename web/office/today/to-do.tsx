import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { HOUR_MS } from '../../../domain/calendar/durations.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { todayWords } from '../../words/office/today.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useRowKeys } from '../kit/use-row-keys.ts'
import { useSession } from '../session/session.ts'
import { lastMinute, when } from '../session/when.ts'
import type { Attention } from './attention.ts'
import { AttentionRowLine } from './attention-row.tsx'

const groups = ['mine', 'money', 'tomorrow', 'customers', 'machine'] as const

type Props = {
  attention: Attention
  /** When tomorrow closes, where it is known. */
  closesAt: string | undefined
  onChanged: () => void
}

/** What asks for a person, by groups and by how soon it is late; `j` and `k` walk its rows. */
export function ToDo({ attention, closesAt, onChanged }: Props) {
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
  const box = useRef<HTMLDivElement>(null)
  useRowKeys('to-do', box, rows.length)
  return (
    <section className="today-do" aria-labelledby="today-do">
      <h2 id="today-do">{words.toDo}</h2>
      <GroupLinks chosen={chosen} countOf={(name) => rowsOf(name).length} />
      <div ref={box} className="today-do__rows">
        {attention.unread.map(({ kind, readAt }) => (
          <Note key={kind} look="sun">
            {words.unread(kind, readAt ? when(readAt, language) : words.never)}
          </Note>
        ))}
        {rows.length === 0 ? (
          <EmptyState picture="drop" title={words.empty}>
            {closesAt && words.nextClosing(lastMinute(closesAt, language))}
          </EmptyState>
        ) : (
          <RowsByUrgency rows={rows} onChanged={onChanged} />
        )}
        {attention.putOff > 0 && (
          <p className="quiet tiny">{words.putOffCount(attention.putOff)}</p>
        )}
      </div>
    </section>
  )
}

type RowsProps = { rows: Attention['rows']; onChanged: () => void }

function RowsByUrgency({ rows, onChanged }: RowsProps) {
  const words = useWords(todayWords)
  return byUrgency(rows).map(([urgency, some]) => (
    <section key={urgency} aria-labelledby={`today-${urgency}`}>
      <h3 id={`today-${urgency}`}>
        {words.soon[urgency]} <span className="num">{some.length}</span>
      </h3>
      <ul>
        {some.map((row) => (
          <AttentionRowLine key={`${row.kind} ${row.id}`} row={row} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  ))
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

const urgencies = ['now', 'today', 'later'] as const
type Urgency = (typeof urgencies)[number]

/** Rows that are late or soon to be, those of today, and the rest. */
function byUrgency(rows: Attention['rows']): [Urgency, Attention['rows']][] {
  const now = Date.now()
  const urgencyOf = ({ until }: Attention['rows'][number]): Urgency => {
    if (until === null) return 'later'
    const left = Date.parse(until) - now
    return left < HOUR_MS ? 'now' : left < 24 * HOUR_MS ? 'today' : 'later'
  }
  return urgencies
    .map((urgency): [Urgency, Attention['rows']] => [
      urgency,
      rows.filter((row) => urgencyOf(row) === urgency),
    ])
    .filter(([, some]) => some.length > 0)
}
