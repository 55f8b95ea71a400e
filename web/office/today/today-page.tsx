import type { Right } from '../../../domain/staff/rights.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { rightsWords } from '../../words/office/rights.ts'
import { todayWords } from '../../words/office/today.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { RetryNote } from '../kit/retry-note.tsx'
import { useLive } from '../live/use-live.ts'
import { DayRuns } from '../runs/day-runs.tsx'
import { api } from '../session/api.ts'
import { useDayInFocus } from '../session/day-in-focus.ts'
import { useMay, useSession } from '../session/session.ts'
import { ComingDays } from './coming-days.tsx'
import { DaySwitch } from './day-switch.tsx'
import { ToDo } from './to-do.tsx'
import { type Head, TodayHead, TodayHeadComing } from './today-head.tsx'
import './today.css'

/** What asks for a person, the first to be too late first; and what the person may do. */
export function TodayPage() {
  const maySee = useMay('seeToday')
  const { day } = useDayInFocus()
  const attention = useLoaded(maySee ? 'attention' : undefined, () => api.readAttention())
  const today = useLoaded(maySee ? 'head' : undefined, () => api.readTodayHead())
  useLive(['approvals', 'orders', 'mails', 'own'], attention.reload)
  const head = today.value
  useLive(['orders', 'run', 'own'], today.reload)
  return (
    <>
      <DaySwitch />
      <Greeting />
      {maySee && <Numbers today={today} />}
      {maySee && <DayRuns day={day} />}
      {maySee && (
        <Loading from={attention}>
          {(value) => (
            <div className="today-work">
              <ToDo
                attention={value}
                closesAt={head?.tomorrow.closesAt}
                onChanged={attention.reload}
              />
              {head && <ComingDays coming={head.coming} />}
            </div>
          )}
        </Loading>
      )}
      {(!maySee || attention.value || attention.hasFailed) && <OwnRights />}
    </>
  )
}

/** A driver's work is on the phone. */
function Greeting() {
  const words = useWords(todayWords)
  const { staff } = useSession().session
  return (
    <p>
      {words.greeting(staff.name.split(' ')[0]!)} <a href="/">{words.toShop}</a>
      {staff.roles.includes('driver') && (
        <>
          {' · '}
          <a href="/driver">{words.toPhone}</a>
        </>
      )}
    </p>
  )
}

type NumbersProps = {
  today: { value: Head | undefined; hasFailed: boolean; reload: () => void }
}

function Numbers({ today }: NumbersProps) {
  const { value: head, hasFailed } = today
  return (
    <>
      {!head && !hasFailed && <TodayHeadComing />}
      <RetryNote from={today} />
      {head && <TodayHead head={head} />}
    </>
  )
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
