import { Link } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { dayTitle } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import { AnswerCounts, useChangeSentence } from './change-line.tsx'
import type { MadeChange, OfficeDay } from './days.ts'
import './days.css'

/** The days that are not as usual, and what was changed before. */
export function DaysPage() {
  const words = useWords(daysWords)
  const days = useLoaded('days', () => api.listOfficeDays())
  const changes = useLoaded('changes', () => api.listCalendarChanges())
  useLive(['calendar', 'own'], () => {
    days.reload()
    changes.reload()
  })
  return (
    <>
      <PlaceHead place="plan" title={words.title}>
        <LinkButton to="/plan/days/change">{words.start}</LinkButton>
      </PlaceHead>
      <div className="days-page">
        <Loading from={days}>{({ rows }) => <Ahead rows={rows} />}</Loading>
        <Loading from={changes}>{({ rows }) => <Changes rows={rows} />}</Loading>
      </div>
    </>
  )
}

function useDayColumns(): Column<OfficeDay>[] {
  const words = useWords(daysWords)
  const language = useLanguage()
  const changeOf = ({ day, nameLv, delivers }: OfficeDay) => {
    const kind = nameLv !== null ? 'ordinary_day' : delivers ? 'day_off' : 'working_day'
    return `/plan/days/change?kind=${kind}&day=${day}`
  }
  return [
    { id: 'day', head: words.day, cell: ({ day }) => dayTitle(dayOf(day), language) },
    {
      id: 'name',
      head: words.name,
      cell: ({ nameLv, nameEn, holiday }) =>
        (language === 'lv' ? nameLv : nameEn) ?? words.holidays[holiday ?? ''] ?? '',
    },
    {
      id: 'drives',
      head: words.drives,
      cell: ({ delivers }) => (delivers ? words.yes : words.no),
    },
    {
      id: 'change',
      head: words.change,
      hideHead: true,
      end: true,
      cell: (row) => (
        <Link to={changeOf(row)} aria-label={words.changeNamed(dayTitle(dayOf(row.day), language))}>
          {words.change}
        </Link>
      ),
    },
  ]
}

function Ahead({ rows }: { rows: readonly OfficeDay[] }) {
  const words = useWords(daysWords)
  const columns = useDayColumns()
  return <DataTable caption={words.ahead} columns={columns} rows={rows} rowKey={({ day }) => day} />
}

function Changes({ rows }: { rows: readonly MadeChange[] }) {
  const words = useWords(daysWords)
  const language = useLanguage()
  const said = useChangeSentence()
  return (
    <section className="days-changes" aria-labelledby="days-changes">
      <h2 id="days-changes">{words.made}</h2>
      {rows.length === 0 && <p className="quiet">{words.noneMade}</p>}
      <ul>
        {rows.map(({ id, change, by, madeAt, isUndone, answers }) => (
          <li key={id}>
            <Link to={`/plan/days/${id}`}>{said(change)}</Link>
            {isUndone && `, ${words.undone}`}
            <p className="quiet tiny">
              {by ?? ''} {when(madeAt, language)}
            </p>
            <AnswerCounts answers={answers} />
          </li>
        ))}
      </ul>
    </section>
  )
}
