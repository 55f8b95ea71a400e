import { sumOf } from '../../../domain/money.ts'
import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import { emptyRows, leftRows, nothingTyped } from './typed-stop.ts'
import type { Road, RoadStop } from './road.ts'
import './road.css'

type Props = {
  day: Road['day']
  stop: RoadStop
  /** None where the run is handed in already. */
  onOpen?: (() => void) | undefined
  onNext?: () => void
}

/** A stop of the list; its order is the driver's to change. */
export function StopLine({ day, stop, onOpen, onNext }: Props) {
  const words = useWords(roadWords)
  const { address, customer, position, isFirstVisit, outcome, told, last } = stop
  const empties = sumOf(emptyRows(day, stop, nothingTyped), ({ announced }) => announced)
  const full = sumOf(leftRows(day, stop, nothingTyped), ({ ordered }) => ordered)
  const says = outcome.state === 'waiting' && told !== 'waiting' ? told : outcome.state
  return (
    <li>
      <p>
        <b>
          {position}. {address}
        </b>
        <small>{[customer, isFirstVisit && words.first].filter(Boolean).join(', ')}</small>
        <small>
          {says === 'waiting'
            ? words.takeAndLeave(empties, full)
            : [words.outcomes[says], last && words.states[last.state]].filter(Boolean).join(', ')}
        </small>
      </p>
      <span className="road-list__acts">
        {onOpen && (
          <button type="button" onClick={onOpen} aria-label={words.openStop(address)}>
            {says === 'waiting' ? words.open : words.correct}
          </button>
        )}
        {onNext && (
          <button type="button" onClick={onNext} aria-label={words.thisNext(address)}>
            {words.next}
          </button>
        )}
      </span>
    </li>
  )
}
