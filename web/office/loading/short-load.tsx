import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { loadingWords } from '../../words/office/loading.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { shortDay } from '../days/displaced-row.tsx'
import { RetryNote } from '../kit/retry-note.tsx'
import { sum } from '../runs/run.ts'
import { useRunAct } from '../runs/use-run-act.ts'
import { api } from '../session/api.ts'

type Load = Answer<OfficeCalls['readLoad']>
type Waiting = Answer<OfficeCalls['readShortLoad']>['stops'][number]

const toNextDay = ({ stopId, nextOn: day }: Waiting) => ({ stopId, day })

type Props = { runId: string; load: Load; mayCut: boolean; onCut: () => void }

/** The van has less than its plan: who waits is proposed, and cut from the plan by one press. */
export function ShortLoad({ runId, load, mayCut, onCut }: Props) {
  const words = useWords(loadingWords)
  const params = { id: runId }
  const key = mayCut ? load.short.map(({ goodId, pieces }) => `${goodId}:${pieces}`).join() : ''
  const read = useLoaded(key || undefined, () => api.readShortLoad({ params }))
  const { value } = read
  const { busy, message, act } = useRunAct(onCut)
  const nameOf = (goodId: number) =>
    load.goods.find((good) => good.goodId === goodId)?.name ?? String(goodId)
  const cut = (stops: readonly Waiting[]) =>
    void act(
      () => api.cutShortLoad({ params, body: { stops: stops.map(toNextDay) } }),
      words.shortDone(stops.length),
    )
  return (
    <section className="loading__short" aria-labelledby="load-short">
      <h2 id="load-short">{words.shortTitle(sum(load.short.map(({ pieces }) => pieces)))}</h2>
      <p>{load.short.map((good) => `${nameOf(good.goodId)}: ${good.pieces}`).join('; ')}</p>
      <RetryNote from={read} />
      {value && value.short.length === 0 && <p className="quiet">{words.shortSpares}</p>}
      {value && value.stops.length > 0 && (
        <>
          <p className="quiet">{words.shortText}</p>
          <ul>
            {value.stops.map((stop) => (
              <WaitingLine key={stop.stopId} stop={stop} />
            ))}
          </ul>
          <FailedNote text={message} />
          <Button busy={busy} onClick={() => cut(value.stops)}>
            {words.shortDo(value.stops.length)}
          </Button>
        </>
      )}
      {value && value.left.length > 0 && <p>{words.shortLeft}</p>}
    </section>
  )
}

function WaitingLine({ stop }: { stop: Waiting }) {
  const words = useWords(loadingWords)
  const language = useLanguage()
  const { address, customer, goods, bottlesAtHome, nextOn } = stop
  const facts = [
    words.shortPieces(sum(goods.map(({ pieces }) => pieces))),
    bottlesAtHome === null ? words.homeUnknown : words.home(bottlesAtHome),
    words.waitsUntil(shortDay(nextOn, language)),
  ]
  return (
    <li>
      <b>{address}</b> {customer}
      <br />
      <span className="quiet">{facts.join(' · ')}</span>
    </li>
  )
}
