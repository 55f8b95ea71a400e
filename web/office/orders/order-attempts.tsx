import { Link } from 'react-router'
import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { orderWords } from '../../words/office/orders.ts'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { DoorPhotos } from '../kit/door-photos.tsx'
import { clockOf } from '../session/when.ts'

type Attempt = OfficeOrder['attempts'][number]

/** Each time that a van was at the door: what the customer had declared and what was counted. */
export function OrderAttempts({ order: { attempts } }: { order: OfficeOrder }) {
  const words = useWords(orderWords)
  if (attempts.length === 0) return null
  return (
    <section aria-labelledby="order-attempts">
      <h3 id="order-attempts">{words.attempts}</h3>
      <ul className="orders-attempts">
        {attempts.map((attempt) => (
          <AttemptLine key={attempt.id} attempt={attempt} />
        ))}
      </ul>
    </section>
  )
}

function AttemptLine({ attempt }: { attempt: Attempt }) {
  const words = useWords(orderWords)
  const { codes } = useWords(runWords)
  const language = useLanguage()
  const { day, at, outcome, reason, nextOn, driver, plate, runId, counts } = attempt
  const when = `${numericDate(dayOf(day), language)} ${clockOf(at)}`
  const by = [driver, plate].filter(Boolean).join(', ')
  return (
    <li>
      <p>
        <b>{words[outcome]}</b> {when}
        {by !== '' && <>, {by}</>}
        {runId !== null && (
          <>
            , <Link to={`/runs/${runId}`}>{words.run(runId)}</Link>
          </>
        )}
      </p>
      {outcome === 'undelivered' && (
        <p className="quiet">
          {[
            reason && (codes[reason] ?? reason),
            nextOn && words.next(numericDate(dayOf(nextOn), language)),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      <DoorPhotos ids={attempt.photos} />
      {counts.map(({ goodId, name, left, ordered, declared, taken, runSurplus }) => (
        <p key={goodId} className="quiet">
          {name}: {words.counts(left, ordered, taken, declared)}
          {runSurplus !== null &&
            (runSurplus !== 0 || declared + taken > 0) &&
            `, ${words.runCounted(runSurplus)}`}
        </p>
      ))}
    </li>
  )
}
