import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { formatEuros } from '../../../domain/money.ts'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { todayWords } from '../../words/office/today.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMay } from '../session/session.ts'
import { lastMinute } from '../session/when.ts'
import { ordersOn } from './orders-on.ts'

/** Open lines of which nobody is proposed. */
const unknownPath = '/bank?filter=state:in:open;class:in:H'

export type Head = Answer<OfficeCalls['readTodayHead']>

/** Three rows of numbers, each opening what it counts. */
export function TodayHead({ head: { today, tomorrow, money } }: { head: Head }) {
  const words = useWords(todayWords)
  const language = useLanguage()
  const maySeeCash = useMay('moveCash')
  const mayPlan = useMay('changeZones')
  const mayClose = useMay('closeDays')
  const euros = (cents: number) => formatEuros(cents, language)
  return (
    <dl className="today-head">
      <Row name={words.head.today}>
        <Link to={ordersOn(today.day)}>{words.head.stops(today.stopsDone, today.stops)}</Link>
        <Link to={ordersOn(today.day)}>{words.head.out(today.full)}</Link>
        <Link to={ordersOn(today.day)}>{words.head.back(today.empties)}</Link>
        <To path="/cash" may={maySeeCash}>
          {words.head.cash(euros(today.cashCents))}
        </To>
      </Row>
      <Row name={words.head.tomorrow}>
        <Link to={ordersOn(tomorrow.day)}>{words.head.planned(tomorrow.stops)}</Link>
        <Link to={ordersOn(tomorrow.day)}>{words.head.bottles(tomorrow.bottles)}</Link>
        {tomorrow.room !== null && (
          <To path="/plan/zones" may={mayPlan}>
            {words.head.room(tomorrow.room)}
          </To>
        )}
        <To path="/plan" may={mayClose}>
          {words.head.closes(lastMinute(tomorrow.closesAt, language))}
        </To>
      </Row>
      {money && (
        <Row name={words.head.money}>
          <Link to="/debts">{words.head.overdue(euros(money.overdueCents))}</Link>
          <Link to={unknownPath}>{words.head.unknown(money.unknownLines)}</Link>
          <Link to="/cash">{words.head.onTheWay(euros(money.onTheWayCents))}</Link>
        </Row>
      )}
    </dl>
  )
}

/** The place of the rows while they load: the row of money comes to those who see the bank. */
export function TodayHeadComing() {
  const words = useWords(frameWords)
  const rows = useMay('importStatements') ? 3 : 2
  return (
    <div className={`today-head-coming today-head-coming--${rows}-rows`}>
      <Skeleton label={words.loading}>
        <SkeletonBlock shape="rows" />
      </Skeleton>
    </div>
  )
}

type ToProps = { path: string; may: boolean; children: ReactNode }

/** A number whose page the person has not is a number alone. */
const To = ({ path, may, children }: ToProps) =>
  may ? <Link to={path}>{children}</Link> : <span>{children}</span>

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
