import { rigaTime } from '../../../domain/calendar/riga-time.ts'
import { formatEuros, sumOf } from '../../../domain/money.ts'
import { handInWords } from '../../words/driver/hand-in.ts'
import { loadingWords } from '../../words/driver/loading.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CashMove } from '../cash/cash-move.tsx'
import { BigButton } from '../frame/big-button.tsx'
import { FailedNote } from '../frame/failed-note.tsx'
import { Frame } from '../frame/frame.tsx'
import { Stepper } from '../frame/stepper.tsx'
import { isBottle, type Road, toldAt } from '../road/road.ts'
import { useUnsent } from '../outbox/use-unsent.ts'
import { nameOf } from '../road/typed-stop.ts'
import { useHandIn } from './use-hand-in.ts'
import './hand-in.css'

type Props = { road: Road; onBack: () => void }

/** What is given back, by the stops; then the driver signs for it. */
export function HandInPage({ road, onBack }: Props) {
  const words = useWords(handInWords)
  const { run, open, van } = road
  const handIn = useHandIn(road)
  return (
    <Frame
      title={words.title}
      note={words.run(run.number, run.plate)}
      onBack={onBack}
      acts={<Acts handIn={handIn} isBack={run.state === 'handing_in'} />}
    >
      <Unsent />
      {open.length > 0 && <p className="hand-in-waits">{words.open(open.length)}</p>}
      <StopSums road={road} />
      <Stepper
        label={words.full}
        note={words.byStops(van.full)}
        value={handIn.full}
        planned={van.full}
        onChange={handIn.setFull}
      />
      {handIn.empties.map(({ goodId, pieces, count }) => (
        <Stepper
          key={goodId}
          label={words.empty(nameOf(road.day, goodId))}
          note={words.byStops(pieces)}
          value={count}
          planned={pieces}
          onChange={(next) => handIn.setEmpties(goodId, next)}
        />
      ))}
      <CashSum run={run} van={van} />
      {!handIn.signed && <CashMove run={run} purseCents={van.cashCents} />}
      <p>{words.warehouse}</p>
    </Frame>
  )
}

/** What has not gone yet; what goes by itself asks for nothing. */
function Unsent() {
  const unsent = useUnsent()
  if (!unsent || unsent.waiting === 0) return null
  return (
    <output className={unsent.isGoing ? 'hand-in-goes' : 'hand-in-waits'}>
      {[`${unsent.line(unsent.waiting)}.`, unsent.advice].filter(Boolean).join(' ')}
    </output>
  )
}

type ActsProps = { handIn: ReturnType<typeof useHandIn>; isBack: boolean }

/** The van comes back first; what is counted then is signed for. */
function Acts({ handIn: { signed, busy, error, comeBack, sign }, isBack }: ActsProps) {
  const words = useWords(handInWords)
  return (
    <>
      <FailedNote text={error} />
      {signed && <Signed signed={signed} />}
      <BigButton
        big
        look={signed ? 'line' : undefined}
        busy={busy}
        onClick={() => void (isBack ? sign() : comeBack())}
      >
        {signed ? words.signAgain : isBack ? words.sign : words.comeBack}
      </BigButton>
    </>
  )
}

type SignedProps = { signed: NonNullable<ActsProps['handIn']['signed']> }

/** What the driver signed for, on this phone or on another. */
function Signed({ signed: { at, handedIn } }: SignedProps) {
  const words = useWords(handInWords)
  const { signed } = useWords(loadingWords)
  const language = useLanguage()
  return (
    <output className="hand-in-signed">
      {signed(rigaTime(Date.parse(at)))}
      {handedIn && (
        <small>
          {words.signedFor(
            handedIn.full,
            handedIn.empty,
            formatEuros(handedIn.cashCents, language),
          )}
        </small>
      )}
    </output>
  )
}

function StopSums({ road: { day, over } }: Pick<Props, 'road'>) {
  const words = useWords(handInWords)
  const failed = over.filter(({ outcome, told }) =>
    outcome.state === 'waiting' ? told === 'failed' : outcome.state === 'failed',
  ).length
  const counts = over.flatMap((stop) => toldAt(stop)?.counts ?? [])
  const bottles = counts.filter(({ goodId }) => isBottle(day, goodId))
  return (
    <dl className="hand-in-sums">
      <div>
        <dt>{words.stops}</dt>
        <dd>{words.ofThem(over.length, failed)}</dd>
      </div>
      <div>
        <dt>{words.left}</dt>
        <dd>{sumOf(bottles, ({ left }) => left)}</dd>
      </div>
    </dl>
  )
}

function CashSum({
  run: { floatCents, spentCents },
  van: { cashCents },
}: Pick<Road, 'run' | 'van'>) {
  const words = useWords(handInWords)
  const language = useLanguage()
  const euros = (cents: number) => formatEuros(cents, language)
  return (
    <dl className="hand-in-sums">
      <div>
        <dt>
          {words.cash}
          <small>
            {euros(cashCents - floatCents + spentCents)} + {words.float} {euros(floatCents)}
            {spentCents > 0 && ` − ${words.spent} ${euros(spentCents)}`}
          </small>
        </dt>
        <dd>{euros(cashCents)}</dd>
      </div>
    </dl>
  )
}
