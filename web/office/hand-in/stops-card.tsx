import { dayOf } from '../../../domain/calendar.ts'
import { onDate } from '../../../domain/calendar/phrases.ts'
import { formatChange, formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { handInWords } from '../../words/office/hand-in.ts'
import { runWords } from '../../words/office/runs.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { asked, isOfRun, markOf, type Run, type RunStop, shortGood } from '../runs/run.ts'
import { useRunAct } from '../runs/use-run-act.ts'
import { api } from '../session/api.ts'

/** Only the stops that need a look; the rest is one line. */
export function StopsCard({ run, onChanged }: { run: Run; onChanged: () => void }) {
  const words = useWords(handInWords)
  const stops = run.stops.filter(isOfRun)
  const toLook = stops.filter(needsLook)
  return (
    <section aria-labelledby="hand-in-stops">
      <div className="hand-in__head">
        <h2 id="hand-in-stops">{words.stops}</h2>
        <span className="quiet">
          {[
            toLook.length > 0 && words.stopsLook(toLook.length),
            words.asPlanned(stops.length - toLook.length),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </div>
      <ul>
        {toLook.map((stop) => (
          <StopToLook key={stop.id} stop={stop} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

function needsLook(stop: RunStop): boolean {
  const { told, cashDueCents } = stop
  if (told.state !== 'delivered') return true
  const planned = asked(stop)
  const mark = markOf(stop)
  const isOther =
    planned.full !== mark.full || planned.empties !== mark.empties || otherGoods(stop).length > 0
  return told.waitsForReview || isOther || told.cashCents !== cashDueCents
}

/** Goods without a bottle of which another number was left than ordered. */
function otherGoods({ goods, told }: RunStop): string[] {
  return goods.flatMap(({ goodId, name, isBottle, ordered }) => {
    const left = told.counts.find((count) => count.goodId === goodId)?.left ?? 0
    return isBottle || left === ordered ? [] : [`${shortGood(name)} ${ordered} → ${left}`]
  })
}

function StopToLook({ stop, onChanged }: { stop: RunStop; onChanged: () => void }) {
  const words = useWords(handInWords)
  const runs = useWords(runWords)
  const mayDo = useMayDo()
  const { busy, message, act } = useRunAct(onChanged)
  const { position, address, customer, told, movedOn } = stop
  const differences = useDifferences(stop)
  const review = () => api.reviewStop({ params: { id: String(stop.id) } })
  return (
    <li className="hand-in-stop">
      <p>
        <b>
          {position}. {address}
        </b>{' '}
        <span className="quiet">{customer}</span>
        <br />
        {differences.join(', ')}
      </p>
      <FailedNote text={message} />
      {movedOn && mayDo('changeOrders') && (
        <Button look="line" onClick={() => startDeed({ deed: 'move', orderIds: stop.orderIds })}>
          {words.otherDay}
        </Button>
      )}
      {told.waitsForReview && mayDo('correctEvents') && (
        <Button look="line" busy={busy} onClick={() => void act(review, runs.reviewed)}>
          {runs.review}
        </Button>
      )}
    </li>
  )
}

/** In words, what of a stop is not as it was planned. */
function useDifferences(stop: RunStop) {
  const words = useWords(handInWords)
  const runs = useWords(runWords)
  const language = useLanguage()
  const { told, cashDueCents, movedOn, depositCents, accountCents } = stop
  const planned = asked(stop)
  const mark = markOf(stop)
  const euros = (cents: number) => formatEuros(cents, language)
  const flags = told.flags.map((flag) => runs.flags[flag] ?? flag)
  if (told.state === 'waiting') return [words.notTold, ...flags]
  return [
    planned.full !== mark.full && `${runs.full} ${planned.full} → ${mark.full}`,
    planned.empties !== mark.empties && `${runs.empties} ${planned.empties} → ${mark.empties}`,
    ...(told.state === 'delivered' ? otherGoods(stop) : []),
    told.cashCents !== cashDueCents &&
      `${words.cashTold} ${euros(told.cashCents)}, ${words.cashDue} ${euros(cashDueCents)}`,
    told.code && (runs.codes[told.code] ?? told.code),
    depositCents !== null &&
      depositCents !== 0 &&
      words.deposit(formatChange(depositCents, language)),
    accountCents !== null &&
      accountCents !== 0 &&
      words.account(formatChange(accountCents, language)),
    movedOn && words.movedOn(onDate(dayOf(movedOn), language)),
    ...flags,
  ].filter(Boolean)
}
