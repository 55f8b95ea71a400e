import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { dayOf, dayOfMonth, weekdayOf } from '../../../domain/calendar.ts'
import { numericDate, weekdayShort } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { todayWords } from '../../words/office/today.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMay } from '../session/session.ts'
import { ordersOn } from './orders-on.ts'

type Coming = Answer<OfficeCalls['readTodayHead']>['coming']

/** Beside the list: the next days against what the vans take, and what has its day soon. */
export function ComingDays({ coming }: { coming: Coming }) {
  const { coming: words } = useWords(todayWords)
  const language = useLanguage()
  const { days, vanBottles } = coming
  return (
    <aside className="today-coming">
      <section aria-labelledby="today-days">
        <h2 id="today-days">{words.title}</h2>
        <p className="quiet tiny">{words.against(vanBottles)}</p>
        <ul className="today-days num">
          {days.map(({ day, bottles }) => {
            const weekday = weekdayShort(weekdayOf(dayOf(day)), language)
            const isOver = vanBottles > 0 && bottles > vanBottles
            return (
              <li key={day}>
                <Link to={ordersOn(day)} className={isOver ? 'today-days__over' : undefined}>
                  <span>{bottles}</span>
                  <i style={{ '--full': `${shareOf(bottles, vanBottles)}%` } as CSSProperties} />
                  <small>
                    {weekday} {dayOfMonth(dayOf(day))}
                  </small>
                </Link>
              </li>
            )
          })}
        </ul>
      </section>
      <Soon coming={coming} />
    </aside>
  )
}

const shareOf = (bottles: number, all: number) =>
  all === 0 ? 0 : Math.min(100, Math.round((100 * bottles) / all))

function Soon({ coming: { bills, daysOff } }: { coming: Coming }) {
  const { coming: words } = useWords(todayWords)
  const language = useLanguage()
  const mayPlan = useMay('changeZones')
  const mayBill = useMay('issueBills')
  if (!bills && !daysOff) return null
  // Without its year.
  const dated = (day: string) =>
    numericDate(dayOf(day), language).slice(0, language === 'en' ? 5 : 6)
  return (
    <section aria-labelledby="today-soon">
      <h2 id="today-soon">{words.soon}</h2>
      <dl className="today-soon">
        {bills && (
          <div>
            <dt>{dated(bills.day)}</dt>
            <dd>
              {words.bills(bills.customers, formatEuros(bills.cents, language))}{' '}
              {mayBill && <Link to="/bills">{words.seeBills}</Link>}
            </dd>
          </div>
        )}
        {daysOff && (
          <div>
            <dt>{dated(daysOff.from)}</dt>
            <dd>
              {words.daysOff(daysOff.days, daysOff.orders)}{' '}
              {mayPlan && <Link to="/plan/days">{words.open}</Link>}
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
