import { formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { handInWords } from '../../words/office/hand-in.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { isAhead, isOfRun, type Run, shortGood, sum } from '../runs/run.ts'
import { useRunAct } from '../runs/use-run-act.ts'
import { api } from '../session/api.ts'
import { clockOf } from '../session/when.ts'
import { type HandIn, openAmounts } from './hand-in.ts'

type Props = { run: Run; handIn: HandIn; onChanged: () => void }

/** What settling does, what is still in its way, and the press. */
export function SettleCard({ run, handIn, onChanged }: Props) {
  const words = useWords(handInWords)
  const mayDo = useMayDo()
  const { busy, message, act } = useRunAct(onChanged)
  const missing = useMissing(run, handIn)
  const mayPress = mayDo('settleRuns') && run.state === 'handing_in' && missing.length === 0
  const settle = () => {
    const params = { id: String(run.id) }
    void act(() => api.moveRun({ params, body: { to: 'settled' } }), words.settled)
  }
  useShortcuts(mayPress ? [{ keys: 's', label: words.settle, group: 'page', run: settle }] : [])
  if (run.state === 'settled') return null
  return (
    <section className="hand-in-settle" aria-labelledby="hand-in-settle">
      <h2 id="hand-in-settle">{words.ifSettled}</h2>
      {missing.length > 0 ? (
        <>
          <p>{words.notReady}</p>
          <ul>
            {missing.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      ) : (
        <Effects handIn={handIn} />
      )}
      <Signature signed={handIn.signed} />
      <FailedNote text={message} />
      {mayPress && (
        <Button wide busy={busy} onClick={settle}>
          {words.settle}
        </Button>
      )}
      <p className="quiet tiny">{words.after}</p>
    </section>
  )
}

/** What goes to the store and to the safe. */
function Effects({ handIn: { bottles, cash } }: Pick<Props, 'handIn'>) {
  const words = useWords(handInWords)
  const language = useLanguage()
  const counted = bottles.goods.flatMap((good) =>
    good.isBottle && good.counted ? [good.counted] : [],
  )
  const full = sum(counted.map((count) => count.full))
  const empty = sum(counted.map((count) => count.empty))
  return (
    <ul>
      <li>{words.ready}</li>
      <li>{words.toStore(full, empty)}</li>
      {cash.countedCents !== null && (
        <li>{words.toSafe(formatEuros(cash.countedCents, language))}</li>
      )}
    </ul>
  )
}

/** What the driver says that he gave back; a dead phone signs nothing, and that holds up nothing. */
function Signature({ signed }: Pick<HandIn, 'signed'>) {
  const words = useWords(handInWords)
  const language = useLanguage()
  if (!signed) return <p>{words.notSigned}</p>
  const { driver, signedAt, full, empty, empties, cashCents } = signed
  const byGood = empties.map(({ name, pieces }) => `${shortGood(name)} ${pieces}`).join(', ')
  const time = clockOf(signedAt)
  return (
    <p>{words.signed(driver, time, { full, empty, byGood }, formatEuros(cashCents, language))}</p>
  )
}

/** Whether the cash must be counted only the server knows: another run of the shift may be out. */
function useMissing(run: Run, handIn: HandIn): string[] {
  const words = useWords(handInWords)
  const open = openAmounts(handIn).size
  const stops = run.stops.filter(
    (stop) => isOfRun(stop) && (stop.state === 'waiting' || isAhead(stop)),
  )
  const transfers = run.transfers.filter(({ state }) => state === 'open').length
  return [
    ...(handIn.bottles.isCounted ? [] : [words.needsCount]),
    ...(open > 0 ? [words.needsReasons(open)] : []),
    ...(stops.length > 0 ? [words.needsStops(stops.length)] : []),
    ...(transfers > 0 ? [words.needsTransfers(transfers)] : []),
  ]
}
