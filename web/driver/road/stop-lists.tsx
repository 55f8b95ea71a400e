import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import type { Expected } from './expected.ts'
import type { Road, RoadStop } from './road.ts'
import { StopLine } from './stop-line.tsx'
import './road.css'

type Props = {
  day: Road['day']
  stops: readonly RoadStop[]
  onOpen: (stop: RoadStop) => void
}

type LaterProps = Props & {
  expected: ReadonlyMap<number, Expected>
  onNext: (stop: RoadStop) => void
}

/** What comes after the next stop; any of them can be made the next. */
export function LaterStops({ day, stops, expected, onOpen, onNext }: LaterProps) {
  const words = useWords(roadWords)
  return (
    <section className="road-list">
      <h2>{words.afterwards}</h2>
      <ul>
        {stops.map((stop) => (
          <StopLine
            key={stop.id}
            day={day}
            stop={stop}
            expected={expected.get(stop.id)}
            onOpen={() => onOpen(stop)}
            onNext={() => onNext(stop)}
          />
        ))}
      </ul>
    </section>
  )
}

/** What is over, folded; it can be corrected until the run is handed in. */
export function OverStops({ day, stops, onOpen }: Props) {
  const words = useWords(roadWords)
  return (
    <details className="road-list">
      <summary>{words.over(stops.length)}</summary>
      <ul>
        {stops.map((stop) => (
          <StopLine
            key={stop.id}
            day={day}
            stop={stop}
            onOpen={stop.state === 'waiting' ? () => onOpen(stop) : undefined}
          />
        ))}
      </ul>
    </details>
  )
}
