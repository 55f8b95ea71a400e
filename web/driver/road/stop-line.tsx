import { sumOf } from '../../../domain/money.ts'
import { Icon } from '../../ui/icon.tsx'
import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import type { Expected } from './expected.ts'
import { ExpectedLine } from './expected-line.tsx'
import { emptyRows, leftRows, nothingTyped } from './typed-stop.ts'
import { houseOf, type Road, type RoadStop, dueAt } from './road.ts'
import './road.css'

type Words = (typeof roadWords)['lv']

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
  const { address, customer, position, isFirstVisit } = stop
  const facts = (
    <>
      <b className="road-line__place">{position}</b>
      <span>
        <b>{houseOf(stop)}</b>
        <small>{[customer, isFirstVisit && words.first].filter(Boolean).join(', ')}</small>
        <small>{sayOf(day, stop, words, onOpen !== undefined)}</small>
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

/** What is to be done at a stop, or what was. */
function sayOf(day: Road['day'], stop: RoadStop, words: Words, isOpen: boolean): string {
  const { kind, outcome, told, last } = stop
  const state = outcome.state === 'waiting' && told !== 'waiting' ? told : outcome.state
  if (state === 'waiting') {
    const empties = sumOf(emptyRows(day, stop, nothingTyped), ({ announced }) => announced)
    const full = sumOf(leftRows(day, stop, nothingTyped), ({ ordered }) => ordered)
    return words.kinds[kind] || words.takeAndLeave(empties, full)
  }
  const paysByLink = outcome.state === 'delivered' && outcome.fact.paysBy === 'link'
  const isPaid = paysByLink && dueAt(day, stop, outcome.fact.counts) === 0
  return [
    words.outcomes[state],
    last && words.states[last.state],
    paysByLink && words.linkStates[isPaid ? 'paid' : 'open'],
    isOpen && words.correct,
  ]
    .filter(Boolean)
    .join(', ')
}
