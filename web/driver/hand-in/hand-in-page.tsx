import { useState } from 'react'
import { formatEuros, sumOf } from '../../../domain/money.ts'
import { useAction } from '../../client/use-action.ts'
import { FailedNote } from '../frame/failed-note.tsx'
import { driverWords } from '../../words/driver/driver.ts'
import { handInWords } from '../../words/driver/hand-in.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import { CashMove } from '../cash/cash-move.tsx'
import { Stepper } from '../frame/stepper.tsx'
import { sync } from '../memory/sync.ts'
import { type Road, toldAt } from '../road/road.ts'
import { lentBottles, nameOf } from '../road/typed-stop.ts'
import './hand-in.css'

type Props = { road: Road; waiting: number; onBack: () => void }

/** The empties by good, also of a good that no stop has told of. */
const emptiesOf = ({ day, van }: Road) =>
  [...new Set([...van.empties.keys(), ...lentBottles(day)])].map((goodId) => ({
    goodId,
    pieces: van.empties.get(goodId) ?? 0,
  }))

/** What is given back, by the stops; then the driver signs for it. */
export function HandInPage({ road, waiting, onBack }: Props) {
  const words = useWords(handInWords)
  const driver = useWords(driverWords)
  const language = useLanguage()
  const { run, over, open, van } = road
  const [full, setFull] = useState(van.full)
  const [counted, setCounted] = useState<Readonly<Record<number, number>>>({})
  const [signedAt, setSignedAt] = useState<string>()
  const { busy, errors, run: doIt } = useAction(driver.failed)
  const params = { id: String(run.id) }
  const empties = emptiesOf(road).map((good) => ({ ...good, count: counted[good.goodId] }))
  const failed = over.filter(({ outcome, told: before }) =>
    outcome.state === 'waiting' ? before === 'failed' : outcome.state === 'failed',
  ).length
  const told = over.flatMap((stop) => toldAt(stop) ?? [])
  const cash = (cents: number) => formatEuros(cents, language)
  const comeBack = () =>
    doIt(async () => {
      await sync()
      await api.moveOwnRun({ params, body: { to: 'handing_in' } })
      await sync()
    })
  const sign = () =>
    doIt(async () => {
      const given = empties.map(({ goodId, pieces, count = pieces }) => ({ goodId, pieces: count }))
      const empty = sumOf(given, ({ pieces }) => pieces)
      const body = { full, empty, empties: given, cashCents: van.cashCents }
      setSignedAt((await api.signOwnRun({ params, body })).signedAt)
    })
  const isBack = run.state === 'handing_in'
  return (
    <Frame
      title={words.title}
      note={words.run(run.number, run.plate)}
      onBack={onBack}
      acts={
        <>
          <FailedNote text={Object.values(errors)[0]} />
          {signedAt ? (
            <output className="hand-in-signed">{words.signed}</output>
          ) : isBack ? (
            <BigButton big busy={busy} onClick={() => void sign()}>
              {words.sign}
            </BigButton>
          ) : (
            <BigButton big busy={busy} onClick={() => void comeBack()}>
              {words.comeBack}
            </BigButton>
          )}
        </>
      }
    >
      {waiting > 0 && <p className="hand-in-waits">{words.waiting(waiting)}</p>}
      {open.length > 0 && <p className="hand-in-waits">{words.open(open.length)}</p>}
      <dl className="hand-in-sums">
        <div>
          <dt>{words.stops}</dt>
          <dd>{words.ofThem(over.length, failed)}</dd>
        </div>
        <div>
          <dt>{words.left}</dt>
          <dd>{sumOf(told, (fact) => sumOf(fact.counts, ({ left }) => left))}</dd>
        </div>
      </dl>
      <Stepper
        label={words.full}
        note={words.byStops(van.full)}
        value={full}
        planned={van.full}
        onChange={setFull}
      />
      {empties.map(({ goodId, pieces, count = pieces }) => (
        <Stepper
          key={goodId}
          label={words.empty(nameOf(road.day, goodId))}
          note={words.byStops(pieces)}
          value={count}
          planned={pieces}
          onChange={(next) => setCounted({ ...counted, [goodId]: next })}
        />
      ))}
      <dl className="hand-in-sums">
        <div>
          <dt>
            {words.cash}
            <small>
              {cash(van.cashCents - run.floatCents + run.spentCents)} + {words.float}{' '}
              {cash(run.floatCents)}
              {run.spentCents > 0 && ` − ${words.spent} ${cash(run.spentCents)}`}
            </small>
          </dt>
          <dd>{cash(van.cashCents)}</dd>
        </div>
      </dl>
      {!signedAt && <CashMove run={run} />}
      <p>{words.warehouse}</p>
    </Frame>
  )
}
