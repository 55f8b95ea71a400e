import { sumOf } from '../../../domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import type { Expected } from './expected.ts'
import { ExpectedLine } from './expected-line.tsx'
import { emptyRows, leftRows, nothingTyped } from './typed-stop.ts'
import { houseOf, type Road, type RoadStop, dueAt } from './road.ts'
import './road.css'

type Props = {
  day: Road['day']
  stop: RoadStop
  expected?: Expected | undefined
  /** None where the run is handed in already. */
  onOpen?: (() => void) | undefined
  onNext?: () => void
}

/** A stop of the list; its order is the driver's to change. */
export function StopLine({ day, stop, expected, onOpen, onNext }: Props) {
  const words = useWords(roadWords)
  const { address, customer, position, isFirstVisit, outcome, told, last } = stop
  const empties = sumOf(emptyRows(day, stop, nothingTyped), ({ announced }) => announced)
  const full = sumOf(leftRows(day, stop, nothingTyped), ({ ordered }) => ordered)
  const paysByLink = outcome.state === 'delivered' && outcome.fact.paysBy === 'link'
  const isPaid = paysByLink && dueAt(day, stop, outcome.fact.counts) === 0
  const says = outcome.state === 'waiting' && told !== 'waiting' ? told : outcome.state
  const state =
    says === 'waiting'
      ? words.kinds[stop.kind] || words.takeAndLeave(empties, full)
      : [
          words.outcomes[says],
          last && words.states[last.state],
          paysByLink && words.linkStates[isPaid ? 'paid' : 'open'],
          onOpen && words.correct,
        ]
          .filter(Boolean)
          .join(', ')
  const facts = (
    <>
      <b className="road-line__place">{position}</b>
      <span>
        <b>{houseOf(stop)}</b>
        <small>{[customer, isFirstVisit && words.first].filter(Boolean).join(', ')}</small>
        <small>{state}</small>
        {expected?.promised && <ExpectedLine expected={expected} />}
      </span>
    </>
  )
  return (
    <li className="road-line">
      {onOpen ? (
        <button type="button" onClick={onOpen}>
          {facts}
        </button>
      ) : (
        <p>{facts}</p>
      )}
      {onNext && (
        <button
          type="button"
          className="road-line__next"
          aria-label={words.thisNext(address)}
          onClick={onNext}
        >
          <Icon name="back" size={28} />
        </button>
      )}
    </li>
  )
}
