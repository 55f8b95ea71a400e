import { useState } from 'react'
import { Link } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { addDays, type Day, dayOf, daysBetween, weekdayOf } from '../../../domain/calendar.ts'
import { numericDate, weekdayShort } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { closingWords } from '../../words/office/closing.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import { WeekCell } from './week-cell.tsx'
import './week-plan.css'

type Week = Answer<OfficeCalls['readWeek']>

const WEEK = 7

/** Zones by days: what each has, beside what it can take. A day's head opens its runs. */
export function WeekPlan({ shown }: { shown: Day }) {
  const words = useWords(closingWords).week
  const { today } = useSession().session
  /** Another week than that of the shown day, until another day is shown. */
  const [turned, setTurned] = useState<{ shown: Day; from: Day }>()
  const weeks = Math.floor(daysBetween(dayOf(today), shown) / WEEK)
  const from = turned?.shown === shown ? turned.from : addDays(dayOf(today), weeks * WEEK)
  const turn = (days: number) => setTurned({ shown, from: addDays(from, days) })
  const week = useLoaded(`week ${from}`, () => api.readWeek({ query: { from } }))
  useLive(['orders', 'calendar', 'own'], week.reload)
  return (
    <section className="closing-week" aria-labelledby="week-title">
      <div className="closing-week__head">
        <h2 id="week-title">{words.title}</h2>
        <IconButton icon="left" label={words.before} onClick={() => turn(-WEEK)} />
        <IconButton icon="right" label={words.after} onClick={() => turn(WEEK)} />
      </div>
      <Loading from={week}>{(value) => <WeekTable week={value} shown={shown} />}</Loading>
    </section>
  )
}

function WeekTable({ week, shown }: { week: Week; shown: Day }) {
  const words = useWords(closingWords).week
  const language = useLanguage()
  const { days, zones, idle } = week
  return (
    <>
      <div className="closing-week__scroll">
        <table className="closing-week__table num">
          <caption className="quiet tiny">{words.explained}</caption>
          <WeekHead days={days} shown={shown} />
          <tbody>
            {zones.map((zone) => (
              <tr key={zone.code}>
                <th scope="row">
                  <b className="closing-week__code">{zone.code}</b>
                  <span>{language === 'en' ? zone.nameEn : zone.nameLv}</span>
                </th>
                {zone.days.map((load, at) => (
                  <WeekCell key={days[at]!.day} load={load} maxBottles={zone.maxBottles} />
                ))}
              </tr>
            ))}
          </tbody>
          <WeekSums week={week} />
        </table>
      </div>
      {idle.length > 0 && <p className="quiet tiny">{words.idle(idle.join(', '))}</p>}
    </>
  )
}

function WeekHead({ days, shown }: { days: Week['days']; shown: Day }) {
  const words = useWords(closingWords).week
  const language = useLanguage()
  return (
    <thead>
      <tr>
        <th scope="col">{words.route}</th>
        {days.map(({ day, isClosed }) => (
          <th key={day} scope="col" className={day === shown ? 'closing-week__shown' : undefined}>
            <Link to={`/?day=${day}`}>{shortDay(dayOf(day), language)}</Link>
            {isClosed && <small>{words.closed}</small>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function WeekSums({ week: { days, zones } }: { week: Week }) {
  const words = useWords(closingWords).week
  const sumOf = (at: number, what: 'bottles' | 'stops') =>
    zones.reduce((sum, zone) => sum + zone.days[at]![what], 0)
  return (
    <tfoot>
      <tr>
        <th scope="row">{words.sum}</th>
        {days.map(({ day }, at) => (
          <td key={day}>
            <b>{sumOf(at, 'bottles')}</b>
            <small>{words.stops(sumOf(at, 'stops'))}</small>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

/** "Pk 27.11." */
const shortDay = (day: Day, language: 'lv' | 'en') =>
  `${weekdayShort(weekdayOf(day), language)} ${numericDate(day, language).slice(0, language === 'en' ? 5 : 6)}`
